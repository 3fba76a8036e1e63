// Exports that are cut off, cancelled, written by several processes, or have no room.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeDueExports } from '../src/modules/exports/write-exports.ts'
import type { AppContext } from '../src/platform/app-context.ts'
import type { Db } from '../src/platform/db/client.ts'
import { logCalls } from './support/call-log.ts'
import { serverOfFile } from './support/server.ts'
import { openSlowReader } from './support/slow-reader.ts'

const server = await serverOfFile()
const { db } = server
let rows: number
let token: string
let whole: string
const path = '/portal-api/api/exports'
const days = { start_date: '2026-11-19', end_date: '2026-11-19' }

beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
  await logCalls(db, {
    userId: 'usr_tess8L',
    at: '2026-11-19T10:00:00Z',
    count: 12_000,
    stepMicroseconds: 10,
    prefix: 'req_wide',
    // A formula that a spreadsheet would run, in the cell of the path.
    path: `=HYPERLINK("${'x'.repeat(1000)}")`,
  })
  const stream = `/portal-api/api/api-usage/user-respose-export?${new URLSearchParams(days)}`
  whole = String((await server.ask('GET', stream, { token })).body.text)
  rows = whole.trimEnd().split('\r\n').length - 1
})
beforeEach(async () => {
  await db.deleteFrom('exports').execute()
  await db.deleteFrom('notifications').execute()
})

async function queue(): Promise<string> {
  const { body } = await server.ask('POST', path, { token, body: { kind: 'CALLS', filter: days } })
  return body.data.export_id
}
const list = async () => (await server.ask('GET', path, { token })).body.data
const remove = (export_id: string) => server.ask('POST', `${path}/remove`, { token, body: { export_id } })
async function downloaded(id: string): Promise<string> {
  const { status, body } = await server.ask('GET', `${path}/download?export_id=${id}`, { token })
  expect(status).toBe(200)
  return String(body.text)
}
const chunkBytes = 1_000_000
const write = (context: Partial<AppContext> = {}, limits: object = {}, stopped?: AbortSignal) =>
  writeDueExports({ ...server.parts, ...context }, { chunkBytes, ...limits }, stopped)
const chunks = () => db.selectFrom('export_chunks').select(['run', 'number']).execute()
const notices = () => db.selectFrom('notifications').select(['user_id', 'kind', 'message']).execute()
const row = () => db.selectFrom('exports').selectAll().executeTakeFirstOrThrow()

