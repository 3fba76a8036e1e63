import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/platform/time/days.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const name of ['lowBalance', 'user']) tokens[name] = (await server.signIn(name)).access_token
})
const get = (path: string, persona = 'lowBalance') =>
  server.ask('GET', `/portal-api/api/${path}`, { token: tokens[persona] })

interface Figures {
  readonly calls: number
  readonly answered: number
  readonly rejected: number | null
  readonly failed: number
  readonly credits: string
  readonly median_ms: number | null
  readonly p95_ms: number | null
}
interface Range {
  readonly start_date: string
  readonly end_date: string
  readonly totals: Figures
  readonly days: readonly (Figures & { readonly day: string })[]
}
interface Summary {
  readonly time_zone: string
  readonly range: Range
  readonly before: Range
  readonly apis: readonly (Figures & { readonly api: string })[]
  readonly statuses: readonly { readonly status: number; readonly calls: number }[]
  readonly operations: readonly {
    readonly api: string
    readonly operation: string
    readonly operation_name: string | null
    readonly calls: number
    readonly answered: number
    readonly rejected: number
    readonly failed: number
  }[]
  readonly statuses_since: string
}
async function summary(query: string, persona?: string): Promise<Summary> {
  const { status, body } = await get(`api-usage/summary?${query}`, persona)
  expect(status).toBe(200)
  return body.data as never
}
const month = 'start_date=2026-10-23&end_date=2026-11-21'

describe('getUsageSummary', () => {
  test('200: outcomes are told as far as the log goes back, and by the status where nothing else was kept', async () => {
    const row = {
      user_id: 'usr_tess8L',
      day: '2026-11-03',
      api: 'number-verification',
      operation: 'verifyNumber',
      method: 'POST',
      path: '/verify',
    }
    await server.db
      .insertInto('api_call_days')
      .values([
        { ...row, status: 422, calls: 5 },
        { ...row, status: 404, calls: 3 },
      ])
      .execute()
    const { range, apis, operations } = await summary(
      'start_date=2026-11-03&end_date=2026-11-04&api=number-verification',
    )
    expect(operations.find(({ rejected }) => rejected === 5)).toMatchObject({
      operation: 'verifyNumber',
      calls: 8,
      answered: 3,
      failed: 0,
    })
    expect(range.days.map(({ rejected }) => rejected)).toEqual([5, 0])
    expect(range.totals.rejected).toBe(5)
    expect(apis.find(({ api }) => api === 'number-verification')?.rejected).toBe(5)
    const longer = await summary('start_date=2026-08-20&end_date=2026-11-21')
    expect(longer.range.days[0]).toMatchObject({ day: '2026-08-20', rejected: null })
    expect([longer.range.totals.rejected, longer.apis[0]?.rejected]).toEqual([null, null])
    expect(longer.range.totals.answered).toBe(longer.range.totals.calls - longer.range.totals.failed)
  })

  test('200: half of the calls took no longer than the median, 95 of 100 than the other', async () => {
    const { range } = await summary(month)
    for (const { median_ms, p95_ms, calls } of range.days.filter((day) => day.calls > 0)) {
      expect(p95_ms, String(calls)).toBeGreaterThanOrEqual(median_ms ?? Number.NaN)
    }
  })
})

describe('getUserApiResponse', () => {
  const aCharge = async (userId = 'usr_tess8L') =>
    server.db
      .selectFrom('ledger')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', 'USAGE')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  const call = (id: string, persona?: string) => get(`user-api-response/detail?request_id=${id}`, persona)

  test('200: the row of the log, where it is called, and what it was charged', async () => {
    const charge = await aCharge()
    const id = charge.request_id ?? ''
    const { status, body } = await call(id)
    const { transactions, ...data } = body.data as never as Record<string, unknown> & {
      transactions: readonly { readonly transaction_id: string; readonly balance_after: string }[]
    }
    expect(status).toBe(200)
    const { rows } = await server
      .ask('GET', `/portal-api/api/user-api-response?search=${id}`, {
        token: tokens.lowBalance,
      })
      .then(({ body: { data: rows } }) => ({ rows: rows as never as object[] }))
    expect(data).toMatchObject(rows[0] ?? {})
    expect(data.url).toBe(`/gateway/${data.publisher}/${data.tag}/${data.version}${data.path}`)
    expect(transactions.map(({ transaction_id }) => transaction_id)).toEqual([charge.id])
    const ledger = await get(`transactions?request_id=${id}`)
    expect(ledger.body).toMatchObject({ data: transactions, meta: { total: 1 } })
  })

  test('404 not_found: a call whose days are over, though it is still there', async () => {
    const id = (await aCharge('usr_jun7Q2')).request_id ?? ''
    expect((await call(id, 'user')).status).toBe(200)
    await sql`UPDATE api_calls SET at = '2026-08-22T15:59:59Z' WHERE request_id = ${id}`.execute(server.db)
    expect((await call(id, 'user')).status).toBe(404)
  })
})

test('listWalletBalances 200: what the last row of each market day left, and nothing before the first', async () => {
  const { body } = await get('wallet/balances?start_date=2025-11-22&end_date=2026-11-21')
  const days = body.data as never as readonly { readonly day: string; readonly balance: string }[]
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 365 }, (_, index) => addDays('2025-11-22', index)),
  )
  const rows = await server.db
    .selectFrom('ledger')
    .select(['balance_after', 'created_at'])
    .where('user_id', '=', 'usr_tess8L')
    .orderBy('sequence')
    .execute()
  // Manila is eight hours ahead, the whole year round.
  const closing = new Map(
    rows.map(({ balance_after, created_at }) => [
      new Date(created_at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
      (balance_after / 100).toFixed(2),
    ]),
  )
  let last = '0.00'
  const expected = days.map(({ day }) => {
    last = closing.get(day) ?? last
    return { day, balance: last }
  })
  expect(days).toEqual(expected)
  expect(new Set(days.map(({ balance }) => balance)).size).toBeGreaterThan(10)
})
