// The outcome of a call, by what it was charged: the log, every count and every file tell the same.
import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server } = await gatewayOfFile(upstream)
const { db } = server
const live = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
type Schemas = components['schemas']
let token = ''
const get = async <Body>(path: string) =>
  (await server.ask('GET', `/portal-api/api/${path}`, { token })).body as Body

/** Statuses of the API, and the outcomes of the calls. */
const calls = [
  [200, 'ANSWERED'],
  [404, 'ANSWERED'],
  [429, 'ANSWERED'],
  [400, 'REJECTED'],
  [422, 'REJECTED'],
  [503, 'FAILED'],
] as const
const day = '2027-01-12'
const filter = `start_date=${day}&end_date=${day}`
const counts = { calls: 7, answered: 3, rejected: 2, limited: 1, failed: 1 }

test('a call that was charged is answered, whatever its status; what is free is rejected, limited or failed', async () => {
  server.advance((Date.parse(`${day}T04:00:00Z`) - server.parts.clock().getTime()) / 1000)
  token = (await server.signIn('lowBalance')).access_token
  const call = () => server.ask('POST', messages, { headers: { 'X-API-Key': live.secret }, body: {} })
  const outcomes: string[][] = []
  for (const [status, outcome] of calls) {
    upstream.answer = (response) => response.writeHead(status).end('{}')
    expect((await call()).status).toBe(status)
    outcomes.unshift([`${status}`, outcome])
    server.advance(1)
  }
  await db
    .updateTable('subscriptions')
    .set({ limits: JSON.stringify({ calls_per_day: 3 }) })
    .where('id', '=', live.subscriptionId)
    .execute()
  expect((await call()).status).toBe(429)
  outcomes.unshift(['429', 'LIMITED'])

  const log = await get<{ data: Schemas['RequestLogRow'][] }>(`user-api-response?${filter}`)
  expect(log.data.map(({ status, outcome }) => [`${status}`, outcome])).toEqual(outcomes)
  for (const { outcome, credits } of log.data) expect(credits !== '0.00').toBe(outcome === 'ANSWERED')

  const { data: summary } = await get<{ data: Schemas['UsageSummary'] }>(`api-usage/summary?${filter}`)
  const { range, apis, keys, operations, statuses } = summary
  for (const counted of [range.totals, range.days[0], apis[0], keys[0], operations[0]])
    expect(counted).toMatchObject(counts)
  expect(statuses).toEqual(
    [[200], [400], [404], [422], [429, 'ANSWERED'], [429, 'LIMITED'], [503]].map(([status, outcome]) => ({
      status,
      outcome: outcome ?? calls.find(([one]) => one === status)?.[1],
      calls: 1,
    })),
  )
  const list = await get<{ data: object[]; meta: { totals: object } }>(`api-usage?${filter}`)
  expect([list.data[0], list.meta.totals]).toMatchObject([counts, counts])

  const usage = await get<{ text: string }>(`api-usage/export?${filter}`)
  expect(usage.text).toContain('period,calls,answered,rejected,limited,failed,credits,median_ms')
  expect(usage.text).toContain(`${day},7,3,2,1,1,1.80,`)
  const csv = await get<{ text: string }>(`api-usage/user-respose-export?${filter}`)
  const lines = csv.text.trim().split(/\r?\n/).slice(1)
  expect(lines.map((line) => line.split(',').slice(6, 8))).toEqual(outcomes)
})
