import { expect, test } from 'vitest'
import { startJobs } from '../src/jobs.ts'
import { openPool } from '../src/platform/db/client.ts'
import { enqueue } from '../src/platform/jobs/enqueue.ts'
import { unlockAbandoned } from '../src/platform/jobs/run.ts'
import { until } from './support/process.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const pools = { queue: server.database.pool, tasks: server.database.pool }

const letter = (subject: string) => ({ id: 'letter', to: 'jun@example.com', subject, text: 'x', html: 'x' })
const sent = async (subject: string) =>
  (await server.db.selectFrom('outbox').selectAll().where('subject', '=', subject).execute()).length
const queued = async () =>
  (await server.database.pool.query('SELECT 1 FROM graphile_worker._private_jobs')).rowCount

test('a worker whose connections were cut takes up its work again', async () => {
  const jobs = startJobs(pools, server.parts, () => {})
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

/** Runs before each row of a table of the worker is written or deleted; answers how often, and how to end that. */
async function interfere(on: string, statement: string) {
  // Of its own: the server's may still hold connections that the test before has cut.
  const pool = openPool({ url: server.database.url })
  await pool.query(`CREATE SEQUENCE interfered;
    CREATE FUNCTION interfere() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM nextval('interfered'); ${statement}; RETURN coalesce(NEW, OLD); END $$;
    CREATE TRIGGER interfere BEFORE ${on} FOR EACH ROW EXECUTE FUNCTION interfere()`)
  return {
    // A sequence counts on when its transaction is undone.
    async times(): Promise<number> {
      const { rows } = await pool.query(
        'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS n FROM interfered',
      )
      return Number(rows[0].n)
    },
    async end(): Promise<void> {
      await pool.query('DROP FUNCTION interfere CASCADE; DROP SEQUENCE interfered')
      await pool.end()
    },
  }
}

test('a worker whose connection is lost while it notes a job as done works on, and the job is not left behind', async () => {
  const errors: unknown[] = []
  const interference = await interfere(
    'DELETE ON graphile_worker._private_jobs',
    'PERFORM pg_terminate_backend(pg_backend_pid())',
  )
  const jobs = startJobs(pools, server.parts, (error) => errors.push(error))
  await enqueue(server.db, 'mail', { payload: letter('done, but not noted') })
  await until('the connection was lost', () => errors.length > 0)
  await interference.end()
  expect(errors[0]).toMatchObject({ code: '57P01' })
  await enqueue(server.db, 'mail', { payload: letter('the next one') })
  await until('the next mail is sent', async () => (await sent('the next one')) === 1)
  await until('both jobs are noted as done', async () => (await queued()) === 0)
  await jobs.stop()
})

test('a worker that could not begin well works when the database is well', async () => {
  await server.database.pool.query('DELETE FROM graphile_worker._private_tasks')
  const interference = await interfere(
    'INSERT ON graphile_worker._private_tasks',
    "RAISE EXCEPTION 'no space' USING ERRCODE = '53100'",
  )
  const jobs = startJobs(pools, server.parts, () => {})
  await until('it failed', async () => (await interference.times()) > 0)
  await interference.end()
  await enqueue(server.db, 'mail', { payload: letter('begun well') })
  await until('the mail is sent', async () => (await sent('begun well')) === 1)
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
