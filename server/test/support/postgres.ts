import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { forgetMet } from '../../../scripts/testing/met.ts'
import { migrate } from '../../src/migrate.ts'
import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts'
import { demoPassword } from '../../src/seed/personas.ts'
import { seed } from '../../src/seed/seed.ts'
import { products, start, testSettings } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this test run; each test file makes databases of its own in it. */
    readonly postgresUrl: string
  }
}

/** Starts PostgreSQL and makes two templates that databases of tests are copied from: a migrated and a seeded one. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  forgetMet('server')
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-test-'))
  chmodSync(folder, 0o755)
  const postgres = await openEmbedded({ dataDir: join(folder, 'postgres') })
  project.provide('postgresUrl', postgres.url)
  const client = new pg.Client(postgres.url)
  await client.connect()
  // Nothing of it outlives the run. Tests kill processes, never the machine, and only that loses what was not flushed.
  for (const flush of ['fsync', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${flush} = off`)
  // Each of the databases would be looked after by a process of its own every few seconds, and none lives long.
  await client.query('ALTER SYSTEM SET autovacuum = off')
  // The copies would leave a gigabyte of log, which may lie in memory.
  await client.query("ALTER SYSTEM SET max_wal_size = '256MB'")
  await client.query('SELECT pg_reload_conf()')
  await client.query('CREATE DATABASE migrated')
  await onDatabase(postgres.url, 'migrated', migrate)
  await client.query('CREATE DATABASE seeded TEMPLATE migrated')
  await onDatabase(postgres.url, 'seeded', async (db) => {
    await seed(db, { clock: () => start, settings: testSettings, products })
    // Checked at each of a thousand sign-ins. A hash states its own cost; those that tests set cost what they cost
    // people.
    const password_hash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await db.updateTable('users').set({ password_hash }).where('password_hash', 'is not', null).execute()
  })
  await client.end()
  return async () => {
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type OnDatabase = (db: ReturnType<typeof dbOn>, pool: pg.Pool) => Promise<void>

async function onDatabase(url: string, name: string, work: OnDatabase): Promise<void> {
  const pool = openPool({ url: url.replace(/\/[^/]*$/, `/${name}`) })
  const db = dbOn(pool)
  await work(db, pool)
  await db.destroy()
}
