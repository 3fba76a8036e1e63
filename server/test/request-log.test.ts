import { beforeAll, describe, expect, test } from 'vitest'
import { createCallBooks } from '../src/gateway/call-books.ts'
import type { CallFacts } from '../src/gateway/call-facts.ts'
import { dayIn } from '../src/platform/time/days.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const name of ['lowBalance', 'business', 'user', 'admin', 'newUser'])
    tokens[name] = (await server.signIn(name)).access_token
  await server.ask('PUT', '/portal-api/api/sso-verify/agree', {
    token: tokens.newUser,
    body: { tc_agree: true, one_shared_globe: true },
  })
})

interface Row {
  request_id: string
  at: string
  api: string
  api_name?: string
  operation: string
  operation_name?: string
  method: string
  path: string
  status: number
  credits: string
}
const get = (path: string, persona = 'lowBalance') =>
  server.ask('GET', `/portal-api/api/${path}`, { token: tokens[persona] })
async function log(query: string, persona?: string) {
  const { status, body } = await get(`user-api-response?${query}`, persona)
  return {
    status,
    body,
    rows: body.data as Row[],
    total: (body.meta as { total: number })?.total,
  }
}
const tess = 'usr_tess8L'
interface RecordedCall {
  at: Date
  request_id: string
  user_id?: string
  operation?: string
  path?: string
  status?: number
}
/** A call as the gateway writes it down. */
async function record({
  at,
  request_id,
  user_id = tess,
  operation = 'sendMessage',
  path = '/messages',
  status = 200,
}: RecordedCall) {
  const facts = { api: 'messaging', name: 'Messaging', version: 'v1', user_id, ...aKey } as CallFacts
  await createCallBooks({ ...server.parts, clock: () => at }).book({
    facts,
    operation: { operation_id: operation, method: 'POST', path, price: '0.60' },
    requestId: request_id,
    at,
    day: dayIn('Asia/Manila', at),
    status,
    errorCode: status >= 400 ? '=cmd|calc' : null,
    durationMs: 12,
    price: 0,
    free: false,
  })
}
const aKey = { key_id: 'key_1', key_last_four: 'f3Lb', key_type: 'LIVE' }

