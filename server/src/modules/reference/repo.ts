import { type Operation, type Reference, readErrors } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { searchedText } from './search-index.ts'

interface VersionQuery {
  readonly api: string
  readonly version: string
}

interface ReferenceInput {
  readonly api: string
  readonly version: string
  readonly reference: Reference
  /** Addresses of the API that callers don't see. */
  readonly servers: readonly string[]
}

/** Another whenever more of a document is read, so that what was published before is read again. */
export const reading = 11

/** Makes the documentation of a version anew; operations that are gone leave it. */
export async function keepReference(db: Queries, input: ReferenceInput): Promise<void> {
  const { api, version } = input
  const { index, operations, webhooks } = input.reference
  const all = [...operations, ...webhooks]
  for (const table of ['api_references', 'api_reference_errors', 'api_reference_operations'] as const) {
    await db.deleteFrom(table).where('api', '=', api).where('version', '=', version).execute()
  }
  const errors = readErrors(operations)
  const body = JSON.stringify(errors)
  await db.insertInto('api_reference_errors').values({ api, version, body }).execute()
  // A statement of PostgreSQL takes at most 65,535 values.
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    const rows = all.slice(from, from + rowsAtOnce).map((operation) => ({
      api,
      version,
      operation_id: operation.operation_id,
      body: JSON.stringify(operation),
    }))
    await db.insertInto('api_reference_operations').values(rows).execute()
  }
  // Written last: a change of this row makes everything derived from the documentation outdated.
  await db
    .insertInto('api_references')
    .values({
      api,
      version,
      body: JSON.stringify({ api, version, ...index }),
      search: searchedText(index, errors),
      servers: JSON.stringify(input.servers),
      reading,
    })
    .execute()
}

const rowsAtOnce = 500

/** A version whose documentation an older reading made. */
export const outdatedReference = (db: Queries): Promise<VersionQuery | undefined> =>
  db
    .selectFrom('api_references')
    .select(['api', 'version'])
    .where('reading', '<', reading)
    .orderBy('api')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()

/** Leaves the documentation of a version as it is. */
export async function skipReading(db: Queries, { api, version }: VersionQuery): Promise<void> {
  await db
    .updateTable('api_references')
    .set({ reading })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}

export async function findReference(db: Reads, { api, version }: VersionQuery) {
  const row = await db
    .selectFrom('api_references')
    .select(bodyText)
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.body
}

/** As JSON, to be sent as it is. */
const bodyText = sql<string>`body::text`.as('body')

export async function findOperation(
  db: Reads,
  { api, version, operation_id }: VersionQuery & { readonly operation_id: string },
) {
  const row = await db
    .selectFrom('api_reference_operations')
    .select(bodyText)
    .where('api', '=', api)
    .where('version', '=', version)
    .where('operation_id', '=', operation_id)
    .executeTakeFirst()
  return row?.body
}

/** Of a version: the addresses that its document names, and what its operations ask for that few do. */
export async function readDocumentedHeaders(db: Queries, { api, version }: VersionQuery) {
  const index = await db
    .selectFrom('api_references')
    .select('servers')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('api_reference_operations')
    .select('operation_id')
    .select(sql<string>`(body -> 'inputs')::text`.as('inputs'))
    .select(sql<string>`(body -> 'responses')::text`.as('responses'))
    .where('api', '=', api)
    .where('version', '=', version)
    .where(sql<boolean>`body::text ~* ${unusualHeaders}`)
    .execute()
  return {
    servers: index?.servers ?? [],
    operations: rows.map(({ operation_id, inputs, responses }) => ({
      operation_id,
      inputs: JSON.parse(inputs) as Operation['inputs'],
      responses: JSON.parse(responses) as Operation['responses'],
    })),
  }
}

/** Cookies, links, request IDs and names that programs read as another, as `keepReference` writes them. */
const unusualHeaders =
  '"place":"cookie"|"name":"(x-request-id|link)"|"name":"[^"]*[^"a-z0-9-][^"]*","place":"header"'

type DocumentedUpstream = components['schemas']['AdminDocumentedUpstream']

export async function keepDocumentedUpstream(
  db: Queries,
  { api, version }: VersionQuery,
  upstream: DocumentedUpstream,
): Promise<void> {
  await db
    .updateTable('api_references')
    .set({ upstream: JSON.stringify(upstream) })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}

/** The server of a version and its authentication, as its document has them. */
export async function readDocumentedUpstream(
  db: Queries,
  { api, version }: VersionQuery,
): Promise<DocumentedUpstream> {
  const row = await db
    .selectFrom('api_references')
    .select('upstream')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.upstream ?? { url: null, credential: { type: 'NONE' } }
}

/** The API's name in a published version. */
export async function nameOfVersion(db: Reads, { api, version }: VersionQuery) {
  const row = await db
    .selectFrom('apis')
    .select('name')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.name
}

/**
 * Input of the search index: each API in its newest version, in the catalogue's order; with a code, only those whose
 * newest version documents it.
 */
export async function readSearchedVersions(db: Reads, code?: string) {
  const newest = db
    .selectFrom('apis')
    .select(['api', 'publisher', 'tag', 'version', 'name', 'summary', 'category', 'position'])
    .select(sql<boolean>`jsonb_array_length(operations) > 0`.as('mocked'))
    .distinctOn('api')
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
  let rows = db
    .selectFrom(newest.as('apis'))
    .leftJoin('api_references as index', (join) =>
      join.onRef('index.api', '=', 'apis.api').onRef('index.version', '=', 'apis.version'),
    )
    .select([
      'apis.api',
      'publisher',
      'tag',
      'apis.version',
      'name',
      'summary',
      'category',
      'mocked',
      'search',
    ])
    .orderBy('position')
    .orderBy('apis.api')
  if (code !== undefined)
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_reference_errors as errors')
          .select('errors.api')
          .whereRef('errors.api', '=', 'apis.api')
          .whereRef('errors.version', '=', 'apis.version')
          .where(sql<boolean>`errors.body::jsonb @> ${JSON.stringify([{ code }])}::jsonb`),
      ),
    )
  return rows.execute()
}
