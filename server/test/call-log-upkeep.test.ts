import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makePartition, nextMonth, tendCallPartitions } from '../src/modules/usage/partitions-repo.ts'
import { eventually } from './support/eventually.ts'
import { serverOfFile } from './support/server.ts'

const tess = 'usr_tess8L'
const server = await serverOfFile()

const partitions = async () => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_inherits
    JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'api_calls'::regclass ORDER BY 1`.execute(
    server.db,
  )
  return rows.map(({ name }) => name)
}
const calls = (from: string, count: number, prefix: string) =>
  sql`INSERT INTO api_calls SELECT ${from}::timestamptz + n * interval '1 ms', ${prefix}::text || n, ${tess},
      'messaging', 'v1', 'sendMessage', 'POST', '/messages', 200, NULL, 80, 60, 'key_1', 'f3Lb', 'LIVE'
    FROM generate_series(1, ${count}::integer) AS n`.execute(server.db)
const placeOf = async (requestId: string) => {
  const { rows } = await sql<{ place: string }>`SELECT tableoid::regclass::text AS place FROM api_calls
    WHERE request_id = ${requestId}`.execute(server.db)
  return rows.map(({ place }) => place)
}

test('partitions are made ahead, once, however many make them; rows that came before move in', async () => {
  await calls('2026-12-05T00:00:00Z', 1, 'req_early')
  expect(await placeOf('req_early1')).toEqual(['api_calls_rest'])
  const twin = await server.twin()
  await Promise.all([server, twin, server, twin].map(({ parts }) => tendCallPartitions(parts)))
  await twin.close()
  expect(await partitions()).toEqual([
    'api_calls_2026_10',
    'api_calls_2026_11',
    'api_calls_2026_12',
    'api_calls_rest',
  ])
  expect(await placeOf('req_early1')).toEqual(['api_calls_2026_12'])
  expect(nextMonth('2026-12')).toBe('2027-01')
})

test('months that nobody may see any more go; the others stay', async () => {
  for (const month of ['2026-06', '2026-07', '2026-08']) await makePartition(server.db, month)
  await calls('2026-05-05T00:00:00Z', 1, 'req_late')
  await tendCallPartitions(server.parts)
  expect((await partitions())[0]).toBe('api_calls_2026_07')
  expect(await placeOf('req_late1')).toEqual([])
})

test('calls are logged while a month that is read waits to go', async () => {
  await makePartition(server.db, '2026-06')
  const reader = await server.db.startTransaction().execute()
  await sql`SELECT FROM api_calls LIMIT 1`.execute(reader)
  const upkeep = tendCallPartitions(server.parts)
  await eventually(async () => {
    const { rows } =
      await sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'api_calls'::regclass`.execute(
        server.db,
      )
    expect(rows).toHaveLength(1)
  })
  await calls('2026-11-18T00:00:00Z', 1, 'req_meanwhile')
  expect(await placeOf('req_meanwhile1')).toEqual(['api_calls_2026_11'])
  expect((await partitions())[0]).toBe('api_calls_2026_06')
  await reader.commit().execute()
  await upkeep
  expect((await partitions())[0]).toBe('api_calls_2026_07')
})

test('the counted days go with what they count', async () => {
  const day = (days: number) => ({
    user_id: tess,
    day: days === 90 ? '2026-08-23' : '2026-08-22',
    api: 'messaging',
    operation: 'sendMessage',
    method: 'POST',
    path: '/messages',
    status: 200,
    calls: 1,
  })
  await server.db
    .insertInto('api_call_days')
    .values([day(90), day(91)])
    .execute()
  await tendCallPartitions(server.parts)
  const { first } = await server.db
    .selectFrom('api_call_days')
    .select(({ fn }) => fn.min('day').as('first'))
    .executeTakeFirstOrThrow()
  expect(first).toBe('2026-08-23')
})

test('a reader who hangs up frees the one connection there is', async () => {
  await calls('2026-11-19T00:00:00Z', 200_000, 'req_many')
  await sql`INSERT INTO api_call_days VALUES (${tess}, '2026-11-19', 'messaging', 'sendMessage', 'POST', '/messages', 201, 200000)`.execute(
    server.db,
  )
  const { access_token } = await server.signIn('lowBalance')
  const twin = await server.twin({ poolSize: 1 })
  const headers = { Authorization: `Bearer ${access_token}` }
  const leaving = new AbortController()
  const response = await fetch(`${twin.url}/portal-api/api/api-logs-export?service=messaging`, {
    headers,
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  await eventually(async () => {
    expect((await twin.ask('GET', '/portal-api/api/wallet/credits', { token: access_token })).status).toBe(
      200,
    )
  })
  await twin.close()
})
