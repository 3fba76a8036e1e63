import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'

export interface TestDatabase {
  readonly db: Db
  readonly url: string
  close(): Promise<void>
}

/** A migrated, empty database that nobody else uses. */
export async function newDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inServer(`CREATE DATABASE ${name}`)
  const url = inject('postgresUrl').replace(/\/[^/]*$/, `/${name}`)
  const db = openDb({ url })
  await migrate(db)
  return {
    db,
    url,
    async close() {
      await db.destroy()
      await inServer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function inServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
