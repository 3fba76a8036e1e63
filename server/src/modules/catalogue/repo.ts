import type { components } from '@switchboard/sdk'
import { type Insertable, sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { Problem } from '../../platform/http/problem.ts'
import { environmentsOf } from '../upstreams/repo.ts'
import type { ApiRow, ConformanceMark, VersionKey, VersionState } from './api.ts'
import { isMocked } from './mocked-repo.ts'

/** All of a version but its document and its operations, either of which may have megabytes. */
const columns = [
  ...(['api', 'publisher', 'tag', 'version', 'full_version', 'name', 'summary', 'category', 'tags'] as const),
  ...([
    'status',
    'price_from',
    'price_unit',
    'kyb_required',
    'position',
    'updated_at',
    'description',
  ] as const),
  ...(['released_on', 'test_data', 'document_name', 'deprecated_on', 'sunset_on'] as const),
  ...([
    'published_by',
    'deprecation_reason',
    'status_before',
    'subscribers_told_at',
    'conformance',
    'limits',
  ] as const),
] as const
const withOperations = [...columns, 'operations'] as const

const environments = environmentsOf('apis').as('upstream_environments')

const mocked = isMocked.as('mocked')

/** Its operations as JSON, to be sent as they are. */
const operationsText = sql<string>`operations::text`.as('operations')

const rowOf = (db: Reads, { api, version }: VersionKey) =>
  db.selectFrom('apis').where('api', '=', api).where('version', '=', version)

/** Every version of an API, newest first; none of an unknown one. */
export const versionsOf = (db: Reads, api: string): Promise<readonly VersionState[]> =>
  db
    .selectFrom('apis')
    .select(['api', 'publisher', 'tag', 'version', 'full_version', 'status'])
    .select(['released_on', 'sunset_on', 'document_name'])
    .select([environments, mocked])
    .where('api', '=', api)
    .orderBy(byFullVersion, 'desc')
    .execute()

/** A version, its operations as JSON. */
export const rowWithOperationsText = (db: Reads, key: VersionKey) =>
  rowOf(db, key).select(columns).select([operationsText, environments, mocked]).executeTakeFirst()

/** Each API in its newest version, in the order of the catalogue. */
export function newestVersions(db: Reads) {
  const newest = db
    .selectFrom('apis')
    .select(columns)
    .select([operationsText, environments, mocked])
    .distinctOn('api')
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
  return db.selectFrom(newest.as('apis')).selectAll().orderBy('position').orderBy('api').execute()
}

/** Each published API in its newest version: subscriptions are to an API, whatever its version. */
export const newestApis = (db: Reads) =>
  db
    .selectFrom('apis')
    .select(['api', 'name', 'publisher', 'tag', 'version', 'kyb_required'])
    .distinctOn('api')
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')

/** Their names by API, in the newest version of each. */
export async function newestNames(db: Queries, apis: readonly string[]) {
  if (apis.length === 0) return new Map<string, string>()
  const rows = await newestApis(db).where('api', 'in', apis).execute()
  return new Map(rows.map(({ api, name }) => [api, name]))
}

/** Whether a version of the API goes on, else when the last one ends, where each has a day. */
export const readEnd = (db: Queries, api: string) =>
  db
    .selectFrom('apis')
    .select([
      sql<boolean>`bool_or(status <> 'DEPRECATED')`.as('goes_on'),
      sql<string | null>`CASE WHEN count(*) = count(sunset_on) THEN max(sunset_on)::text END`.as('ends_on'),
    ])
    .where('api', '=', api)
    .executeTakeFirstOrThrow()

/** Each version without its document, in the order of the catalogue, the newest of an API first. */
export const everyVersion = (db: Queries) =>
  db
    .selectFrom('apis')
    .select(['api', 'version', 'full_version', 'publisher', 'tag', 'name', 'summary', 'status'])
    .select(['price_from', 'price_unit', 'updated_at'])
    .orderBy('position')
    .orderBy(byFullVersion, 'desc')
    .execute()

interface GatewayAddress {
  readonly publisher: string
  readonly tag: string | null
}

/** The versions at one address of the gateway, newest first. */
export const versionsAt = (db: Queries, { publisher, tag }: GatewayAddress): Promise<readonly ApiRow[]> =>
  db
    .selectFrom('apis')
    .select(withOperations)
    .where('publisher', '=', publisher)
    .where('tag', 'is not distinct from', tag)
    .orderBy(byFullVersion, 'desc')
    .execute()

/** The name of a publisher's first API; of the one with this tag, where there is a tag. */
export async function firstApiName(
  db: Queries,
  { publisher, tag }: GatewayAddress,
): Promise<string | undefined> {
  let apis = db.selectFrom('apis').select('name').where('publisher', '=', publisher)
  if (tag !== null) apis = apis.where('tag', '=', tag)
  return (await apis.orderBy('position').orderBy('version', 'desc').executeTakeFirst())?.name
}

/** A version; undefined where there is none. */
export const publishedRow = (db: Queries, key: VersionKey): Promise<ApiRow | undefined> =>
  rowOf(db, key).select(withOperations).executeTakeFirst()

export const fullVersionOf = async (db: Reads, key: VersionKey): Promise<string | undefined> =>
  (await rowOf(db, key).select('full_version').executeTakeFirst())?.full_version

/** The name of an API in the catalogue. Throws a 404 if it isn't there. */
export async function nameOfApi(db: Queries, api: string): Promise<string> {
  const name = (await newestNames(db, [api])).get(api)
  if (name !== undefined) return name
  throw new Problem('not_found', `There’s no API named ${api}. The catalogue lists them all.`)
}

/** Of a version that isn't published. */
export const versionUnknown = (): Problem =>
  new Problem('not_found', 'There’s no published API with this name and version.')

type TestDatum = components['schemas']['TestDatum']

/** The test values of these APIs, by API, as the newest version of each has them. */
export async function readTestData(db: Queries, apis: readonly string[]) {
  if (apis.length === 0) return []
  const rows = await db
    .selectFrom('apis')
    .select(['api', 'test_data'])
    .distinctOn('api')
    .where('api', 'in', [...apis])
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
    .execute()
  return rows.map(({ api, test_data }) => ({ api, testData: test_data as TestDatum[] }))
}

export const nameOf = async (db: Reads, key: VersionKey): Promise<string | undefined> =>
  (await rowOf(db, key).select('name').executeTakeFirst())?.name

export const documentOf = async (db: Queries, key: VersionKey): Promise<string | undefined> =>
  (await rowOf(db, key).select('document').executeTakeFirst())?.document

/** A version's document, with the documentation that was made of it. */
export const documentationKept = (db: Queries, { api, version }: VersionKey) =>
  db
    .selectFrom('apis')
    .innerJoin('api_references as kept', (join) =>
      join.onRef('kept.api', '=', 'apis.api').onRef('kept.version', '=', 'apis.version'),
    )
    .select(['apis.publisher', 'apis.tag', 'apis.document', 'apis.full_version', 'kept.body', 'kept.reading'])
    .where('apis.api', '=', api)
    .where('apis.version', '=', version)
    .executeTakeFirst()

/** The operations of a version and their test values as they were published last, and when that was. */
export const readOperations = (db: Queries, key: VersionKey) =>
  rowOf(db, key).select(['operations', 'test_data', 'updated_at']).executeTakeFirstOrThrow()

/** Operations of every version of an API, the oldest version first. */
export const operationsByVersion = async (
  db: Queries,
  api: string,
): Promise<readonly VersionOperations[]> => {
  const rows = db.selectFrom('apis').select(['version', 'operations']).where('api', '=', api)
  return (await rows.orderBy(byFullVersion).execute()) as VersionOperations[]
}

interface VersionOperations {
  readonly version: string
  readonly operations: readonly components['schemas']['OperationSummary'][]
}

/** Those of the names that an API has already. */
export async function takenNames(db: Queries, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('apis').select('api').where('api', 'in', names).execute()
  return new Set(rows.map(({ api }) => api))
}

/** Behind all that are in the catalogue. */
export async function nextPosition(db: Queries): Promise<number> {
  const last = db.selectFrom('apis').select(({ fn }) => fn.max('position').as('last'))
  const row = await last.executeTakeFirst()
  return row?.last == null ? 0 : Number(row.last) + 1
}

/** Two who publish at once would both look for the same free name. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(7021958)`.execute(tx)
}

/** A version, which nobody else changes until the transaction ends. */
export const lockedRow = (db: Tx, key: VersionKey): Promise<ApiRow | undefined> =>
  rowOf(db, key).select(withOperations).forNoKeyUpdate().executeTakeFirst()

/** Gives a version its mark, or takes it away. */
export async function setConformance(
  db: Tx,
  { api, version }: VersionKey,
  mark: ConformanceMark | null,
): Promise<void> {
  await db
    .updateTable('apis')
    .set({ conformance: mark && JSON.stringify(mark) })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}

/** Takes away the marks that these results gave, and tells of which versions. */
export const endMarks = (db: Tx, results: readonly string[]): Promise<readonly VersionKey[]> =>
  db
    .updateTable('apis')
    .set({ conformance: null })
    .where(sql<boolean>`conformance ->> 'result_id' = ANY(${results})`)
    .returning(['api', 'version'])
    .execute()

/** A version that is there is replaced, and with another document loses its mark. */
export async function putVersion(
  db: Queries,
  { today, ...entry }: Insertable<Database['apis']> & { readonly today: string },
): Promise<void> {
  const isDeprecated = entry.status === 'DEPRECATED'
  const row = { ...entry, deprecated_on: isDeprecated ? (entry.deprecated_on ?? today) : null }
  await db
    .insertInto('apis')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['api', 'version']).doUpdateSet({
        ...row,
        deprecated_on: sql`CASE excluded.status WHEN 'DEPRECATED' THEN coalesce(apis.deprecated_on, excluded.deprecated_on) END`,
        conformance: sql`CASE WHEN apis.document = excluded.document THEN apis.conformance END`,
      }),
    )
    .execute()
}

type CallNames = Readonly<
  Record<'api' | 'version' | 'operation' | 'api_name' | 'operation_name' | 'publisher', string>
> & { readonly tag: string | null }

type Call = Pick<CallNames, 'api' | 'version' | 'operation'>

const callId = ({ api, version, operation }: Call): string => `${api} ${version} ${operation}`

/** Looks up the names of operations that were called, as far as their versions are still published. */
export async function readCallNames(
  db: Reads,
  calls: readonly Call[],
): Promise<(call: Call) => CallNames | undefined> {
  const column = (name: keyof Call) => sql`${calls.map((call) => call[name])}::text[]`
  const { rows } = await sql<CallNames>`
    SELECT DISTINCT call.*, apis.name AS api_name, publisher, tag, listed ->> 'summary' AS operation_name
    FROM unnest(${column('api')}, ${column('version')}, ${column('operation')}) AS call (api, version, operation)
    JOIN apis USING (api, version)
    CROSS JOIN jsonb_array_elements(apis.operations) AS listed
    WHERE listed ->> 'operation_id' = call.operation`.execute(db)
  const names = new Map(rows.map((row) => [callId(row), row]))
  return (call) => names.get(callId(call))
}
