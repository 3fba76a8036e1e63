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

  test('200: kept for 90 days and not shown longer', async () => {
    await record({ at: new Date('2026-08-22T20:00:00Z'), request_id: 'req_day90' })
    await record({ at: new Date('2026-08-22T15:59:59Z'), request_id: 'req_day91' })
    const { rows } = await log('start_date=2026-08-01&end_date=2026-08-31')
    expect(rows.map(({ request_id }) => request_id)).toEqual(['req_day90'])
  })
})

test('listApiResponseStatuses 200: each status that occurs, smallest first', async () => {
  const { data } = (await get('api-response-status')).body as never as {
    data: { status: number; calls: number }[]
  }
  expect(data.map(({ status }) => status)).toEqual([200, 404, 422, 503])
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
  const header = `request_id,at,version,operation,method,path,status,outcome,error_code,${tail}`

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
    expect(line).toContain(`,"'=HYPERLINK(""x"")",400,ANSWERED,'=cmd|calc,`)
  })
})
