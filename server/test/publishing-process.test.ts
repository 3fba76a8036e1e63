// One document after the other, in a process of its own: one that takes too long takes no other along.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { publicationOptionsOf } from '../src/publishing/check/options.ts'
import { Publisher } from '../src/publishing/publisher.ts'
import { museum } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const options = publicationOptionsOf({ publisher: 'acme', tag: 'process' })
const limits = { longestMs: 3_600_000, idleMs: 30_000 }
const publisher = () =>
  new Publisher({ url: server.database.url, clock: server.parts.clock, longestMs: limits.longestMs })
const check = (by: Publisher, person: string = randomUUID()) =>
  by.run({ kind: 'check', content: Buffer.from(JSON.stringify(museum())), options }, person)

const waitingForCatalogue = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_locks
    WHERE relation = 'apis'::regclass AND NOT granted`.execute(server.db)
  return Number(rows[0]?.count)
}

/** The work, while no document gets into the catalogue. */
async function whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  return server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE apis IN ACCESS EXCLUSIVE MODE`.execute(tx)
    return work()
  })
}

afterEach(() => {
  vi.useRealTimers()
})

test('what waits behind a document over its time limit is done, and so is what comes after', async () => {
  const by = publisher()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const behind = await whileHeld(async () => {
    const first = check(by)
    const others = [check(by), check(by)]
    await expect.poll(waitingForCatalogue, { timeout: 60_000 }).toBe(1)
    const refused = expect(first).rejects.toThrow(/takes too long to check/)
    vi.advanceTimersByTime(limits.longestMs)
    await refused
    return others
  })
  const [second, third] = await Promise.all(behind)
  expect([second?.body.data.publishable, third?.body.data.publishable]).toEqual([true, true])
  // The pause of the process that is gone is over while the one after it works.
  const last = await whileHeld(async () => {
    const running = check(by)
    await expect.poll(waitingForCatalogue, { timeout: 60_000 }).toBe(1)
    vi.advanceTimersByTime(limits.idleMs)
    return [running]
  })
  expect((await last[0])?.body.data.publishable).toBe(true)
  await by.stop()
})

test('a publisher that stops begins nothing that still waits', async () => {
  const by = publisher()
  await whileHeld(async () => {
    const running = check(by)
    const waiting = check(by)
    await expect.poll(waitingForCatalogue, { timeout: 60_000 }).toBe(1)
    const ended = [
      expect(running).rejects.toThrow(/ended without an answer/),
      expect(waiting).rejects.toMatchObject({ code: 'unavailable' }),
    ]
    await by.stop()
    await Promise.all(ended)
  })
})

test('where no process can be started, the document fails and the publisher does not wait for it', async () => {
  const by = publisher()
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    await expect(check(by)).rejects.toThrow(/ENOENT/)
  } finally {
    process.execPath = execPath
  }
  expect((await check(by)).body.data.publishable).toBe(true)
  await by.stop()
})

test('one administrator’s documents leave places to another', async () => {
  const by = publisher()
  const checks = ['iris', 'iris', 'iris', 'iris', 'otto'].map((person) => check(by, person))
  const statuses = (await Promise.allSettled(checks)).map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
  await by.stop()
})