/** A database whose `number`th transaction, from 1, does something else first. */
function dbBefore(number: number, first: () => Promise<unknown>): Db {
  let begun = 0
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({
          async execute(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
            begun += 1
            if (begun === number) await first()
            return target.transaction().execute(work)
          },
        })
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('a large one is told of, and its formulas are text', async () => {
  const id = await queue()
  await write()
  expect((await chunks()).length).toBeGreaterThan(5)
  const text = await downloaded(id)
  expect(text).toBe(whole)
  expect(text).toContain(`,"'=HYPERLINK`)
  expect(await notices()).toEqual([
    { user_id: 'usr_tess8L', kind: 'exports', message: expect.stringContaining('request-log.csv is ready') },
  ])
})

test('killed between two chunks: another process begins it again, and the first writes nothing any more', async () => {
  const id = await queue()
  const hung = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const first = write({
    db: dbBefore(3, () => {
      reached.resolve()
      return hung.promise
    }),
  })
  await reached.promise
  expect(await list()).toMatchObject([{ status: 'RUNNING', rows_total: rows }])
  expect((await chunks()).length).toBe(2)
  // The claim is still valid, so no other run takes it.
  await write()
  expect(await row()).toMatchObject({ runs: 1, status: 'RUNNING' })
  const later = () => new Date(server.parts.clock().getTime() + 91_000)
  // Not dead but slow: it comes back while the other one is at its third chunk.
  await write({
    clock: later,
    db: dbBefore(3, () => {
      hung.resolve()
      return first
    }),
  })
  expect(await row()).toMatchObject({ runs: 2, status: 'READY', rows_written: rows })
  expect(new Set((await chunks()).map(({ run }) => run))).toEqual(new Set([2]))
  expect(await downloaded(id)).toBe(whole)
})

test('of several processes one writes it', async () => {
  const id = await queue()
  await Promise.all(Array.from({ length: 4 }, () => write()))
  expect(await row()).toMatchObject({ runs: 1, status: 'READY' })
  expect(await downloaded(id)).toBe(whole)
})

test('cancelled while it is written: nothing is left, and nobody is told', async () => {
  const id = await queue()
  let status = 0
  await write({
    db: dbBefore(3, async () => {
      status = (await remove(id)).status
    }),
  })
  expect([status, await list(), await chunks(), await notices()]).toEqual([200, [], [], []])
})

test('a process that leaves puts it back, as if it had not begun', async () => {
  const id = await queue()
  const leaving = new AbortController()
  await write({ db: dbBefore(2, async () => leaving.abort()) }, {}, leaving.signal)
  expect(await row()).toMatchObject({ status: 'QUEUED', runs: 0 })
  expect(await chunks()).toEqual([])
  await write()
  expect(await downloaded(id)).toBe(whole)
})

test('what is larger than the account may keep fails, says so, and leaves nothing', async () => {
  await queue()
  await write({}, { maxStoredBytes: 20_000 })
  expect(await list()).toMatchObject([{ status: 'FAILED', failure: 'TOO_LARGE' }])
  expect(await chunks()).toEqual([])
  expect(await notices()).toMatchObject([{ message: expect.stringContaining('couldn’t be prepared') }])
})

test('what the account keeps already counts', async () => {
  const first = await queue()
  await write()
  const { stored_size } = await row()
  const maxStoredBytes = Math.round(stored_size * 1.5)
  await queue()
  await write({}, { maxStoredBytes })
  expect((await list()).map(({ status }) => status).sort()).toEqual(['FAILED', 'READY'])
  await remove(first)
  await queue()
  await write({}, { maxStoredBytes })
  expect((await list()).map(({ status }) => status).sort()).toEqual(['FAILED', 'READY'])
})

async function failing(code: string, work: () => Promise<void>): Promise<void> {
  await sql`CREATE FUNCTION refuse_chunk() RETURNS trigger LANGUAGE plpgsql AS
    ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$`)}`.execute(
    db,
  )
  await sql`CREATE TRIGGER refuse_chunk BEFORE INSERT ON export_chunks FOR EACH ROW
    WHEN (NEW.number = 2) EXECUTE FUNCTION refuse_chunk()`.execute(db)
  await work()
  await sql`DROP FUNCTION refuse_chunk CASCADE`.execute(db)
}

test('a disk without space fails it at once, and says so', async () => {
  await queue()
  await failing('53100', () => write())
  expect(await list()).toMatchObject([{ status: 'FAILED', failure: 'STORAGE_FULL' }])
  expect(await chunks()).toEqual([])
})

test('another failure is tried again after a while, three times in all', async () => {
  const id = await queue()
  const at = (seconds: number) => () => new Date(server.parts.clock().getTime() + seconds * 1000)
  await failing('XX000', async () => {
    await write()
    expect(await row()).toMatchObject({ status: 'QUEUED', runs: 1 })
    await write({ clock: at(29) })
    expect(await row()).toMatchObject({ runs: 1 })
    await write({ clock: at(31) })
    expect(await row()).toMatchObject({ status: 'QUEUED', runs: 2 })
  })
  await write({ clock: at(100) })
  expect(await row()).toMatchObject({ status: 'READY', runs: 3 })
  expect(await downloaded(id)).toBe(whole)
  await remove(id)
  await queue()
  await failing('XX000', async () => {
    for (const seconds of [0, 31, 62]) await write({ clock: at(seconds) })
  })
  expect(await list()).toMatchObject([{ status: 'FAILED', failure: 'INTERNAL' }])
})

test('an export that kills its process is not begun for ever', async () => {
  await queue()
  await db.updateTable('exports').set({ runs: 3, status: 'RUNNING' }).execute()
  await write()
  expect(await list()).toMatchObject([{ status: 'FAILED', failure: 'INTERNAL' }])
})

test('a slow reader holds nothing: it is deleted at once, and the reader is cut off', async () => {
  const id = await queue()
  await write()
  const reader = await openSlowReader({ url: server.url, path: `${path}/download?export_id=${id}`, token })
  expect(reader.status).toBe(200)
  expect((await remove(id)).status).toBe(200)
  expect((await reader.readOn()).length).toBeLessThan(whole.length)
  expect(reader.closed()).toBe(true)
})
