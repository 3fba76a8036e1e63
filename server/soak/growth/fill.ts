import pg from 'pg'
import { noLatencies } from '../../src/platform/time/latency.ts'
import type { Installation } from '../../test/support/process.ts'
import { databaseUrl } from '../portal.ts'

/** Days that the log covers, whatever its size: it is as full as the traffic makes it. */
const days = 89
/** Of so many rows of the log, one has a row of the ledger: both at a hundred million take 80 GB. */
const logRowsPerLedgerRow = Number(process.env.GROWTH_LEDGER_SHARE ?? 10)
/** Accounts beside those that are asked; each of the two large ones makes a tenth of all calls. */
const others = 290

export interface Accounts {
  /** Each makes a tenth of all calls. */
  readonly large: readonly [string, string]
  readonly small: readonly string[]
}

interface Fill extends Accounts {
  readonly rows: number
}

/** Opens what fills and empties the tables past their guards. */
export async function openFiller(installation: Installation): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl(installation))
  await client.connect()
  // Without the guards and keys of tables, and as quickly as the disk takes it: a crash in here costs the whole campaign anyway.
  await client.query(
    "SET session_replication_role = replica; SET maintenance_work_mem = '1500MB'; SET work_mem = '256MB'",
  )
  for (const setting of ['fsync = off', 'full_page_writes = off', "max_wal_size = '4GB'", 'autovacuum = off'])
    await client.query(`ALTER SYSTEM SET ${setting}`)
  await client.query('SELECT pg_reload_conf()')
  return client
}

/** The settings that the figures are taken with: those of a new database, less a vacuum that would be counted with them. */
export async function settle(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`ALTER SYSTEM RESET ${setting}`)
  await client.query('SELECT pg_reload_conf()')
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/** So many rows of the log over ninety days, their counts, and a row of the ledger for one in ten, in place of all that was there. */
export async function fill(clients: readonly [pg.Client, pg.Client], { rows, large, small }: Fill) {
  const [client] = clients
  await client.query('ALTER SYSTEM SET fsync = off')
  await client.query('SELECT pg_reload_conf()')
  await client.query('TRUNCATE api_call_days, usage_days, usage_key_days, ledger')
  const now = Date.now()
  const first = now - days * 86_400_000
  const months = monthsFrom(first, now)
  let counting = Promise.resolve()
  const fillMonth = async (client: pg.Client, month: Month) => {
    const [from, to] = [Math.max(first, month.begin), Math.min(now, month.end)]
    const numberAt = (at: number) => Math.round((rows * (at - first)) / (now - first))
    const table = `api_calls_${month.name.replace('-', '_')}`
    await client.query(`DROP TABLE IF EXISTS ${table}`)
    await client.query(`CREATE TABLE ${table} (LIKE api_calls INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`)
    await client.query(`INSERT INTO ${table} ${callOf({ large, small })}`, [
      from,
      numberAt(from),
      (now - first) / rows,
      numberAt(to),
    ])
    await client.query(`CREATE INDEX ON ${table} (user_id, lower(request_id) text_pattern_ops)`)
    await client.query(`CREATE UNIQUE INDEX ON ${table} (user_id, at DESC, request_id)`)
    await client.query(
      `ALTER TABLE api_calls ATTACH PARTITION ${table}
       FOR VALUES FROM ('${month.name}-01T00:00:00Z') TO ('${new Date(month.end).toISOString()}')`,
    )
    // Two months share a day.
    counting = counting.then(() => count(client, table))
    await counting
  }
  const fillMonths = async (client: pg.Client) => {
    for (let month = months.shift(); month; month = months.shift()) await fillMonth(client, month)
  }
  await Promise.all(clients.map(fillMonths))
}

/** A row of the log by its number: its account, key and API follow from a hash of it, so that neighbours are of others, as in life. */
const callOf = ({ large, small }: Accounts): string => `
  SELECT at, 'req_' || substr(md5(n::text), 1, 12), user_id,
    (ARRAY['messaging', 'sim-swap', 'number-verification'])[1 + api], 'v1',
    (ARRAY['sendMessage', 'checkSimSwap', 'verifyNumber'])[1 + api], 'POST', (ARRAY['/messages', '/check', '/verify'])[1 + api],
    CASE WHEN h % 53 = 0 THEN 503 WHEN h % 31 = 0 THEN 402 ELSE 200 END, NULL, 20 + h % 200, 60, 'key_' || h / 11 % 3 || user_id, 'f3Lb', 'LIVE'
  FROM (
    SELECT n, h, h / 7 % 3 AS api, to_timestamp($1 / 1000.0) + (n - $2) * $3::float8 * interval '1 ms' AS at, CASE
      WHEN h % 10 < 2 THEN (ARRAY[${large.map((id) => `'${id}'`)}])[1 + h % 10]
      WHEN h / 10 % ${small.length + others} < ${small.length} THEN (ARRAY[${small.map((id) => `'${id}'`)}])[1 + h / 10 % ${small.length + others}]
      ELSE 'usr_growth' || h / 10 % ${small.length + others} END AS user_id
    FROM (SELECT n, hashint8(n) & 2147483647 AS h FROM generate_series($2::bigint, $4::bigint - 1) AS n) AS numbers
    OFFSET 0
  ) AS calls`

async function count(client: pg.Client, table: string): Promise<void> {
  const day = "(at AT TIME ZONE 'Asia/Manila')::date"
  await client.query(`CREATE TEMP TABLE counted AS SELECT user_id, ${day} AS day, api, version, operation, method, path, status,
    key_id, count(*) AS calls, max(at) AS last_at FROM ${table} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`)
  await client.query(`INSERT INTO api_call_days AS days (user_id, day, api, version, operation, method, path, status, key_id, calls)
    SELECT user_id, day, api, version, operation, method, path, status, key_id, calls FROM counted
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id) DO UPDATE SET calls = days.calls + excluded.calls`)
  const figures = `sum(calls), coalesce(sum(calls) FILTER (WHERE status >= 500), 0), sum(calls) * 60,
    array_fill(ceil(sum(calls) / ${noLatencies().length})::bigint, ARRAY[${noLatencies().length}])`
  const added = 'calls = days.calls + excluded.calls, failed = days.failed + excluded.failed'
  await client.query(`INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    SELECT user_id, day, api, ${figures} FROM counted GROUP BY 1, 2, 3
    ON CONFLICT (user_id, day, api) DO UPDATE SET ${added}`)
  await client.query(`INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    SELECT user_id, key_id, day, api, ${figures}, max(last_at) FROM counted GROUP BY 1, 2, 3, 4
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET ${added}`)
  await client.query('DROP TABLE counted')
  await client.query(
    `INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, api, request_id, idempotency_key, created_at)
     SELECT 'txn_' || substr(request_id, 5), user_id, 'USAGE', -60, 1000000, 'Messaging', request_id, 'USER', api, request_id, request_id, at
     FROM (SELECT *, hashtext(request_id) AS h FROM ${table}) AS calls WHERE h % ${logRowsPerLedgerRow} = 0 ORDER BY at`,
  )
}

interface Month {
  readonly name: string
  readonly begin: number
  readonly end: number
}

function monthsFrom(first: number, last: number): Month[] {
  const months: Month[] = []
  for (let begin = first; begin < last; ) {
    const date = new Date(begin)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    const end = Date.UTC(year, month + 1, 1)
    months.push({
      name: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7),
      begin: Date.UTC(year, month, 1),
      end,
    })
    begin = end
  }
  return months
}
