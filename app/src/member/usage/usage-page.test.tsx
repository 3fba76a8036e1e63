import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { priceOfCalls } from '../../../test/price.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { UsagePage } from './usage-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const counts = { calls: 31, answered: 25, rejected: 2, limited: 1, failed: 3 }
const figures = { ...counts, credits: '25.50', median_ms: 87, p95_ms: 231 }
const noCalls = { calls: 0, answered: 0, rejected: 0, limited: 0, failed: 0 }
const none = { ...noCalls, credits: '0.00', median_ms: null, p95_ms: null }
const row = {
  ...{ request_id: 'req_6Zp0vBn3Kt85', at: '2026-11-20T16:03:02Z', api: 'sim-swap', api_name: 'SIM Swap' },
  ...{ operation: 'checkSimSwap', operation_name: 'Check a SIM swap', method: 'POST', path: '/check' },
  ...{ status: 504, outcome: 'FAILED', duration_ms: 10000, credits: '0.00' },
  ...{ key_last_four: 'm7Ky', key_type: 'LIVE' },
}
const summary = {
  time_zone: 'Asia/Manila',
  range: {
    start_date: '2026-11-20',
    end_date: '2026-11-21',
    totals: figures,
    days: [
      { day: '2026-11-20', ...figures },
      { day: '2026-11-21', ...none },
    ],
  },
  before: {
    start_date: '2026-11-18',
    end_date: '2026-11-19',
    totals: { ...figures, calls: 25 },
    days: [
      { day: '2026-11-18', ...figures, calls: 25 },
      { day: '2026-11-19', ...none },
    ],
  },
  apis: [{ api: 'sim-swap', api_name: 'SIM Swap', ...figures }],
  statuses: [
    { status: 200, outcome: 'ANSWERED', calls: 23 },
    { status: 404, outcome: 'ANSWERED', calls: 2 },
    { status: 402, outcome: 'REJECTED', calls: 2 },
    { status: 429, outcome: 'LIMITED', calls: 1 },
    { status: 504, outcome: 'FAILED', calls: 3 },
  ],
  statuses_since: '2026-08-23',
  operations: [{ ...row, version: 'v1', ...counts }],
  keys: [
    {
      ...{ key_id: 'key_1', name: 'Ordering server', type: 'LIVE', last_four: 'm7Ky', status: 'ACTIVE' },
      ...{ api: 'sim-swap', api_name: 'SIM Swap', ...counts, calls: 29, answered: 23, credits: '25.50' },
    },
    {
      ...{ key_id: 'key_2', name: null, type: null, last_four: null, status: null },
      ...{ api: 'sim-swap', api_name: 'SIM Swap', ...noCalls, calls: 2, answered: 2, credits: '0.00' },
    },
  ],
  keys_since: null as string | null,
}
const ledgerRow = {
  transaction_id: 'txn_1',
  created_at: '2026-11-20T16:03:02Z',
  kind: 'USAGE',
  description: 'SIM Swap, check',
  credits: '-2.00',
  balance_before: '957.00',
  balance_after: '955.00',
  reference: row.request_id,
  reason: null,
  actor: 'USER',
  acted_by: null,
  key: null,
  api: 'sim-swap',
  request_id: row.request_id,
}
const call = {
  ...row,
  api_name: 'SIM Swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  url: '/gateway/lumina/sim-swap/v1/check',
  error_code: 'upstream_timeout',
  key_id: 'key_1',
  price: priceOfCalls,
  transactions: [ledgerRow, { ...ledgerRow, transaction_id: 'txn_2', kind: 'REFUND', credits: '2.00' }],
}
const answers = {
  'GET /api/api-usage/summary': json({ data: summary }),
  'GET /api/user-subscription': json({ data: [] }),
  'GET /api/api-response-status': json({ data: [{ status: 504, calls: 3 }] }),
  'GET /api/user-api-response': json({ data: [row], meta: { page: 1, limit: 25, total: 45 } }),
  'GET /api/user-api-response/detail': json({ data: call }),
}

