// Connections to a real database behind a network that fails, without a server around them.

import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dbOn, openPool } from '../src/platform/db/client.ts'
import { observePools } from '../src/platform/db/pool-metrics.ts'
import { openPools, type Pools } from '../src/platform/db/pools.ts'
import { isUnavailable } from '../src/platform/db/unavailable.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts'
import { until } from './support/process.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let pools: Pools
beforeEach(async () => {
  database = await newDatabase()
  proxy = await startDatabaseProxy(database.url)
  pools = openPools({ url: proxy.url, onLostConnection() {}, statementTimeoutMs: 500 })
})
afterEach(async () => {
  await proxy.close()
  await pools.end()
  await database.close()
})

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  )
const pid = async () => (await pools.requests.query('SELECT pg_backend_pid() AS pid')).rows[0].pid

test('an answer that comes after its query was given up reaches no other query', async () => {
  const before = await pid()
  proxy.deafen()
  expect(await failureOf(pools.requests.query("SELECT 'late' AS text"))).toMatchObject({
    code: 'DATABASE_SILENT',
  })
  await proxy.restore()
  proxy.release()
  expect(await pid()).not.toBe(before)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { rows } = await pools.requests.query('SELECT $1::int AS index', [index])
      return rows[0].index
    }),
  )
  expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => index))
})

test('what is idle is lent, also while another connection is made that never comes', async () => {
  const first = await pid()
  proxy.deafenNew()
  await Promise.all([pools.requests.query('SELECT pg_sleep(0.1)'), pid()])
  expect(await pid()).toBe(first)
})

test('one silent connection is enough: idle ones and listeners are given up with it, in every pool', async () => {
  const lost = [pools.requests, pools.queue, pools.tasks].map((pool) => {
    let count = 0
    pool.on('remove', () => {
      count += 1
    })
    return () => count
  })
  const client = await pools.queue.connect()
  await client.query('LISTEN something')
  await Promise.all([pools.tasks.query('SELECT 1'), pools.requests.query('SELECT 1')])
  await Promise.all(Array.from({ length: 3 }, () => pools.requests.query('SELECT pg_sleep(0.01)')))
  await until('none is being made', () => pools.requests.idleCount === pools.requests.totalCount)
  const idle = pools.requests.idleCount
  proxy.deafen()
  const failure = new Promise((resolve) => client.once('error', resolve))
  await failureOf(pools.requests.query('SELECT 1'))
  expect(await failure).toMatchObject({ code: 'DATABASE_SILENT' })
  client.release()
  await until('all are gone', () => lost.map((count) => count()).join() === `${idle},1,1`)
})

test('a transaction on a connection that fell silent is given up as one', async () => {
  const db = dbOn(pools.requests)
  const failure = await failureOf(
    db.transaction().execute(async (tx) => {
      await sql`CREATE TABLE half (id integer)`.execute(tx)
      proxy.deafen()
      await sql`SELECT 1`.execute(tx)
    }),
  )
  expect(isUnavailable(failure)).toBe(true)
})

test('a slow statement of a request is ended by the database itself, one of a job is not', async () => {
  const [request, job] = await Promise.all([
    failureOf(pools.requests.query('SELECT pg_sleep(3)')),
    failureOf(pools.tasks.query('SELECT pg_sleep(3)')),
  ])
  expect(request).toMatchObject({ code: '57014' })
  expect(job).toBeUndefined()
})

const raise = (code: string) => `DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`

test.each([
  '08006',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53100',
  '53200',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '58030',
])('SQLSTATE %s means: try again', async (code) => {
  const failure = await failureOf(database.pool.query(raise(code)))
  expect(failure).toMatchObject({ code })
  expect(isUnavailable(failure)).toBe(true)
})

test.each(['22003', '23505', '42P01', 'P0001', 'XX000'])('SQLSTATE %s is a fault of ours', async (code) => {
  const failure = await failureOf(database.pool.query(raise(code)))
  expect(failure).toMatchObject({ code })
  expect(isUnavailable(failure)).toBe(false)
})

test('what the driver says without a code means: try again', async () => {
  const pool = openPool({ url: proxy.url, poolSize: 1 })
  const client = await pool.connect()
  const exhausted = await failureOf(pool.connect())
  const broken = failureOf(client.query('SELECT pg_sleep(60)'))
  proxy.drop()
  const failures = [exhausted, await broken, await failureOf(client.query('SELECT 1'))]
  client.release()
  proxy.deafen()
  failures.push(await failureOf(pool.connect()))
  await proxy.refuse()
  failures.push(await failureOf(pool.connect()))
  await pool.end()
  failures.push(await failureOf(pool.connect()))
  const db = dbOn(openPool({ url: database.url }))
  await sql`SELECT 1`.execute(db)
  await db.destroy()
  failures.push(await failureOf(sql`SELECT 1`.execute(db)))
  for (const failure of failures)
    expect([String(failure), isUnavailable(failure)]).toEqual([String(failure), true])
})

test('too many connections mean: try again', async () => {
  await database.pool.query("CREATE ROLE narrow LOGIN PASSWORD 'narrow' CONNECTION LIMIT 1")
  const url = new URL(database.url)
  url.username = 'narrow'
  url.password = 'narrow'
  const pool = openPool({ url: url.href })
  const client = await pool.connect()
  const failure = await failureOf(pool.connect())
  client.release()
  await pool.end()
  await database.pool.query('DROP ROLE narrow')
  expect(failure).toMatchObject({ code: '53300' })
  expect(isUnavailable(failure)).toBe(true)
})

test('a connection that takes no writes any more is not lent a second time', async () => {
  const client = await pools.requests.connect()
  await client.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY')
  client.release()
  const write = () => pools.requests.query('CREATE TABLE written ()')
  expect(await failureOf(write())).toMatchObject({ code: '25006' })
  expect(await failureOf(write())).toBeUndefined()
})

test('/metrics doesn’t count its own queries as work that waits', async () => {
  const registry = new Registry()
  const name = 'rows'
  new Gauge({
    name,
    help: name,
    registers: [registry],
    async collect() {
      const { rowCount } = await pools.requests.query('SELECT 1')
      this.set(rowCount ?? 0)
    },
  })
  observePools(registry, { requests: pools.requests })
  await pools.requests.query('SELECT 1')
  const text = await registry.metrics()
  expect(text).toContain('switchboard_database_waiting{pool="requests"} 0')
  expect(text).toContain(`${name} 1`)
})
