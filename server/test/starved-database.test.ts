// Connections to a real database that answers late, as on a machine with little time: none is thrown away for that.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPools, type Pools } from '../src/platform/db/pools.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts'
import { eventually } from './support/eventually.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let pools: Pools
beforeEach(async () => {
  database = await newDatabase()
  proxy = await startDatabaseProxy(database.url)
  pools = openPools({ url: proxy.url, onLostConnection() {}, statementTimeoutMs: 500 })
})
afterEach(async () => {
  await pools.end()
  await proxy.close()
  await database.close()
})

const pid = async () => (await pools.requests.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
/** So many at once, each on a connection of its own. */
const pids = async (count: number) => {
  const clients = await Promise.all(Array.from({ length: count }, () => pools.requests.connect()))
  try {
    const results = await Promise.all(clients.map((client) => client.query('SELECT pg_backend_pid() AS pid')))
    return results.map(({ rows }) => rows[0].pid)
  } finally {
    for (const client of clients) client.release()
  }
}

test('a connection that is made late is kept for whoever comes next, also when nobody waits for it any more', async () => {
  proxy.deafenNew()
  const answers = await Promise.allSettled(Array.from({ length: 30 }, pid))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(proxy.brokenOff).toBe(0)
  await proxy.restore()
  proxy.release()
  await pids(10)
  expect([proxy.begun, proxy.brokenOff]).toEqual([10, 0])
})

test('whoever waits for a connection that is being made gets one that is given back', async () => {
  const lent = await pools.requests.connect()
  proxy.deafenNew()
  const waiting = pid()
  await eventually(() => expect(proxy.begun).toBe(2))
  const known = (await lent.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
  lent.release()
  expect(await waiting).toBe(known)
  expect(proxy.brokenOff).toBe(0)
})

test('idle connections and listeners are asked, not cut, when one is silent, and those that answer stay', async () => {
  const listener = await pools.queue.connect()
  await listener.query('LISTEN something')
  await pools.tasks.query('SELECT 1')
  const known = await pids(4)
  let removed = 0
  for (const pool of [pools.requests, pools.queue, pools.tasks])
    pool.on('remove', () => {
      removed += 1
    })
  proxy.deafen()
  await expect(pids(1)).rejects.toMatchObject({ code: 'DATABASE_SILENT' })
  await proxy.restore()
  proxy.release()
  const survivors = await pids(3)
  expect(known).toEqual(expect.arrayContaining(survivors))
  await listener.query('SELECT 1')
  listener.release()
  expect(removed).toBe(1)
})

test('pools end also while connections are being made that never will be', async () => {
  proxy.deafenNew()
  const answers = Promise.allSettled(Array.from({ length: 12 }, pid))
  await eventually(() => expect(proxy.begun).toBeGreaterThan(0))
  const others = openPools({ url: proxy.url, onLostConnection() {}, statementTimeoutMs: 500 })
  await others.end()
  await pools.end()
  pools = others
  pools.end = async () => {}
  expect((await answers).every(({ status }) => status === 'rejected')).toBe(true)
  await eventually(() => expect(proxy.count()).toBe(0))
})
