// Counts that are kept as sums of others stay their sums, whoever books at the same time.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { tendCallPartitions } from '../src/modules/usage/partitions-repo.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import type { Queries, Tx } from '../src/platform/db/client.ts'
import { allAtOnce } from './support/all-wait.ts'
import { type BookedCall, bookBy } from './support/book-calls.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const [jun, tess] = ['usr_jun7Q2', 'usr_tess8L']
const day = '2026-11-21'

const book = (...calls: readonly BookedCall[]) => bookBy(db, ...calls)

async function slotOf(queries: Queries): Promise<number> {
  const { rows } = await sql<{ slot: number }>`SELECT pg_backend_pid() % 16 AS slot`.execute(queries)
  return rows[0]?.slot ?? 0
}
/** Connections are numbered by the system: one that shares the slot is held until another is found. */
const inOtherSlot = (slot: number, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => ((await slotOf(tx)) === slot ? inOtherSlot(slot, work) : work(tx)))

const three = (prefix: string, call: Omit<BookedCall, 'id'> = {}): BookedCall[] =>
  [1, 2, 3].map((number) => ({ ...call, id: `${prefix}${number}` }))
const faults = async () => (await checkData({ db, kybFolder: server.parts.settings.kybFolder })).faults

beforeEach(async () => {
  expect(await faults()).toEqual([])
})

describe('by version', () => {
  const versions = async () => {
    const { rows } = await sql<{ version: string; calls: number; callers: number }>`
      SELECT version, sum(calls)::int AS calls, (SELECT count(*)::int FROM api_version_callers AS callers
        WHERE callers.api = days.api AND callers.version = days.version) AS callers
      FROM api_version_days AS days WHERE api = 'messaging' AND version <> 'v1' GROUP BY api, version ORDER BY 1`.execute(
      db,
    )
    return rows
  }

  test('calls alone, in a group, and booked a second time are counted once', async () => {
    await book({ id: 'alone', version: 'v7' })
    await book(...three('group', { version: 'v7' }), { id: 'other', userId: tess, version: 'v7' })
    await book({ id: 'alone', version: 'v7' })
    await book(...three('group', { version: 'v7' }))
    expect(await versions()).toEqual([{ version: 'v7', calls: 5, callers: 2 }])
    expect(await faults()).toEqual([])
  })

  test('a call that is booked late leaves the day of the last one', async () => {
    await book(...three('today', { version: 'v8' }))
    await book({ id: 'late', version: 'v8', day: '2026-11-20' })
    await book(...three('later', { version: 'v8', day: '2026-11-19' }))
    const { rows } =
      await sql`SELECT user_id, last_called_on FROM api_version_callers WHERE version = 'v8'`.execute(db)
    expect(rows).toEqual([{ user_id: jun, last_called_on: day }])
    expect(await faults()).toEqual([])
  })

  test('two connections do not wait for each other’s counts', async () => {
    await db.transaction().execute(async (tx) => {
      await bookBy(tx, { id: 'held', version: 'v9' })
      // Of another account, which shares only the version.
      await inOtherSlot(await slotOf(tx), (other) =>
        bookBy(other, { id: 'free', userId: tess, version: 'v9' }),
      )
    })
    expect(await versions()).toContainEqual({ version: 'v9', calls: 2, callers: 2 })
  })

  test('what no page shows any more goes together', async () => {
    await book({ id: 'old', version: 'v6', day: '2026-08-22' })
    expect(await versions()).toContainEqual({ version: 'v6', calls: 1, callers: 1 })
    await tendCallPartitions(server.parts)
    expect(await versions()).not.toContainEqual(expect.objectContaining({ version: 'v6' }))
    expect(await faults()).toEqual([])
  })

  test('the check names a sum that is wrong, and a recount mends it', async () => {
    await sql`UPDATE api_version_days SET calls = calls + 1 WHERE version = 'v7'`.execute(db)
    await sql`UPDATE api_version_callers SET last_called_on = '2026-11-01' WHERE version = 'v7' AND user_id = ${tess}`.execute(
      db,
    )
    expect(await faults()).toEqual([
      `messaging v7 has 6 calls on ${day}, its accounts 5.`,
      `${tess} called messaging v7 last on 2026-11-01, by its counts on ${day}.`,
    ])
    await sql`SELECT recount_versions()`.execute(db)
  })
})

describe('by key', () => {
  const keys = async () => {
    const { rows } = await sql<{ key_id: string; calls: number; failed: number; last_at: Date }>`
      SELECT key_id, calls::int, failed::int, last_at, (SELECT sum(count)::int FROM unnest(latencies) AS count) AS timed
      FROM usage_key_days WHERE user_id = ${jun} AND key_id LIKE 'key_of_test%' ORDER BY 1`.execute(db)
    return rows
  }

  test('calls alone and in a group, failed ones, and the last use', async () => {
    await book({ id: 'key_alone', key: 'key_of_test1', at: '2026-11-21T05:00:00Z' })
    await book(...three('key_group', { key: 'key_of_test1', status: 503 }))
    await book(
      ...three('key_mixed', { key: 'key_of_test2', at: '2026-11-21T04:00:00Z' }),
      ...three('key_first', { key: 'key_of_test1' }),
    )
    expect(await keys()).toEqual([
      { key_id: 'key_of_test1', calls: 7, failed: 3, timed: 7, last_at: new Date('2026-11-21T05:00:00Z') },
      { key_id: 'key_of_test2', calls: 3, failed: 0, timed: 3, last_at: new Date('2026-11-21T04:00:00Z') },
    ])
    expect(await faults()).toEqual([])
  })

  test('groups of two servers that book the same key at once add up', async () => {
    const before = await keys()
    const groups = ['one', 'two'].map((name) => [
      ...three(`${name}_a`, { key: 'key_of_test1' }),
      ...three(`${name}_b`, { key: 'key_of_test2' }),
    ])
    const alone = { id: 'race_alone', key: 'key_of_test1' }
    // An account's rows lock one group before the other gets here: they meet another account's count of the key.
    const countOne = (table: string) => sql`UPDATE ${sql.table(table)} SET calls = calls + 1
      WHERE user_id = ${jun} AND day = ${day} AND api = 'messaging'`
    await allAtOnce(
      db,
      (tx) => sql`${countOne('usage_key_days')} AND key_id = 'key_of_test1'`.execute(tx),
      // Each comes in another order.
      [() => book(...(groups[0] ?? [])), () => book(...(groups[1] ?? []).toReversed()), () => book(alone)],
    )
    await countOne('usage_days').execute(db)
    expect((await keys()).map(({ calls }, index) => calls - (before[index]?.calls ?? 0))).toEqual([8, 6])
    expect(await faults()).toEqual([])
  })

  test('the check names keys that made other calls than their account', async () => {
    await sql`UPDATE usage_key_days SET calls = calls + 2 WHERE key_id = 'key_of_test2'`.execute(db)
    const [fault] = await faults()
    expect(fault).toMatch(
      /^On 2026-11-21 the keys of usr_jun7Q2 made \d+ calls to messaging .* the account \d+/,
    )
    // On the day of the update to counts by key, some calls had no key; nothing is compared before the day after.
    await sql`UPDATE market SET keys_counted_since = '2026-11-22'`.execute(db)
    expect(await faults()).toEqual([])
  })
})
