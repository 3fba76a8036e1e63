import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { AdminApiPage } from './admin-api-page.tsx'
import { ApisPage } from './apis-page.tsx'
import { PublishApiPage } from './publish-api-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const version = {
  api: 'museum',
  publisher: 'acme',
  tag: 'museum',
  name: 'Museum',
  version: 'v1',
  full_version: '1.4.2',
  newest: true,
  status: 'ACTIVE',
  sunset_on: null,
  deprecation_reason: null,
  price_from: '0.00',
  price_to: '1.50',
  operations_total: 2,
  subscribers: 214,
  calls: 6120,
  callers: 17,
  upstream: null,
  mocked: false,
  published_at: '2026-11-21T01:42:00.000Z',
  published_by_name: 'Iris Tan',
}
const operation = {
  operation_id: 'buyTicket',
  method: 'POST',
  path: '/tickets',
  summary: 'Buy a ticket',
  price: '1.50',
  price_unit: 'ticket',
}
const detail = {
  ...version,
  operations: [{ ...operation, business_price: '1.35' }],
  price_lists: [],
  top_callers: [{ user_id: 'usr_jun7Q2', name: 'Jun Dela Cruz', calls: 1284, last_called_on: '2026-11-20' }],
  replaced_by: null,
}
const meta = { page: 1, limit: 20, total: 1 }

function renderPage(page: 'list' | 'detail' | 'publish', answers: Parameters<typeof fakePortal>[0]) {
  const portal = fakePortal(answers)
  const params = { api: 'museum', version: 'v1' }
  renderApp(
    <KitScope>
      {page === 'list' && <ApisPage />}
      {page === 'detail' && <AdminApiPage name="adminApi" params={params} />}
      {page === 'publish' && <PublishApiPage />}
    </KitScope>,
  )
  return (path: string) => portal.sent.filter(({ operation: sent }) => sent === path).map(({ body }) => body)
}

test('each version is told with its prices, who calls it, and who published it', async () => {
  renderPage('list', { 'GET /api/admin/apis': json({ data: [version], meta }) })
  const row = within((await screen.findByRole('link', { name: 'Museum v1' })).closest('tr') as HTMLElement)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Museum v1Acme, museum · 1.4.2',
    'Active',
    '0.00 – 1.50',
    '214',
    '6,120by 17 accounts',
    expect.stringMatching(/by Iris Tan$/),
  ])
})

