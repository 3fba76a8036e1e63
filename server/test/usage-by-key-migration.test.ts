// What an installation that counted without keys knows of them after its update.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkData } from '../src/platform/backup/check-data.ts'
import type { Queries } from '../src/platform/db/client.ts'
import { bookBy } from './support/book-calls.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const file = join(import.meta.dirname, '../src/migrations/0037_usage_by_key.sql')

/** As it was before: counts without keys, and the log with them. */
async function undo(tx: Queries): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE merged ON COMMIT DROP AS
      SELECT user_id, day, api, version, operation, method, path, status, sum(calls)::bigint AS calls
      FROM api_call_days GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
    DELETE FROM api_call_days;
    ALTER TABLE api_call_days DROP COLUMN key_id;
    ALTER TABLE api_call_days ADD PRIMARY KEY (user_id, day, api, version, operation, method, path, status);
    INSERT INTO api_call_days (user_id, day, api, version, operation, method, path, status, calls) SELECT * FROM merged;
    DROP TABLE usage_key_days;
    ALTER TABLE market DROP COLUMN keys_counted_since;
    ALTER TYPE finished_call ADD ATTRIBUTE key_unseen boolean`.execute(tx)
}

const readCounts = async (since: string) => {
  const { rows: byKey } = await sql`
    SELECT user_id, key_id, day, api, calls, failed, credits, latencies FROM usage_key_days WHERE day >= ${since}
    ORDER BY 1, 2, 3, 4`.execute(db)
  const { rows: ofLog } = await sql`
    SELECT user_id, day, api, version, operation, method, path, status, key_id, calls FROM api_call_days
    ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db)
  return { byKey, ofLog }
}

test('what the log holds is counted by key, and days that it does not hold whole are left out', async () => {
  await bookBy(
    db,
    ...['a', 'b', 'c', 'd'].map((id, index) => ({
      id: `moved_${id}`,
      key: `key_moved${index % 2}`,
      status: 200 + index * 101,
    })),
  )
  const lastUnlogged = await sql<{ day: string }>`
    SELECT max(day) AS day FROM usage_days WHERE calls > 0 AND NOT EXISTS (SELECT FROM api_call_days AS logged
      WHERE logged.user_id = usage_days.user_id AND logged.day = usage_days.day AND logged.api = usage_days.api)`.execute(
    db,
  )
  const unlogged = lastUnlogged.rows[0]?.day ?? ''
  const since = new Date(Date.parse(unlogged) + 86_400_000).toISOString().slice(0, 10)
  const before = await readCounts(since)
  expect(before.byKey.length).toBeGreaterThan(20)

  await db.transaction().execute(async (tx) => {
    await undo(tx)
    await sql.raw(readFileSync(file, 'utf8')).execute(tx)
  })
  const { rows } = await sql`SELECT keys_counted_since FROM market`.execute(db)
  expect(rows).toEqual([{ keys_counted_since: since }])
  expect(await readCounts('-infinity')).toEqual(before)
  expect((await checkData({ db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual([])
})
