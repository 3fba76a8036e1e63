import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../src/jobs/enqueue.ts'
import { startJobs } from '../src/jobs/run.ts'
import { unlockAbandoned } from '../src/jobs/unlock-abandoned.ts'
import { until } from './support/process.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const letter = (subject: string) => ({ to: 'jun@example.com', subject, text: 'x', html: 'x' })
const sent = async (subject: string) =>
  (await server.db.selectFrom('outbox').selectAll().where('subject', '=', subject).execute()).length
const queued = async () =>
  (await server.database.pool.query('SELECT 1 FROM graphile_worker._private_jobs')).rowCount

test('a worker whose connections were cut takes up its work again', async () => {
  const jobs = startJobs(server.database.pool, server.parts, () => {})
  await enqueue(server.db, 'mail', { payload: letter('before') })
  await until('the first mail is sent', async () => (await sent('before')) === 1)
  // graphile-worker awaits nothing while it notes a job as done: a cut just then rejects to nobody, which main.ts logs.
  await until('the first job is done with', async () => (await queued()) === 0)
  await server.database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await enqueue(server.db, 'mail', { payload: letter('after') })
  await until('the second mail is sent', async () => (await sent('after')) === 1)
  await jobs.stop()
})

test('a job that a killed worker held is done by another', async () => {
  await enqueue(server.db, 'mail', { payload: letter('held') })
  const hold = (age: string) =>
    server.database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'gone', locked_at = now() - interval '${age}'`,
    )
  await hold('4 minutes')
  await unlockAbandoned(server.parts)
  await server.runJobs()
  expect(await sent('held')).toBe(0)
  await hold('6 minutes')
  await unlockAbandoned(server.parts)
  await server.runJobs()
  expect(await sent('held')).toBe(1)
})
