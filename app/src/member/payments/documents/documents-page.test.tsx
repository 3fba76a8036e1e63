import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun, mara } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Profile } from '../../../lib/session/session.ts'
import { DocumentPage } from './document-page.tsx'
import { DocumentsPage } from './documents-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const note = {
  ...{ number: 'CN-2026-000007', kind: 'CREDIT_NOTE', issued_at: '2026-11-13T06:20:31Z' },
  ...{ reference: 'pay_Au19tpQ7', corrects: 'OR-2026-000123', currency: 'PHP', vat_rate: '12.00' },
  seller: { legal_name: 'Switchboard Demo, Inc.', address: 'Taguig', tin: '000-123-456-00000' },
  buyer: { legal_name: 'Peña & Sons', address: '', tin: '' },
  lines: [{ description: '100 credits refunded: Bought by mistake.', amount: '-98.00' }],
  ...{ net: '-87.50', vat: '-10.50', gross: '-98.00' },
}
const receipt = { ...note, number: 'OR-2026-000123', kind: 'RECEIPT', corrects: null, gross: '980.00' }
const list = (...data: object[]) => json({ data, meta: { page: 1, limit: 20, total: data.length } })
const taxData = json({ data: { legal_name: 'Jun Dela Cruz', address: '', tin: null } })
const members = (role: 'BILLING' | 'DEVELOPER'): Profile => ({
  ...mara,
  team: { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role },
})

function renderPage(answers: Parameters<typeof fakePortal>[0], profile: Profile = jun, number?: string) {
  const { sent } = fakePortal({ 'GET /api/tax-data': taxData, ...answers })
  renderApp(
    <KitScope>{number ? <DocumentPage name="document" params={{ number }} /> : <DocumentsPage />}</KitScope>,
    createTestApp(profile),
  )
  return sent
}

test('documents are listed with their totals, and a year is asked for', async () => {
  const sent = renderPage({ 'GET /api/tax-documents': list(note, receipt) })
  await screen.findByText('Receipt')
  const table = screen.getByRole('table', { name: 'Documents, newest first' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CN-2026-000007.*Credit note.*13 Nov 2026.*PHP −98\.00$/),
    expect.stringMatching(/^OR-2026-000123.*Receipt.*PHP 980\.00$/),
  ])
  expect(screen.getByRole('link', { name: 'OR-2026-000123' })).toHaveAttribute(
    'href',
    '/dashboard/documents/OR-2026-000123',
  )
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2026')
  await expect
    .poll(() => sent.filter(({ operation }) => operation === 'GET /api/tax-documents').length)
    .toBe(2)
  expect(location.search).toBe('?year=2026')
})

test('tax details are set, and a refusal stands at its field', async () => {
  const sent = renderPage({
    'GET /api/tax-documents': list(),
    'PUT /api/tax-data': problem(422, {
      code: 'validation_failed',
      errors: [{ pointer: '#/tin', code: 'pattern', message: 'This isn’t a TIN.' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax details' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter the registered address.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Address'), '7 Mabini Street')
  await userEvent.type(dialog.getByLabelText('TIN'), '123-456')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Check the TIN.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('TIN'), '-789')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This isn’t a TIN.')).toBeVisible()
  expect(sent.find(({ operation }) => operation === 'PUT /api/tax-data')?.body).toEqual({
    ...{ legal_name: 'Jun Dela Cruz', address: '7 Mabini Street', tin: '123-456-789' },
  })
})

test('a document on paper: parties, lines, VAT and what it corrects', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  renderPage({ 'GET /api/tax-documents/document': json({ data: note }) }, jun, note.number)
  await screen.findByRole('heading', { level: 1, name: 'Credit note CN-2026-000007' })
  await screen.findByText('Peña & Sons')
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ Date: '13 Nov 2026', Corrects: 'OR-2026-000123' },
    ...{ Net: 'PHP −87.50', 'VAT 12%': 'PHP −10.50', Total: 'PHP −98.00' },
  })
  expect(screen.getByText('Peña & Sons')).toBeVisible()
  expect(screen.getByText('TIN 000-123-456-00000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a number that isn’t there says so', async () => {
  renderPage(
    { 'GET /api/tax-documents/document': problem(404, { code: 'not_found' }) },
    jun,
    'OR-2026-999999',
  )
  expect(await screen.findByText('There’s no such document')).toBeVisible()
})

test('a developer is told who reads documents, and nothing is asked for', async () => {
  const sent = renderPage({}, members('DEVELOPER'))
  expect(await screen.findByText(/The owner or a billing member can do this/)).toBeVisible()
  expect(sent.filter(({ operation }) => operation.includes('tax'))).toEqual([])
})
