import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { archiveDueMonths } from '../src/modules/usage/archive/archive-calls.ts'
import { folderStore } from '../src/modules/usage/archive/folder-store.ts'
import { restoreMonth } from '../src/modules/usage/archive/restore-month.ts'
import { s3Store } from '../src/modules/usage/archive/s3-store.ts'
import type { ArchiveStore } from '../src/modules/usage/archive/store.ts'
import { makePartition, tendCallPartitions } from '../src/modules/usage/partitions-repo.ts'
import { startS3 } from './support/s3.ts'
import { serverOfFile } from './support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-archive-'))
const server = await serverOfFile({
  settings: { archive: { kind: 'folder', folder } },
  metricsToken: 'metrics-token-7Pq2',
})
const { pool } = server.database
const s3 = await startS3()
afterAll(() => {
  s3.close()
  rmSync(folder, { recursive: true })
})

const count = 1_000
/** Few, so that a month has several files. */
const blocksAtOnce = 8
/** A month that has left the log, with what CSV has to quote. */
async function makeMonth(month: string): Promise<void> {
  await makePartition(server.db, month)
  await sql`INSERT INTO api_calls SELECT ${`${month}-03T04:05:06.789012Z`}::timestamptz + n * interval '1 s', ${`req_${month}`} || n,
      'usr_tess8L', 'messaging', 'v1', 'sendMessage', 'POST', CASE n WHEN 7 THEN E'/a,"b"\n;c' ELSE '/messages' END, 200,
      CASE WHEN n % 2 = 0 THEN 'late' END, 80, 60, 'key_1', 'f3Lb', 'LIVE'
    FROM generate_series(1, ${count}::integer) AS n`.execute(server.db)
}
const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relname LIKE 'api\\_calls\\_20%' ORDER BY 1`.execute(server.db)
  return rows.map(({ name }) => name).filter((name) => name < 'api_calls_2026_07')
}
const digest = async (table: string) => {
  const { rows } = await sql`SELECT count(*) AS rows, md5(string_agg(calls::text, '|' ORDER BY at)) AS text
    FROM ${sql.table(table)} AS calls`.execute(server.db)
  return rows[0]
}
const archive = (store: ArchiveStore) => archiveDueMonths(server.parts, { pool, store, blocksAtOnce })
/** Rows that came back, and their digest; the table goes. */
const restore = async (store: ArchiveStore, month: string) => {
  const client = await pool.connect()
  try {
    const { name, rows } = await restoreMonth(client, store, month)
    const restored = { rows, digest: await digest(name) }
    await client.query(`DROP TABLE ${name}`)
    return restored
  } finally {
    client.release()
  }
}

test.each([
  ['a folder', folderStore(folder), '2026-01'],
  ['S3', s3Store(s3.settings), '2026-02'],
])('a month leaves the log into %s, and comes back as it was', async (_, store, month) => {
  await makeMonth(month)
  const table = `api_calls_${month.replace('-', '_')}`
  const before = await digest(table)
  // The upkeep of the partitions leaves it to the archive.
  await tendCallPartitions(server.parts)
  expect(await tables()).toEqual([table])
  await archive(store)
  expect(await tables()).toEqual([])
  expect(await restore(store, month)).toEqual({ rows: count, digest: before })
})

test('files are CSV that other programs read, in parts', async () => {
  const files = readdirSync(join(folder, 'api_calls/2026-01'))
  expect(files.length).toBeGreaterThan(3)
  const [header, first] = gunzipSync(readFileSync(join(folder, 'api_calls/2026-01/part-0001.csv.gz')))
    .toString()
    .split('\n')
  expect(header).toBe(
    'at,request_id,user_id,api,version,operation,method,path,status,error_code,duration_ms,credits,key_id,key_last_four,key_type,free',
  )
  expect(first).toContain('req_2026-011,usr_tess8L,messaging,v1,sendMessage,POST,/messages,200,,80,60,key_1')
})

/** Cut off at the step of this number, before it or, like a process that is killed after it, behind it. */
function cutting(store: ArchiveStore, at: number, after: boolean) {
  let step = 0
  const cut = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    step += 1
    if (step !== at) return work()
    if (after) await work()
    throw new Error('cut off')
  }
  const cutStore: ArchiveStore = {
    write: (name, content) => cut(() => store.write(name, content)),
    read: (name) => cut(() => store.read(name)),
  }
  return { cutStore, wasCut: () => step >= at }
}

test('cut off at any step, a month is in the database or whole in the archive', async () => {
  const store = folderStore(join(folder, 'cut'))
  for (let at = 1, goesOn = true; goesOn; at += 1) {
    for (const after of [false, true]) {
      rmSync(join(folder, 'cut'), { recursive: true, force: true })
      await makeMonth('2026-03')
      const { cutStore, wasCut } = cutting(store, at, after)
      await archive(cutStore).catch((error) => expect(error.message).toBe('cut off'))
      goesOn = wasCut()
      if (goesOn) expect(await tables(), `step ${at}`).toEqual(['api_calls_2026_03'])
      await archive(store)
      expect(await tables()).toEqual([])
      expect(await restore(store, '2026-03')).toMatchObject({ rows: count })
    }
  }
})

test.each([
  [
    'has other bytes',
    (store: ArchiveStore): ArchiveStore => ({
      ...store,
      write: (name, content) =>
        store.write(name, name.includes('part') ? Buffer.concat([content, Buffer.from([0])]) : content),
    }),
  ],
  [
    'is gone',
    (store: ArchiveStore): ArchiveStore => ({
      ...store,
      write: async (name, content) => (name.includes('part-0002') ? undefined : store.write(name, content)),
    }),
  ],
])('a month stays while a file of it %s', async (_, damage) => {
  const store = folderStore(mkdtempSync(join(folder, 'damaged-')))
  await makeMonth('2026-04')
  await expect(archive(damage(store))).rejects.toThrow(/another checksum|is missing/)
  expect(await tables()).toEqual(['api_calls_2026_04'])
  await sql`DROP TABLE api_calls_2026_04`.execute(server.db)
})

test('a store that is down or full keeps the months; the metric tells, and the next month is made all the same', async () => {
  const waiting = async () => {
    const response = await fetch(`${server.url}/metrics`, {
      headers: { Authorization: 'Bearer metrics-token-7Pq2' },
    })
    const text = await response.text()
    return ['waiting', 'oldest_seconds'].map((name) =>
      Number(new RegExp(`^switchboard_archive_${name} (\\S+)$`, 'm').exec(text)?.[1]),
    )
  }
  expect(await waiting()).toEqual([0, 0])
  await makeMonth('2026-04')
  s3.state.isDown = true
  await expect(archive(s3Store(s3.settings))).rejects.toThrow('S3 answered 503 ServiceUnavailable')
  s3.state.isDown = false
  await expect(archive(s3Store({ ...s3.settings, secretAccessKey: 'wrong' }))).rejects.toThrow(
    'SignatureDoesNotMatch',
  )
  await expect(archive(s3Store({ ...s3.settings, bucket: 'other' }))).rejects.toThrow('NoSuchBucket')
  // As a disk that is full: nothing can be laid where a file is.
  writeFileSync(join(folder, 'full'), '')
  await expect(archive(folderStore(join(folder, 'full')))).rejects.toThrow('ENOTDIR')
  await tendCallPartitions(server.parts)
  expect(await tables()).toEqual(['api_calls_2026_04'])
  const [months, seconds = 0] = await waiting()
  expect(months).toBe(1)
  // It left the log on 30 August.
  expect(Math.round(seconds / 86_400)).toBeGreaterThan(80)
  await archive(s3Store(s3.settings))
  expect(await waiting()).toEqual([0, 0])
})

test('of two processes, one archives', async () => {
  await makeMonth('2026-05')
  const store = folderStore(join(folder, 'two'))
  const written: string[] = []
  const counting = {
    ...store,
    write: (name: string, content: Buffer) => store.write(name, content).then(() => void written.push(name)),
  }
  const twin = await server.twin()
  await Promise.all([
    archive(counting),
    archiveDueMonths(twin.parts, { pool: twin.database.pool, store: counting, blocksAtOnce }),
  ])
  await twin.close()
  expect(written.length).toBe(new Set(written).size)
  expect(await tables()).toEqual([])
})

test('rows that come after their month was archived are laid beside it', async () => {
  const store = folderStore(join(folder, 'two'))
  await sql`INSERT INTO api_calls SELECT '2026-05-09T00:00:00Z', 'req_late', 'usr_tess8L',
    'messaging', 'v1', 'sendMessage', 'POST', '/messages', 200, NULL, 80, 60, 'key_1', 'f3Lb', 'LIVE'`.execute(
    server.db,
  )
  await tendCallPartitions(server.parts)
  await archive(store)
  expect(await restore(store, '2026-05')).toMatchObject({ rows: count + 1 })
  expect(existsSync(join(folder, 'two/api_calls/2026-05-2/manifest.json'))).toBe(true)
})