/** Draws the page, and keeps what was asked of the server, with its query. */
function renderPage(over: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/subscriptions/usage${search}`)
  fakePortal({ ...answers, ...over })
  const { fetch } = globalThis
  const queries: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search: query } = new URL(request.url)
    queries.push(`${pathname}${query}`)
    return fetch(request)
  })
  renderApp(
    <KitScope>
      <UsagePage />
    </KitScope>,
  )
  return queries
}

test('a range is told in figures beside the one before, and each chart has its table', async () => {
  renderPage()
  const calls = within(await screen.findByRole('region', { name: 'Calls' }))
  expect(calls.getByText('31')).toBeVisible()
  expect(calls.getByText('Up 24% on the previous 2 days')).toBeVisible()
  const good = within(screen.getByRole('region', { name: 'Answered' }))
  expect(good.getByText('80.6%')).toBeVisible()
  expect(good.getByText('2 rejected, 1 limited, 3 failed')).toBeVisible()
  expect(await rowsOf('Calls by day')).toEqual([
    'DayAnsweredRejectedLimitedFailedPrevious periodCreditsMedian',
    '21 Nov 2026000000.00–',
    '20 Nov 2026252132525.5087 ms',
  ])
  expect(screen.getByText(/Days are counted in Asia\/Manila/)).toBeVisible()
  const statuses = within(screen.getByRole('figure', { name: 'Calls by status' })).getAllByRole('listitem')
  expect(statuses.map(({ textContent }) => textContent).join()).toBe(
    '200 OK Answered2374%,504 Timed out Failed310%,404 Not found Answered26%,402 Payment required Rejected26%,429 Too many requests Limited13%',
  )
})

/** The rows of a chart as a table, the earliest day last. */
async function rowsOf(chart: string) {
  const title = (await screen.findByRole('heading', { name: chart })).parentElement as HTMLElement
  await userEvent.click(within(title).getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('figure', { name: chart })).getAllByRole('row')
  return rows.map(({ textContent }) => textContent)
}

test('errors, credits and response times are compared with the period before', async () => {
  renderPage()
  expect((await rowsOf('Response time by day')).at(-1)).toBe('20 Nov 2026231 ms87 ms87 ms')
  await userEvent.click(screen.getByRole('radio', { name: 'Errors' }))
  expect((await rowsOf('Errors by day')).at(-1)).toBe('20 Nov 20262136')
  await userEvent.click(screen.getByRole('radio', { name: 'Credits' }))
  const credits = within(screen.getByRole('figure', { name: 'Credits by day' })).getAllByRole('row')
  expect(credits.at(-1)).toHaveTextContent('20 Nov 202625.5025.50')
})

test('every chart has its switch in the row of its title, and its names lead on', async () => {
  renderPage({}, '?from=2026-11-20&to=2026-11-21&key=key_1')
  await screen.findByRole('heading', { name: 'Calls by day' })
  for (const name of [
    ...['Calls by day', 'Response time by day', 'Calls by API'],
    ...['Calls by status', 'Calls by operation', 'Calls by key'],
  ]) {
    const title = screen.getByRole('heading', { name }).parentElement as HTMLElement
    expect(within(title).getByRole('button', { name: 'Show as table' }), name).toBeVisible()
  }
  expect(screen.getByRole('figure', { name: 'Calls by operation' })).toHaveTextContent(
    'Check a SIM swap SIM Swap31',
  )
  expect(
    within(screen.getByRole('figure', { name: 'Calls by API' })).getByRole('link', { name: 'SIM Swap' }),
  ).toHaveAttribute('href', '/subscriptions/usage?from=2026-11-20&to=2026-11-21&api=sim-swap')
})

test('a status leads to its calls, of the same days', async () => {
  renderPage({}, '?from=2026-11-20&to=2026-11-21')
  expect(await screen.findByRole('link', { name: '404 Not found' })).toHaveAttribute(
    'href',
    '/subscriptions/usage?tab=log&from=2026-11-20&to=2026-11-21&status=404',
  )
})

test('a key leads to its charts, has a row in the table, and keeps what is left of it when it is deleted', async () => {
  const queries = renderPage({}, '?from=2026-11-20&to=2026-11-21')
  const chart = within(await screen.findByRole('figure', { name: 'Calls by key' }))
  expect(chart.getByRole('link', { name: 'Deleted key' })).toBeVisible()
  const link = chart.getByRole('link', { name: 'Ordering server …m7Ky' })
  expect(link).toHaveAttribute('href', '/subscriptions/usage?from=2026-11-20&to=2026-11-21&key=key_1')
  expect(await rowsOf('Calls by key')).toEqual([
    'KeyAPIEnvironmentStatusCallsAnsweredRejectedLimitedFailedCredits',
    'Ordering server …m7KySIM SwapLiveActive292321325.50',
    'Deleted keySIM Swap–Deleted220000.00',
  ])
  expect(screen.queryByText(/weren’t recorded by key/)).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'key_2')
  await eventually(() =>
    expect(queries).toContain('/api/api-usage/summary?start_date=2026-11-20&end_date=2026-11-21&key=key_2'),
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Request log' }))
  await eventually(() => expect(queries.at(-1)).toMatch(/user-api-response\?.*key=key_2/))
})

test('days of before calls were counted by key say so', async () => {
  renderPage({
    'GET /api/api-usage/summary': json({ data: { ...summary, keys: [], keys_since: '2026-11-21' } }),
  })
  expect(await screen.findByText('Calls before 21 Nov 2026 weren’t recorded by key.')).toBeVisible()
})

test('days that the log does not reach know of no refusals, and say so', async () => {
  const old = { ...summary.range, totals: { ...figures, answered: 28, rejected: null, limited: null } }
  renderPage({ 'GET /api/api-usage/summary': json({ data: { ...summary, range: old } }) })
  expect(
    await screen.findByText(/Rejected and limited calls are counted separately from 23 Aug 2026/),
  ).toBeVisible()
  expect(screen.getByRole('region', { name: 'Answered' })).toBeVisible()
})

test('the log asks for what the address says, and the export holds the same', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
  const filter =
    'start_date=2026-11-20&end_date=2026-11-21&api=sim-swap&method=POST&response=5xx&search=check'
  const queries = renderPage(
    { 'GET /api/api-usage/user-respose-export': () => new Response('a,b') },
    '?tab=log&from=2026-11-20&to=2026-11-21&api=sim-swap&method=POST&status=5xx&search=check&page=2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Export 45 rows' }))
  await expect.poll(() => queries).toContain(`/api/api-usage/user-respose-export?${filter}`)
  expect(queries).toContain(`/api/user-api-response?${filter}&page=2&limit=25`)
  await userEvent.selectOptions(screen.getByLabelText('Status'), '504')
  expect(location.search).toContain('status=504')
  expect(location.search).not.toContain('page=')
})

test('the table counts by day, month or API, by page and search, and its export holds the same', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
  const counted = { answered: 28, failed: 3, credits: '25.50', median_ms: 87 }
  const month = { period: '2026-11', api: null, api_name: null, calls: 31, ...counted }
  const meta = { page: 2, limit: 25, total: 26, totals: month, before: month, apis: 1 }
  const queries = renderPage(
    {
      'GET /api/api-usage': json({ data: [month], meta }),
      'GET /api/api-usage/export': () => new Response('a,b'),
    },
    '?tab=table&from=2026-11-20&to=2026-11-21&by=monthly&search=sim&page=2',
  )
  expect(await screen.findByRole('cell', { name: 'November 2026' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'Usage by month, oldest first' })).toBeVisible()
  const filter = 'start_date=2026-11-20&end_date=2026-11-21&view=monthly&search=sim'
  expect(queries).toContain(`/api/api-usage?${filter}&page=2&limit=25`)
  expect(screen.getByText(/^31 calls for 25.50 credits in all/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Export 26 rows' }))
  await expect.poll(() => queries).toContain(`/api/api-usage/export?${filter}`)
  await userEvent.click(screen.getByRole('radio', { name: 'By API' }))
  expect(location.search).toContain('by=api')
  expect(location.search).not.toContain('page=')
})

test('a failed export says why, and can be tried again', async () => {
  const refused = problem(429, { detail: 'Let one finish, then try again.' })
  renderPage({ 'GET /api/api-usage/user-respose-export': refused }, '?tab=log')
  await userEvent.click(await screen.findByRole('button', { name: 'Export 45 rows' }))
  expect(await screen.findByText(/Let one finish, then try again/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export 45 rows' })).toBeEnabled()
})

test('a call has its price explained, and ways to make it again', async () => {
  const user = userEvent.setup()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderPage({}, `?tab=log&call=${row.request_id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Call' }))
  expect(await drawer.findByText('upstream_timeout')).toBeVisible()
  expect(drawer.getByRole('heading', { name: 'Check a SIM swap' })).toBeVisible()
  expect(drawer.getByText('2.00 credits a call')).toBeVisible()
  expect(drawer.getByRole('link', { name: '−2.00' })).toBeVisible()
  expect(drawer.getByText('+2.00')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Show in the ledger' })).toHaveAttribute(
    'href',
    `/dashboard/wallet?call=${row.request_id}`,
  )
  expect(drawer.getByRole('link', { name: 'Replay in Try it' })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1?operation=checkSimSwap',
  )
  await user.click(drawer.getByRole('button', { name: 'Copy as curl' }))
  await expect.poll(() => copy.mock.calls[0]?.[0]).toContain('/gateway/lumina/sim-swap/v1/check')
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(location.search).toBe('?tab=log')
})

test.each([
  ['', 'No calls yet'],
  ['?api=sim-swap', 'No calls here'],
])('nothing at all and nothing that fits are told apart: %s', async (search, title) => {
  const empty = { ...summary, range: { ...summary.range, totals: none }, apis: [], statuses: [] }
  renderPage({ 'GET /api/api-usage/summary': json({ data: empty }) }, search)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
