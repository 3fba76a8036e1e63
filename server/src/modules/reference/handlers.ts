import { etagOf } from '../../platform/http/etag.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { searchIndexOf } from './search-index.ts'

const noVersion = () => new Problem('not_found', 'No published API has this name and version.')

const getApiReference = handler<'getApiReference'>(async ({ db, query: { api, version } }) => {
  const found = await db
    .selectFrom('api_references')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw noVersion()
  return { status: 200, body: { data: found.body } }
})

const getApiReferenceOperation = handler<'getApiReferenceOperation'>(async ({ db, query }) => {
  const { api, version, operation_id } = query
  const found = await db
    .selectFrom('api_reference_operations')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('operation_id', '=', operation_id)
    .executeTakeFirst()
  if (found) return { status: 200, body: { data: found.body } }
  const known = await db
    .selectFrom('apis')
    .select('name')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!known) throw noVersion()
  throw new Problem('not_found', `${known.name} has no operation of this name.`)
})

const getSearchIndex = handler<'getSearchIndex'>(async ({ db }) => {
  const versions = await db
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
  const body = { data: searchIndexOf(versions) }
  return { status: 200, body, etag: etagOf(body) }
})

export const referenceHandlers = { getApiReference, getApiReferenceOperation, getSearchIndex }
