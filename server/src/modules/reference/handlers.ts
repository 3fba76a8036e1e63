import { etagOf } from '../../platform/http/etag.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findOperation, findReference, nameOfVersion, readSearchedVersions } from './repo.ts'
import { searchIndexOf, withError } from './search-index.ts'

const noVersion = () => new Problem('not_found', 'No published API has this name and version.')

const getApiReference = handler<'getApiReference'>(async ({ db, query }) => {
  const body = await findReference(db, query)
  if (!body) throw noVersion()
  return { status: 200, body: { data: body } }
})

const getApiReferenceOperation = handler<'getApiReferenceOperation'>(async ({ db, query }) => {
  const body = await findOperation(db, query)
  if (body) return { status: 200, body: { data: body } }
  const name = await nameOfVersion(db, query)
  if (!name) throw noVersion()
  throw new Problem('not_found', `${name} has no operation with this name.`)
})

const getSearchIndex = handler<'getSearchIndex'>(async ({ db, query: { code } }) => {
  const index = searchIndexOf(await readSearchedVersions(db))
  const body = { data: code === undefined ? index : withError(index, code) }
  return { status: 200, body, etag: etagOf(body) }
})

export const referenceHandlers = { getApiReference, getApiReferenceOperation, getSearchIndex }
