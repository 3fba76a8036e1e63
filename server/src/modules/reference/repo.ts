import { type JsonObject, type Reference, readErrors } from '@switchboard/oas/document'
import type { Queries } from '../../platform/db/client.ts'

interface VersionQuery {
  readonly api: string
  readonly version: string
}

interface ReferenceInput {
  readonly api: string
  readonly version: string
  readonly reference: Reference
  /** As it was published. */
  readonly document: JsonObject
}

/** Another whenever more of a document is read, so that what was published before is read again. */
export const reading = 2

/** Makes the documentation of a version anew; operations that are gone leave it. */
export async function keepReference(db: Queries, kept: ReferenceInput): Promise<void> {
  const { api, version, document } = kept
  const { index, operations, webhooks } = kept.reference
  const all = [...operations, ...webhooks]
  for (const table of ['api_references', 'api_reference_errors', 'api_reference_operations'] as const) {
    await db.deleteFrom(table).where('api', '=', api).where('version', '=', version).execute()
  }
  const errors = JSON.stringify(readErrors(operations))
  await db.insertInto('api_reference_errors').values({ api, version, body: errors }).execute()
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
  // Last: what is made of the documentation is made anew when this row is another.
  const body = JSON.stringify({ api, version, ...index })
  await db
    .insertInto('api_references')
    .values({ api, version, body, document: JSON.stringify(document, null, 2), reading })
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

export async function findReference(db: Queries, { api, version }: VersionQuery) {
  const found = await db
    .selectFrom('api_references')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.body
}

export async function findOperation(
  db: Queries,
  { api, version, operation_id }: VersionQuery & { readonly operation_id: string },
) {
  const found = await db
    .selectFrom('api_reference_operations')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('operation_id', '=', operation_id)
    .executeTakeFirst()
  return found?.body
}

/** What the API of a published version is called. */
export async function nameOfVersion(db: Queries, { api, version }: VersionQuery) {
  const found = await db
    .selectFrom('apis')
    .select('name')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.name
}

/** What the search index is made of. */
export const readSearchedVersions = (db: Queries) =>
  db
    .selectFrom('apis')
    .leftJoin('api_references as index', (join) =>
      join.onRef('index.api', '=', 'apis.api').onRef('index.version', '=', 'apis.version'),
    )
    .leftJoin('api_reference_errors as errors', (join) =>
      join.onRef('errors.api', '=', 'apis.api').onRef('errors.version', '=', 'apis.version'),
    )
    .select(['apis.api', 'publisher', 'tag', 'apis.version', 'name', 'summary', 'category'])
    .select(['full_version', 'position', 'index.body as reference', 'errors.body as errors'])
    .execute()