describe('listUserApiResponses', () => {
  test('200: newest first, pages do not overlap, and there are as many as the total says', async () => {
    const { total } = await log('limit=1')
    const rows: Row[] = []
    for (let page = 1; rows.length < total; page += 1) {
      const { rows: more } = await log(`limit=200&page=${page}`)
      if (more.length === 0) break
      rows.push(...more)
    }
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(total)
    const times = rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().reverse())
    expect((await log(`limit=200&page=${Math.ceil(total / 200) + 1}`)).rows).toEqual([])
  })

  test('200: the log is what usage counts', async () => {
    const month = 'start_date=2026-10-23&end_date=2026-11-21'
    for (const persona of ['lowBalance', 'user']) {
      const { meta } = (await get(`api-usage?${month}`, persona)).body as never as {
        meta: { totals: { calls: number } }
      }
      expect((await log(month, persona)).total).toBe(meta.totals.calls)
    }
  })

  test('200: a charged call is in the ledger under the same id', async () => {
    const { rows } = await log('limit=200')
    for (const { request_id, credits } of rows.filter(({ status }) => status === 200).slice(0, 20)) {
      const posted = await server.db
        .selectFrom('ledger')
        .select('amount')
        .where('request_id', '=', request_id)
        .executeTakeFirstOrThrow()
      expect(-posted.amount).toBe(Math.round(Number(credits) * 100))
    }
  })

  test('200: API and operation by their names; by id alone where they are no longer published', async () => {
    await record({
      at: new Date('2026-11-21T01:30:00Z'),
      request_id: 'req_goneOp000001',
      operation: 'goneOp',
    })
    const { rows } = await log('api=messaging&limit=200')
    const namesOf = (operation: string) => {
      const row = rows.find((one) => one.operation === operation)
      return [row?.api_name, row?.operation_name]
    }
    expect(namesOf('sendMessage')).toEqual(['Messaging', 'Send an SMS'])
    expect(namesOf('goneOp')).toEqual([undefined, undefined])
    expect((await get('user-api-response/detail?request_id=req_goneOp000001')).body.data).toMatchObject({
      api_name: 'Messaging',
      operation: 'goneOp',
    })
  })

  test('200: by API, by method, by days of the market', async () => {
    const byApi = await log('api=number-verification&limit=200')
    expect(new Set(byApi.rows.map(({ api }) => api))).toEqual(new Set(['number-verification']))
    expect((await log('api=never-called')).total).toBe(0)
    expect((await log('method=GET')).total).toBe(0)
    expect((await log('method=POST')).total).toBe((await log('')).total)
    const day = await log('start_date=2026-11-20&end_date=2026-11-20&limit=200')
    const [from, to] = ['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z']
    expect(day.rows.every(({ at }) => at >= from && at < to)).toBe(true)
    expect(day.rows).toHaveLength(day.total)
  })

  test('200: search in operation and path, by all words and in any case', async () => {
    const result = await log('search=VERIFY%20number&limit=200')
    expect(new Set(result.rows.map(({ operation }) => operation))).toEqual(new Set(['verifyNumber']))
    expect(result.total).toBe((await log('api=number-verification')).total)
    expect((await log('search=%25')).total).toBe(0)
  })

  test('200: search by request id, whole or its beginning, with an operation or another', async () => {
    const at = new Date('2026-11-20T02:00:00Z')
    await record({ at, request_id: 'req_Wq7x_Yz90aBc' })
    for (const search of ['req_Wq7x_Yz90aBc', 'REQ_WQ7X_yz', 'Wq7x_', 'wq7x_yz send']) {
      const { rows, total } = await log(`search=${encodeURIComponent(search)}`)
      expect([total, rows[0]?.request_id]).toEqual([1, 'req_Wq7x_Yz90aBc'])
    }
    for (const search of ['Wq7xAYz', 'wq7x_yz check', 'wq7x_ nothing', 'wq', 'req_wq']) {
      expect((await log(`search=${encodeURIComponent(search)}`)).total).toBe(0)
    }
    expect((await log('search=wq7x_yz', 'user')).total).toBe(0)
    expect((await log('search=req_')).total).toBe((await log('')).total)
  })

  test('200: a day ends at the market’s midnight', async () => {
    await record({ at: new Date('2026-11-05T15:59:59.999Z'), request_id: 'req_midnightA' })
    await record({ at: new Date('2026-11-05T16:00:00Z'), request_id: 'req_midnightB' })
    const on = async (day: string) =>
      (await log(`start_date=${day}&end_date=${day}&search=req_midnight`)).rows.map(
        ({ request_id }) => request_id,
      )
    expect(await on('2026-11-05')).toEqual(['req_midnightA'])
    expect(await on('2026-11-06')).toEqual(['req_midnightB'])
  })

  test('200: kept for 90 days and not shown longer', async () => {
    await record({ at: new Date('2026-08-22T20:00:00Z'), request_id: 'req_day90' })
    await record({ at: new Date('2026-08-22T15:59:59Z'), request_id: 'req_day91' })
    const { rows } = await log('start_date=2026-08-01&end_date=2026-08-31')
    expect(rows.map(({ request_id }) => request_id)).toEqual(['req_day90'])
  })

  test('200: an account without calls', async () => {
    expect(await log('', 'newUser')).toMatchObject({ rows: [], total: 0 })
  })

  test.each([
    ['methodUnknown', 'method=FETCH', '?method', 'enum'],
    ['rangeReversed', 'start_date=2026-11-21&end_date=2026-11-20', '?end_date', 'before_start'],
    ['rangeTooLong', 'start_date=2025-01-01&end_date=2026-11-20', '?start_date', 'range_too_long'],
    ['queryInvalid', 'limit=201', '?limit', 'maximum'],
  ])('422: %s', async (_name, query, pointer, code) => {
    const { status, body } = await log(query)
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }])
  })
})

test('listApiResponseStatuses 200: each status that occurs, smallest first', async () => {
  const { data } = (await get('api-response-status')).body as never as {
    data: { status: number; calls: number }[]
  }
  expect(data.map(({ status }) => status)).toEqual([200, 503])
  const { total } = await log('start_date=2026-08-01&end_date=2026-11-21')
  expect(data.reduce((sum, { calls }) => sum + calls, 0)).toBe(total)
  expect((await get('api-response-status', 'newUser')).body).toEqual({ data: [] })
})