test('filters that find nothing can be cleared, and nothing at all leads to the first one', async () => {
  history.replaceState(null, '', '/admin/apis?search=nobody')
  renderPage('list', { 'GET /api/admin/apis': json({ data: [], meta: { ...meta, total: 0 } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { name: 'No APIs yet' })).toBeVisible()
  expect(location.search).toBe('')
})

test('new prices are reviewed, and sent with what was read', async () => {
  const sent = renderPage('detail', {
    'GET /api/admin/apis/version': json({ data: detail }),
    'POST /api/admin/apis/prices': json({ data: detail }),
  })
  const price = await screen.findByLabelText('Price of Buy a ticket')
  await userEvent.clear(price)
  await userEvent.type(price, 'much')
  expect(screen.getByRole('button', { name: 'Change a price to save' })).toBeDisabled()
  await userEvent.clear(price)
  await userEvent.type(price, '1.25')
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 new price' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('listitem')).toHaveTextContent('Buy a ticket: 1.50 1.25 credits')
  await userEvent.click(dialog.getByRole('button', { name: 'Set new prices' }))
  await expect
    .poll(() => sent('POST /api/admin/apis/prices'))
    .toEqual([
      {
        api: 'museum',
        version: 'v1',
        published_at: version.published_at,
        prices: [{ method: 'POST', path: '/tickets', price: '1.25' }],
      },
    ])
})

test('a price that rises for subscribers is announced, with what was typed; without them it’s set like any other', async () => {
  const rise = async (subscribers: number) => {
    renderPage('detail', { 'GET /api/admin/apis/version': json({ data: { ...detail, subscribers } }) })
    const price = await screen.findByLabelText('Price of Buy a ticket')
    await userEvent.clear(price)
    await userEvent.type(price, '1.75')
  }
  await rise(1)
  expect(screen.getByRole('link', { name: 'Announce the change' })).toHaveAttribute(
    'href',
    `/admin/announcements?${new URLSearchParams({ announce: 'museum/v1', prices: `${operation.operation_id}:1.75` })}`,
  )
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull()
  cleanup()
  await rise(0)
  expect(screen.getByRole('button', { name: 'Review 1 new price' })).toBeEnabled()
})

test('a slip stays at its field; who goes back, or is refused, finds the prices as typed; undo is to what holds', async () => {
  const dotted = {
    ...{ ...operation, operation_id: 'listTickets', method: 'GET', path: '/v1.0/tickets[all]' },
    ...{ summary: 'List tickets', price: '2.00', business_price: '1.80' },
  }
  const sent = renderPage('detail', {
    'GET /api/admin/apis/version': json({ data: { ...detail, operations: [...detail.operations, dotted] } }),
    'POST /api/admin/apis/prices': problem(409, { code: 'document_changed' }),
  })
  const field = async (name: string) => screen.findByLabelText(`Price of ${name}`)
  const type = async (name: string, price: string) => {
    await userEvent.clear(await field(name))
    await userEvent.type(await field(name), price)
  }
  await type('List tickets', '1')
  await type('Buy a ticket', '1,75')
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 new price' }))
  expect(await screen.findByText('Write it like 0.60.')).toBeVisible()
  expect(await field('Buy a ticket')).toHaveFocus()
  await type('Buy a ticket', '1.25')
  await userEvent.click(screen.getByRole('button', { name: 'Review 2 new prices' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Review 2 new prices' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Set new prices' }))
  expect(await screen.findByText('No price has changed.')).toBeVisible()
  expect(sent('POST /api/admin/apis/prices')).toMatchObject([
    { prices: expect.arrayContaining([{ method: 'GET', path: dotted.path, price: '1' }]) },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await field('List tickets')).toHaveValue('2.00')
})

test('who deprecates sees whom it concerns, and says why', async () => {
  const sent = renderPage('detail', {
    'GET /api/admin/apis/version': json({ data: detail }),
    'POST /api/admin/apis/deprecate': json({ data: { ...detail, status: 'DEPRECATED' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Deprecate' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('region', { name: 'Who is affected' })).toHaveTextContent(
    '17 accounts made 6,120 calls to v1 in the last 30 days:Jun Dela Cruz, 1,284 callsand 16 more',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Deprecate' }))
  expect(await dialog.findByText(/Enter a reason/)).toBeVisible()
  expect(sent('POST /api/admin/apis/deprecate')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Move to v2.')
  await userEvent.click(dialog.getByRole('button', { name: 'Deprecate' }))
  await expect
    .poll(() => sent('POST /api/admin/apis/deprecate'))
    .toEqual([{ api: 'museum', version: 'v1', sunset_on: null, reason: 'Move to v2.' }])
})

const check = {
  publishable: true,
  findings: [],
  findings_left_out: 0,
  digest: 'a'.repeat(64),
  preview: {
    api: {
      ...version,
      summary: 'Hours and tickets.',
      category: 'Culture',
      tags: [],
      price_unit: 'call',
      operations: [operation],
      kyb_required: false,
      conformance: null,
      updated_at: version.published_at,
    },
    replaces: { version: 'v1', full_version: '1.4.1', same_address: true },
    changes: [
      {
        kind: 'REMOVED',
        breaking: true,
        text: 'The operation is gone.',
        operations: [operation],
        operations_total: 1,
      },
    ],
    changes_left_out: 0,
    notes: ['2 operations, 1 of them free.'],
  },
}

/** A multipart body can't be read as JSON. */
function publishing(answers: Parameters<typeof fakePortal>[0]) {
  renderPage('publish', {})
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`
    sent.push(path)
    return (answers[path] ?? problem(501))(request)
  })
  return sent
}

async function choose() {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['openapi: 3.1.0'], 'museum.yaml'))
}

test('without a document nothing is sent', async () => {
  const sent = publishing({})
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
  expect(await screen.findByText('Choose the OpenAPI document.')).toBeVisible()
  expect(sent).toEqual([])
})

test('what is wrong is told with its line and place', async () => {
  const findings = [{ line: 12, pointer: '#/info', text: '`info.version` is missing.' }]
  publishing({
    'POST /api/admin/apis/check': json({
      data: { ...check, publishable: false, digest: null, preview: null, findings },
    }),
  })
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
  expect(await screen.findByRole('heading', { name: 'Can’t be published yet' })).toHaveFocus()
  expect(screen.getByText('Line 12').closest('li')).toHaveTextContent('Line 12#/infoinfo.version is missing.')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('where only prices rise for subscribers, they are shown, and announced instead', async () => {
  const answer = { ...check, publishable: false, digest: null }
  publishing({ 'POST /api/admin/apis/check': json({ data: answer }) })
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
  expect(await screen.findByLabelText('Price of Buy a ticket')).toHaveValue('1.50')
  const link = screen.getByRole('link', { name: 'Announce the change' })
  expect(link.getAttribute('href')).toMatch(/announce=museum%2Fv1&prices=\w+%3A1.50(&breaking=\w+)?$/)
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('what it becomes is shown before it is published; a change afterwards asks for another check', async () => {
  const sent = publishing({
    'POST /api/admin/apis/check': json({ data: check }),
    'POST /api/admin/apis': problem(409, { detail: 'Check it again.' }),
  })
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
  expect(await screen.findByRole('heading', { name: 'Ready to publish' })).toBeVisible()
  expect(screen.getByText('This breaks calls that work today.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Nothing was published.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Category (optional)'), 'Culture')
  expect(await screen.findByText('You’ve made changes since the check.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(sent).toEqual(['POST /api/admin/apis/check', 'POST /api/admin/apis'])
})

test('a price that is none is told at its field, and one that the server rejects above the prices', async () => {
  const message = 'The document has no operation POST /tickets.'
  let answer = json({ data: check })
  const sent = publishing({ 'POST /api/admin/apis/check': () => answer() })
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
  const price = await screen.findByLabelText('Price of Buy a ticket')
  await userEvent.clear(price)
  await userEvent.type(price, 'much')
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Write it like 0.60.')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(price)
  expect(sent).toHaveLength(1)
  answer = problem(422, { errors: [{ pointer: '#/price_overrides', code: 'not_allowed', message }] })
  await userEvent.clear(price)
  await userEvent.type(price, '1.75')
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(price).toHaveValue('1.75')
})
