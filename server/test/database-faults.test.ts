// The real process behind a network that fails: requests are refused at once, and all goes on when the fault is over.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../src/platform/jobs/enqueue.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts'
import { type Installation, openInstallation, statusOf, until } from './support/process.ts'

const metricsToken = 'the-token-of-these-tests'

let database: TestDatabase
let proxy: DatabaseProxy
let installation: Installation
let url: string
beforeAll(async () => {
  database = await newDatabase('seeded')
  proxy = await startDatabaseProxy(database.url)
  installation = openInstallation()
  const env = {
    DATABASE_URL: proxy.url,
    DEMO_DATA: 'false',
    DATABASE_STATEMENT_TIMEOUT_MS: '500',
    METRICS_TOKEN: metricsToken,
  }
  ;({ url } = await installation.start(env))
})
afterEach(async () => {
  await proxy.restore()
  await until('it answers again', async () => (await read()).status === 200)
})
afterAll(async () => {
  await installation.kill()
  await proxy.close()
  await database.close()
})

async function read() {
  const response = await fetch(`${url}/portal-api/api/api-list-public`)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const readMany = () => Promise.all(Array.from({ length: 25 }, read))
const sent = async (subject: string) =>
  (await database.db.selectFrom('outbox').selectAll().where('subject', '=', subject).execute()).length
const letter = (subject: string) => ({
  payload: { id: 'letter', to: 'jun@example.com', subject, text: 'x', html: 'x' },
})

async function expectRefusals(): Promise<void> {
  for (const { status, headers, body } of await readMany()) {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(headers.get('Content-Type')).toContain('application/problem+json')
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  }
}

test('503 while the database is deaf, also on new connections; answers and jobs go on when it is not', async () => {
  await readMany()
  proxy.deafen()
  await expectRefusals()
  await proxy.restore()
  await until('it answers again', async () => (await read()).status === 200)
  await enqueue(database.db, 'mail', letter('after the silence'))
  await until('the job is done', async () => (await sent('after the silence')) === 1)
})

test('503 while the database refuses connections; answers and jobs go on when it takes them', async () => {
  await readMany()
  await proxy.refuse()
  await expectRefusals()
  await proxy.restore()
  await until('it answers again', async () => (await read()).status === 200)
  await enqueue(database.db, 'mail', letter('after the refusals'))
  await until('the job is done', async () => (await sent('after the refusals')) === 1)
})

test('200 or 503, never 500, while connections are broken again and again', async () => {
  const statuses = new Set<number>()
  let going = true
  const worker = async () => {
    while (going) statuses.add((await read()).status)
  }
  const workers = Array.from({ length: 20 }, worker)
  for (let round = 0; round < 5; round += 1) {
    proxy.drop()
    await until('it answers again', async () => (await read()).status === 200)
    await database.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await until('it answers again', async () => (await read()).status === 200)
  }
  going = false
  await Promise.all(workers)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('503 for a statement that waits too long for a lock, and its connection serves on', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE apis`.execute(tx)
    await expectRefusals()
  })
})

test('without its database the process lives, says that it is not ready, and shows its metrics', async () => {
  await proxy.refuse()
  expect(await statusOf(`${url}/healthz`)).toBe(200)
  expect(await statusOf(`${url}/readyz`)).toBe(503)
  const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
  expect(metrics.status).toBe(200)
})
