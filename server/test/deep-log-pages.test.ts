// Pages deep in a busy day of the log, which are read from where an earlier page ended.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logCalls } from './support/call-log.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server.parts
const userId = 'usr_tess8L'
const day = '2026-11-10'
const { access_token: token } = await server.signIn('lowBalance')

const query = `start_date=${day}&end_date=${day}&api=messaging&search=/busy`
async function idsOf(page: number, limit: number): Promise<readonly string[]> {
  const path = `/portal-api/api/user-api-response?${query}&page=${page}&limit=${limit}`
  const { body } = await server.ask('GET', path, { token })
  return (body.data as { readonly request_id: string }[]).map(({ request_id }) => request_id)
}

async function writtenIds(): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly request_id: string }>`SELECT request_id FROM api_calls
    WHERE user_id = ${userId} AND path = '/busy' ORDER BY at DESC, request_id`.execute(db)
  return rows.map(({ request_id }) => request_id)
}

const logBusy = (prefix: string, count: number, stepMicroseconds: number, at = `${day}T08:00:00+08:00`) =>
  logCalls(db, { userId, at, count, stepMicroseconds, prefix, path: '/busy' })

test('every page of a busy day is the same, whichever were read before it', async () => {
  await logBusy('req_spread', 3_000, 7)
  // All at one moment, between the others.
  await logBusy('req_together', 1_000, 0, `${day}T07:59:59.990005+08:00`)
  const ids = await writtenIds()
  const pageOf = (page: number, limit: number) => ids.slice((page - 1) * limit, page * limit)
  for (const [page, limit] of [
    ...[6, 20, 13, 7, 14, 19, 20, 12].map((number) => [number, 200]),
    ...[35, 36, 21, 80].map((number) => [number, 50]),
  ] as [number, number][])
    expect([page, await idsOf(page, limit)]).toEqual([page, pageOf(page, limit)])
})

test('a call that is written late moves the pages behind it, also those that were read before', async () => {
  const before = await idsOf(10, 200)
  await logBusy('req_late', 1, 0)
  const after = await idsOf(10, 200)
  const start = 9 * 200
  expect(after).toEqual((await writtenIds()).slice(start, start + 200))
  expect(after.slice(1)).toEqual(before.slice(0, -1))
})
