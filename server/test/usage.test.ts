import { expect, test } from 'vitest'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { addDays, dayIn, daysBetween, lastDayOfNextMonth } from '../src/platform/time/days.ts'
import { bucketOf, noLatencies, percentileOf } from '../src/platform/time/latency.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

async function usage(query: string, persona = 'lowBalance') {
  const { access_token: token } = await server.signIn(persona)
  const { status, body } = await server.ask('GET', `/portal-api/api/api-usage?${query}`, { token })
  return { status, body, rows: body.data, meta: body.meta }
}
const month = 'start_date=2026-10-23&end_date=2026-11-21&limit=200'

test('daily 200: one row a day of the range, oldest first', async () => {
  const { rows } = await usage(month)
  expect(rows.map(({ period }) => period)).toEqual(
    Array.from({ length: 30 }, (_, index) => addDays('2026-10-23', index)),
  )
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

test('an administrator names whose usage it is, and sees what the user sees', async () => {
  const token = async (persona: string) => (await server.signIn(persona)).access_token
  const [user, admin] = [await token('user'), await token('admin')]
  for (const view of ['daily', 'monthly', 'api']) {
    const own = await server.ask('GET', `/portal-api/api/api-usage?view=${view}`, { token: user })
    const path = `/portal-api/api/admin/api-usage?view=${view}&user_id=usr_jun7Q2` as const
    expect((await server.ask('GET', path, { token: admin })).body).toEqual(own.body)
  }
  const file = (query: string) =>
    server.ask('GET', `/portal-api/api/api-usage/export${query}`, { token: admin })
  expect((await file('?user_id=usr_nobody1')).body.code).toBe('not_found')
  expect((await file('')).body.errors).toMatchObject([{ pointer: '?user_id', code: 'required' }])
})

/** Other parameters that operations with a range require. */
const rest: Readonly<Record<string, string>> = { user_id: 'usr_tess8L', service: 'messaging' }
const ranged = operationsOf(readBundle()).filter(({ query }) => query.some(({ name }) => name === 'end_date'))

test.each(ranged.map((operation) => [operation.id, operation] as const))(
  '%s 422 before_start: a range that ends before it starts',
  async (_id, { method, path, roles, query }) => {
    const { access_token: token } = await server.signIn(roles.includes('USER') ? 'lowBalance' : 'admin')
    const required = query.filter((one) => one.required).map(({ name }) => `${name}=${rest[name]}`)
    const range = ['start_date=2026-11-02', 'end_date=2026-11-01', ...required].join('&')
    const { status, body } = await server.ask(method, `/portal-api${path}?${range}`, { token })
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '?end_date', code: 'before_start' }]])
  },
)

test('422 range_too_long: more than a year', async () => {
  const { status, body } = await usage('start_date=2025-01-01&end_date=2026-11-01')
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '?start_date', code: 'range_too_long' }]])
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
