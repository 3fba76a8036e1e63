import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthUser } from '../src/platform/http/authenticate.ts'
import { inTransaction } from '../src/platform/http/handler.ts'
import { withIdempotency } from '../src/platform/http/idempotency.ts'
import { commitAndReject, Problem } from '../src/platform/http/problem.ts'
import { personas } from '../src/seed/personas.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase('seeded')
})
afterAll(() => database.close())

const problem = () => new Problem('forbidden', 'Not this time.')

test('a handler throws problems: returned ones do not compile', () => {
  // @ts-expect-error What must stay is returned by commitAndReject.
  inTransaction<'logout'>(async () => problem())
  inTransaction<'logout'>(async () => commitAndReject(problem()))
})

test('under an idempotency key, what was written stays and the key is free again', async () => {
  const { db } = database
  const actor = { id: personas[0]?.id } as AuthUser
  const noted = { name: 'noted', value: Buffer.from('1') }
  const attempt = (write: boolean) =>
    db.transaction().execute((tx) =>
      withIdempotency(
        {
          call: { db: tx, clock: () => new Date(), actor, query: {}, body: {} },
          operation: 'logout',
          key: 'a-key-of-mine',
        },
        async () => {
          if (!write) return { status: 200, body: {} }
          await tx.insertInto('secrets').values(noted).execute()
          return commitAndReject(problem())
        },
      ),
    )
  expect(await attempt(true)).toEqual(commitAndReject(problem()))
  expect(await db.selectFrom('secrets').selectAll().where('name', '=', 'noted').execute()).toEqual([noted])
  expect(await attempt(false)).toEqual({ status: 200, body: {} })
})
