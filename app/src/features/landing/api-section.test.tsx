import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiSection } from './api-section.tsx'

const simSwap = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  name: 'SIM Swap',
  summary: 'Has this number changed SIM?',
  category: 'Fraud prevention',
  tags: [],
  version: 'v1',
  full_version: '1.2.0',
  status: 'ACTIVE',
  price_from: '2.00',
  price_unit: 'call',
  operations: [{ operation_id: 'checkSimSwap', method: 'POST', path: '/check', summary: 'Check a SIM swap' }],
  kyb_required: true,
  conformance: { passed: 46, total: 46, checked_at: '2026-11-18T04:00:00Z' },
  updated_at: '2026-10-06T03:00:00Z',
}

function shown(...answers: (() => Response)[]) {
  let next = 0
  fakePortal({ 'GET /api/api-list-public': () => (answers[next++] ?? problem(501))() })
  renderApp(<ApiSection />)
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('while loading there are skeletons and no number', () => {
  shown(json({ data: [] }))
  expect(screen.getByRole('list', { name: 'APIs, loading' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('One key, one wallet')
})

test('the number in the heading is the number of APIs', async () => {
  shown(json({ data: [simSwap, { ...simSwap, api: 'otp', name: 'One-Time Password', tag: null }] }))
  await heading('Two APIs, one key, one wallet')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a card tells name, version, standing and price, and leads to its documentation', async () => {
  shown(json({ data: [simSwap] }))
  await heading('One API, one key, one wallet')
  const card = screen.getByRole('listitem')
  for (const text of ['v1.2', 'Fraud prevention', 'Conformant, 18 Nov', '2.00 credits a call']) {
    expect(card).toHaveTextContent(text)
  }
  expect(screen.getByRole('link', { name: 'SIM Swap' })).toHaveAttribute('href', '/api/lumina/sim-swap/v1')
  expect(screen.getByRole('link', { name: 'Try it' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=checkSimSwap#try-it',
  )
})

test.each([
  [{ status: 'BETA' }, 'Beta'],
  [{ status: 'DEPRECATED' }, 'Deprecated'],
  [{ conformance: null }, 'Fraud prevention'],
])('%j shows as %j', async (rest, text) => {
  shown(json({ data: [{ ...simSwap, ...rest }] }))
  expect(await screen.findByText(text)).toBeVisible()
})

test('an empty catalogue says so', async () => {
  shown(json({ data: [] }))
  expect(await screen.findByText('No API is published yet')).toBeVisible()
})

test('a failure shows its request id and can be tried again', async () => {
  shown(problem(404, { detail: 'The catalogue is not offered here.' }), json({ data: [simSwap] }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The catalogue is not offered here.')
  expect(alert).toHaveTextContent('req_test01')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('One API, one key, one wallet')
})
