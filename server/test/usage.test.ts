import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, lastDayOfNextMonth } from '../src/platform/time/days.ts'
import { bucketOf, noLatencies, percentileOf } from '../src/platform/time/latency.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

interface Row {
  period: string | null
  api: string | null
  calls: number
  answered: number
  failed: number
  credits: string
}

async function usage(query: string, persona = 'lowBalance') {
  const { access_token: token } = await server.signIn(persona)
  const { status, body } = await server.ask('GET', `/portal-api/api/api-usage?${query}`, { token })
  return { status, body, rows: body.data, meta: body.meta }
}
const sum = (rows: readonly Row[]) => rows.reduce((total, { calls }) => total + calls, 0)
const month = 'start_date=2026-10-23&end_date=2026-11-21&limit=200'

test('daily 200: one row a day, oldest first, and they add up to the totals', async () => {
  const { rows, meta } = await usage(month)
  expect(rows.map(({ period }) => period)).toEqual(
    Array.from({ length: 30 }, (_, index) => addDays('2026-10-23', index)),
  )
  expect(sum(rows)).toBe(meta.totals.calls)
  expect(meta.totals.answered + meta.totals.failed).toBe(meta.totals.calls)
  const credits = rows.reduce((total, row) => total + Math.round(Number(row.credits) * 100), 0)
  expect(meta.totals.credits).toBe((credits / 100).toFixed(2))
})

test('monthly and by API 200: the same calls, cut another way', async () => {
  const [daily, monthly, api] = [
    await usage(month),
    await usage(`${month}&view=monthly`),
    await usage(`${month}&view=api`),
  ]
  expect(monthly.rows.map(({ period }) => period)).toEqual(['2026-10', '2026-11'])
  expect([sum(monthly.rows), sum(api.rows)]).toEqual([sum(daily.rows), sum(daily.rows)])
  expect(api.rows.map((row) => row.api)).toEqual(['messaging', 'number-verification'])
  expect(api.meta.apis).toBe(2)
})

test('`before` is as many days just before', async () => {
  const { meta } = await usage(month)
  const earlier = await usage('start_date=2026-09-23&end_date=2026-10-22&limit=200')
  expect(meta.before).toEqual(earlier.meta.totals)
})

test('what is charged in the ledger is what usage says', async () => {
  const { meta } = await usage('start_date=2026-09-01&end_date=2026-11-21&view=api')
  const { charged } = await server.db
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number>('amount').as('charged'))
    .where('user_id', '=', 'usr_tess8L')
    .where('kind', '=', 'USAGE')
    .executeTakeFirstOrThrow()
  expect(Number(meta.totals.credits) * 100).toBeCloseTo(-Number(charged), 0)
})

test('search 200: by words of the name; nothing found is an empty list', async () => {
  expect((await usage(`${month}&view=api&search=number%20veri`)).rows.map(({ api }) => api)).toEqual([
    'number-verification',
  ])
  expect((await usage(`${month}&search=%25`)).rows).toEqual([])
})

test('200: an account without calls has no rows', async () => {
  const { access_token: token } = await server.signIn('newUser')
  await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token,
    body: { tc_agree: true, one_shared_globe: true },
  })
  expect((await usage(month, 'newUser')).rows).toEqual([])
})

test.each([
  ['end before start', 'start_date=2026-11-02&end_date=2026-11-01', '?end_date'],
  ['more than a year', 'start_date=2025-01-01&end_date=2026-11-01', '?start_date'],
  ['no day', 'start_date=yesterday', '?start_date'],
])('422: %s', async (_what, query, pointer) => {
  const { status, body } = await usage(query)
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer])
})

test.each([1, 9, 84, 93, 250, 4000])('a median of %i ms is read within 5 %%', (ms) => {
  const latencies = noLatencies()
  latencies[bucketOf(ms)] = 7
  expect(Math.abs((percentileOf(latencies, 50) ?? 0) - ms)).toBeLessThanOrEqual(Math.max(1, ms * 0.05))
})

test('days are the market’s', () => {
  expect(dayIn('Asia/Manila', new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3)
  expect(lastDayOfNextMonth('2026-11-21')).toBe('2026-12-31')
  expect(lastDayOfNextMonth('2026-12-31')).toBe('2027-01-31')
})