const csv = async (path: string, persona?: string) => {
  const { status, headers, body } = await get(path, persona)
  const text = (body as never as { text: string }).text
  return { status, headers, body, lines: text?.trimEnd().split('\r\n') ?? [] }
}

const tail = 'duration_ms,credits,key_type,key_last_four,on_statement,at_local'
describe('exportUserResponses', () => {
  const header = `request_id,at,api,operation,method,path,status,${tail}`
  test('200: every row of the list, newest first', async () => {
    const { status, headers, lines } = await csv('api-usage/user-respose-export?api=number-verification')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="request-log.csv"')
    expect(lines[0]).toBe(header)
    const { rows, total } = await log('api=number-verification&limit=3')
    expect(lines).toHaveLength(total + 1)
    expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(
      rows.map(({ request_id }) => request_id),
    )
  })

  test('200: a status and a class', async () => {
    const all = await log('')
    const of = async (response: string) =>
      (await csv(`api-usage/user-respose-export?response=${response}`)).lines
    const [ok, five, one] = [await of('2xx'), await of('5xx'), await of('503')]
    expect(ok.length + five.length - 2).toBe(all.total)
    expect(five).toEqual(one)
    expect(five.slice(1).every((line) => line.split(',')[6] === '503')).toBe(true)
    expect(await of('404')).toEqual([header])
  })

  test.each([
    ['responseUnknown', 'response=6xx', '?response', 'pattern'],
    ['rangeReversed', 'start_date=2026-11-21&end_date=2026-11-20', '?end_date', 'before_start'],
    ['rangeTooLong', 'start_date=2025-01-01&end_date=2026-11-20', '?start_date', 'range_too_long'],
    ['queryInvalid', 'start_date=soon', '?start_date', 'format'],
  ])('422: %s', async (_name, query, pointer, code) => {
    const { status, body } = await get(`api-usage/user-respose-export?${query}`)
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }])
  })
})

test.each([
  ['transactions/export?view=usage', 'transactions?view=usage&limit=99'],
  ['api-usage/user-respose-export?', 'user-api-response?limit=99'],
])('%s tells as %s does which calls are on a statement', async (file, list) => {
  for (const persona of ['business', 'lowBalance']) {
    const { data } = (await get(list, persona)).body as { data: { on_statement?: boolean }[] }
    const [names = [], ...lines] = (await csv(file, persona)).lines.map((line) => line.split(','))
    const marks = lines.map((cells) => cells[names.indexOf('on_statement')]).slice(0, 99)
    expect(marks).toEqual(data.map(({ on_statement = false }) => String(on_statement)))
    expect(data.some((row) => row.on_statement)).toBe(persona === 'business')
  }
})

describe('exportApiLogs', () => {
  const header = `request_id,at,version,operation,method,path,status,error_code,${tail}`

  test('200: everything of one API, also after the subscription ended', async () => {
    await server.db
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED' })
      .where('user_id', '=', tess)
      .where('api', '=', 'number-verification')
      .execute()
    const { lines, headers } = await csv('api-logs-export?service=number-verification')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="number-verification-log.csv"')
    expect(lines[0]).toBe(header)
    expect(lines).toHaveLength((await log('api=number-verification&start_date=2026-08-01')).total + 1)
    expect(lines[1]?.split(',')[2]).toBe('v2')
  })

  test('200: what a spreadsheet would run is text', async () => {
    const request_id = 'req_formula'
    await record({ at: new Date('2026-11-21T01:00:00Z'), request_id, status: 400, path: '=HYPERLINK("x")' })
    const { lines } = await csv('api-logs-export?service=messaging')
    const line = lines.find((one) => one.startsWith(request_id))
    expect(line).toContain(`,"'=HYPERLINK(""x"")",400,'=cmd|calc,`)
  })

  test('404 not_subscribed: an API never subscribed to, or none at all', async () => {
    for (const service of ['device-location', 'no-such-api']) {
      const { status, body } = await get(`api-logs-export?service=${service}`)
      expect([status, body.code]).toEqual([404, 'not_subscribed'])
    }
  })
})
