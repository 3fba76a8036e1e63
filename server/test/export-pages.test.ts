import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { logCalls } from './support/call-log.ts'
import { serverOfFile } from './support/server.ts'
import { openSlowReader } from './support/slow-reader.ts'

const tess = 'usr_tess8L'
const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
})

const exportOf = (query: string) => `/portal-api/api/api-usage/user-respose-export?${query}`
const idsIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])

/** All calls of the days, in the order of the list. */
async function idsOf(from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT request_id AS id FROM api_calls WHERE user_id = ${tess}
    AND (at AT TIME ZONE 'Asia/Manila')::date BETWEEN ${from}::date AND ${to}::date ORDER BY at DESC, request_id`.execute(
    server.db,
  )
  return rows.map(({ id }) => id)
}

const callAt = (at: string, requestId: string) =>
  logCalls(server.db, { userId: tess, at, count: 1, stepMicroseconds: 0, prefix: requestId })

test('200: each call once and in order, also many of one moment and many within a millisecond', async () => {
  const one = { userId: tess, stepMicroseconds: 0 }
  await logCalls(server.db, { ...one, at: '2026-11-18T04:00:00.000123Z', count: 2500, prefix: 'req_moment' })
  await logCalls(server.db, { ...one, at: '2026-11-18T04:00:00Z', count: 1000, prefix: 'req_page' })
  await logCalls(server.db, {
    ...one,
    at: '2026-11-17T16:00:01Z',
    count: 3000,
    // Into the day before.
    stepMicroseconds: 900,
    prefix: 'req_micro',
  })
  const csv = await server.ask('GET', exportOf('start_date=2026-11-16&end_date=2026-11-19'), { token })
  expect(csv.status).toBe(200)
  const ids = idsIn((csv.body as never as { text: string }).text)
  expect(ids.length).toBeGreaterThan(6500)
  expect(ids).toEqual(await idsOf('2026-11-16', '2026-11-19'))
})

test('200: what is written after an export began is not in it, wherever it belongs', async () => {
  const wide = { userId: tess, stepMicroseconds: 10, path: `/messages/${'x'.repeat(1000)}` }
  const at = '2026-11-21T01:30:00Z'
  await logCalls(server.db, { ...wide, at, count: 20_000, prefix: 'req_wide' })
  const before = await idsOf('2026-11-20', '2026-11-21')
  const path = exportOf('start_date=2026-11-20&end_date=2026-11-21')
  const reader = await openSlowReader({ url: server.url, path, token })
  expect(reader.status).toBe(200)
  // A new call, one that took long, and one of the same moment as the last, which was not read yet.
  await callAt('2026-11-21T01:42:00Z', 'req_new')
  await callAt('2026-11-21T01:29:00Z', 'req_late')
  await callAt('2026-11-21T01:29:59.800010Z', 'req_zzz')
  expect(idsIn(await reader.readOn())).toEqual(before)
  expect(await idsOf('2026-11-20', '2026-11-21')).toHaveLength(before.length + 3)
})
