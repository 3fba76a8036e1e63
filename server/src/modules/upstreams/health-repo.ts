import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { addLatencies, noLatencies } from '../../platform/time/latency.ts'
import type { UpstreamKey } from './repo.ts'

export interface TargetKey extends UpstreamKey {
  readonly url: string
}

/** Calls of one process to one target since its last report. */
export interface TargetCalls extends TargetKey {
  readonly calls: number
  readonly failed: number
  /** As `noLatencies` has them. */
  readonly latencies: readonly number[]
}

/** A circuit that is not closed, as one process has it. */
export interface CircuitReport extends TargetKey {
  /** Of its upstream: one that was set since begins with closed circuits. */
  readonly revision: string
  readonly state: 'OPEN' | 'HALF_OPEN'
}

const windowMinutes = 5
const keptMinutes = 60
/** After this long, a process that reports nothing more is gone, and its circuits with it. */
const silentSeconds = 60

/** Rows of one target as one: a statement can’t change a row twice. */
function sumByTarget(rows: readonly TargetCalls[]): readonly TargetCalls[] {
  const targets = Map.groupBy(rows, ({ api, version, environment, url }) =>
    JSON.stringify([api, version, environment, url]),
  )
  return [...targets.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ...sumOf([first, ...others]) }] : [],
  )
}

/** Adds to what other processes have counted in this minute. */
export async function addCalls(db: Queries, rows: readonly TargetCalls[], now: Date): Promise<void> {
  await sql`
    INSERT INTO upstream_minutes AS kept (api, version, environment, url, minute, calls, failed, latencies)
      SELECT api, version, environment, url, date_trunc('minute', ${now}::timestamptz), calls, failed, latencies
      FROM jsonb_to_recordset(${JSON.stringify(sumByTarget(rows))}::jsonb) AS report (api text, version text, environment text, url text,
        calls integer, failed integer, latencies integer[])
      -- In one order for all processes, so that none waits for another in a circle.
      ORDER BY api, version, environment, url
    ON CONFLICT (api, version, environment, url, minute) DO UPDATE SET
      calls = kept.calls + excluded.calls,
      failed = kept.failed + excluded.failed,
      latencies = ARRAY(
        SELECT one + other FROM unnest(kept.latencies, excluded.latencies) WITH ORDINALITY AS sums (one, other, bucket)
        ORDER BY bucket)`.execute(db)
}

