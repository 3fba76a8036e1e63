import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openPool } from '../src/platform/db/client.ts'
import { isUnavailable } from '../src/platform/db/unavailable.ts'

const errorOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('Nothing was rejected.'),
    (error) => error,
  )

test('a database that cannot be reached is a lost connection: nobody listens, or whoever does hangs up', async () => {
  const refused = openPool({ url: 'postgres://nobody@127.0.0.1:1/none' })
  expect(isUnavailable(await errorOf(refused.query('SELECT 1')))).toBe(true)
  await refused.end()

  const rude = createServer((socket) => socket.destroy())
  await new Promise<void>((done) => rude.listen(0, '127.0.0.1', done))
  const { port } = rude.address() as { port: number }
  const dropped = openPool({ url: `postgres://nobody@127.0.0.1:${port}/none` })
  expect(isUnavailable(await errorOf(dropped.query('SELECT 1')))).toBe(true)
  await dropped.end()
  rude.close()
})

test('a connection that is cut in the middle of a query is lost', async () => {
  const client = new pg.Client(inject('postgresUrl'))
  // Told beside the rejected query, too.
  client.on('error', () => {})
  await client.connect()
  const cut = errorOf(client.query('SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(60)'))
  expect(isUnavailable(await cut)).toBe(true)
  expect(isUnavailable(await errorOf(client.query('SELECT 1')))).toBe(true)
})

test.each(['SELECT 1/0', 'SELECT nothing', 'SELECT 1 FROM nowhere'])(
  'what the database refuses is not: %s',
  async (statement) => {
    const client = new pg.Client(inject('postgresUrl'))
    await client.connect()
    expect(isUnavailable(await errorOf(client.query(statement)))).toBe(false)
    await client.end()
  },
)
