import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, dbOn, openPool } from '../../src/platform/db/client.ts'
import type { PatientPool } from '../../src/platform/db/patient-pool.ts'

export interface TestDatabase {
  readonly db: Db
  readonly pool: PatientPool
  readonly url: string
  close(): Promise<void>
}

/** A database that nobody else uses: migrated and empty, or with the demo accounts. */
export const newDatabase = (template: 'migrated' | 'seeded' = 'migrated'): Promise<TestDatabase> =>
  databaseFrom(template)

/** One that nothing was done to. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseFrom('template0')

async function databaseFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // As files: through the log, a copy and its end cost three times as much.
  await inServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = inject('postgresUrl').replace(/\/[^/]*$/, `/${name}`)
  const pool = openPool({ url })
  const db = dbOn(pool)
  return {
    db,
    pool,
    url,
    async close() {
      await db.destroy()
      await inServer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Drops a database under those who use it: their connections are cut, and new ones refused. */
export const dropUnderway = ({ url }: TestDatabase): Promise<void> =>
  inServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)

async function inServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