/** Reports and settlements are made one after the other. */
export const lockCircuits = (tx: Tx) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('upstream_circuits'))`.execute(tx)

/** The circuits of a process that are not closed, in the place of those that it reported before. */
export async function putCircuits(
  tx: Tx,
  { process, circuits, now }: { process: string; circuits: readonly CircuitReport[]; now: Date },
): Promise<void> {
  await tx.deleteFrom('upstream_circuits').where('process', '=', process).execute()
  await sql`
    INSERT INTO upstream_circuits (api, version, environment, url, process, state, seen_at)
      SELECT DISTINCT ON (api, version, environment, url) api, version, environment, url, ${process}, state, ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(circuits)}::jsonb) AS report (api text, version text, environment text, url text,
        revision text, state text)
      JOIN upstreams USING (api, version, environment, revision)
      ORDER BY api, version, environment, url, state DESC`.execute(tx)
}

/** Whether a target is one of its upstream still. */
const isSet = (target: string) => sql`EXISTS (
  SELECT FROM upstreams
  WHERE (upstreams.api, upstreams.version, upstreams.environment)
    = (${sql.ref(`${target}.api`)}, ${sql.ref(`${target}.version`)}, ${sql.ref(`${target}.environment`)})
    AND upstreams.targets @> jsonb_build_array(jsonb_build_object('url', ${sql.ref(`${target}.url`)})))`

/** Targets whose first circuit has opened, and those whose last one has closed, since the last time. */
export async function takeChanges(tx: Tx, now: Date) {
  await sql`DELETE FROM upstream_circuits
    WHERE seen_at < ${now}::timestamptz - make_interval(secs => ${silentSeconds})
      OR NOT ${isSet('upstream_circuits')}`.execute(tx)
  await sql`DELETE FROM upstream_openings WHERE NOT ${isSet('upstream_openings')}`.execute(tx)
  const openings = await sql<TargetKey>`
    INSERT INTO upstream_openings (api, version, environment, url, opened_at)
      SELECT DISTINCT api, version, environment, url, ${now}::timestamptz FROM upstream_circuits
    ON CONFLICT DO NOTHING
    RETURNING api, version, environment, url`.execute(tx)
  const closings = await sql<TargetKey>`
    DELETE FROM upstream_openings AS openings WHERE NOT EXISTS (
      SELECT FROM upstream_circuits AS circuits
      WHERE (circuits.api, circuits.version, circuits.environment, circuits.url)
        = (openings.api, openings.version, openings.environment, openings.url))
    RETURNING api, version, environment, url`.execute(tx)
  return { openings: openings.rows, closings: closings.rows }
}

/** How the targets of a version have done in the last minutes, those that were called or are left alone. */
export async function readHealth(
  db: Queries,
  { api, version }: Pick<UpstreamKey, 'api' | 'version'>,
  now: Date,
) {
  const minutes = await db
    .selectFrom('upstream_minutes')
    .select(['environment', 'url', 'calls', 'failed', 'latencies'])
    .where('api', '=', api)
    .where('version', '=', version)
    .where('minute', '>', sql<Date>`${now}::timestamptz - make_interval(mins => ${windowMinutes})`)
    .execute()
  const circuits = await db
    .selectFrom('upstream_openings as openings')
    .leftJoin('upstream_circuits as circuits', (join) =>
      join
        .onRef('circuits.api', '=', 'openings.api')
        .onRef('circuits.version', '=', 'openings.version')
        .onRef('circuits.environment', '=', 'openings.environment')
        .onRef('circuits.url', '=', 'openings.url'),
    )
    .select(['openings.environment', 'openings.url', 'opened_at', 'state'])
    .where('openings.api', '=', api)
    .where('openings.version', '=', version)
    .execute()
  return { minutes, circuits }
}

export type HealthRows = Awaited<ReturnType<typeof readHealth>>

export const sumOf = (minutes: readonly Pick<TargetCalls, 'calls' | 'failed' | 'latencies'>[]) =>
  minutes.reduce(
    (sum, { calls, failed, latencies }) => ({
      calls: sum.calls + calls,
      failed: sum.failed + failed,
      latencies: addLatencies(sum.latencies, latencies),
    }),
    { calls: 0, failed: 0, latencies: noLatencies() },
  )

export async function purgeUpstreamMinutes({
  db,
  clock,
}: {
  readonly db: Queries
  readonly clock: () => Date
}): Promise<void> {
  await sql`DELETE FROM upstream_minutes
    WHERE minute < ${clock()}::timestamptz - make_interval(mins => ${keptMinutes})`.execute(db)
}

/** APIs whose servers for live calls the gateway can’t reach now: an outage where it can reach none of a version. */
export function readOpenCircuits(db: Reads, api?: string) {
  const rows = db
    .selectFrom('upstream_openings as openings')
    .innerJoin('upstreams', (join) =>
      join
        .onRef('upstreams.api', '=', 'openings.api')
        .onRef('upstreams.version', '=', 'openings.version')
        .onRef('upstreams.environment', '=', 'openings.environment'),
    )
    .where('openings.environment', '=', 'LIVE')
    .groupBy(['openings.api', 'openings.version', 'upstreams.targets'])
    .select([
      'openings.api',
      sql<
        'DEGRADED' | 'OUTAGE'
      >`CASE WHEN count(*) >= jsonb_array_length(upstreams.targets) THEN 'OUTAGE' ELSE 'DEGRADED' END`.as(
        'impact',
      ),
    ])
  return (api === undefined ? rows : rows.where('openings.api', '=', api)).execute()
}

export const unreachableApis = sql`SELECT api FROM upstream_openings WHERE environment = 'LIVE'`

/** Of each API how many servers its live calls go to, and how many of those the gateway leaves alone. */
export async function readLiveServers(db: Reads) {
  const { rows } = await sql<{
    readonly api: string
    readonly servers: number
    readonly unreachable: number
  }>`
    SELECT api, sum(jsonb_array_length(targets))::integer AS servers, sum((
      SELECT count(*) FROM upstream_openings AS openings
      WHERE (openings.api, openings.version, openings.environment) = (upstreams.api, upstreams.version, upstreams.environment)
    ))::integer AS unreachable
    FROM upstreams WHERE environment = 'LIVE' GROUP BY api`.execute(db)
  return rows
}
