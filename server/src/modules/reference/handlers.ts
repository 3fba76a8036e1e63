import { etagOf } from '../../platform/http/etag.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reading } from '../../platform/http/reading.ts'
import { jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { findOperation, findReference, nameOfVersion, readSearchedVersions } from './repo.ts'
import { searchIndexText, withError } from './search-index.ts'

const noVersion = () => new Problem('not_found', 'No published API has this name and version.')

const getApiReference = reading<'getApiReference'>(async ({ db, query }) => {
  const body = await findReference(db, query)
  if (!body) throw noVersion()
  return { status: 200, body: StoredJson.of(jsonWith({}, { data: body })) }
})

const getApiReferenceOperation = reading<'getApiReferenceOperation'>(async ({ db, query }) => {
  const body = await findOperation(db, query)
  if (body) return { status: 200, body: StoredJson.of(jsonWith({}, { data: body })) }
  const name = await nameOfVersion(db, query)
  if (!name) throw noVersion()
  throw new Problem('not_found', `${name} has no operation with this name.`)
})

const getSearchIndex = reading<'getSearchIndex'>(async ({ db, query: { code } }) => {
  const versions = await readSearchedVersions(db, code)
  const data = code === undefined ? searchIndexText(versions) : JSON.stringify(withError(versions, code))
  const text = jsonWith({}, { data })
  return { status: 200, body: StoredJson.of(text), etag: etagOf(text) }
})

export const referenceHandlers = { getApiReference, getApiReferenceOperation, getSearchIndex }
