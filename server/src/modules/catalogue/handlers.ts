import { Problem } from '../../platform/http/problem.ts'
import { reading } from '../../platform/http/reading.ts'
import { jsonList, jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { apiSummaryOf } from './api.ts'
import { catalogueApiOf, readCatalogueApi, readCataloguePage, readFacets } from './pages-repo.ts'
import { versionText } from './read-api-version.ts'
import { releasesOf } from './releases.ts'
import { fullVersionOf, nameOf, newestVersions, versionsOf } from './repo.ts'

/** Each API in its newest version. */
const listPublicApis = reading<'listPublicApis'>(async ({ db }) => {
  const apis = await newestVersions(db)
  const data = apis.map(({ operations, ...row }) => jsonWith(apiSummaryOf(row), { operations }))
  return { status: 200, body: StoredJson.of(jsonWith({}, { data: jsonList(data) })) }
})

const listCatalogue = reading<'listCatalogue'>(async ({ db, settings: { upstreams }, query }) => {
  const { page = 1, limit = 20, search = '', category, tags, max_price, api: apis, kyb_required } = query
  const maxPrice = max_price === undefined ? undefined : toHundredths(max_price)
  const narrowing = { search, category, tags, maxPrice, apis, kybRequired: kyb_required }
  const { rows, total } = await readCataloguePage(db, { ...narrowing, page, limit })
  const data = rows.map((row) => catalogueApiOf(row, upstreams))
  const facets = await readFacets(db, narrowing)
  return { status: 200, body: { data, meta: { page, limit, total }, facets } }
})

const getCatalogueApi = reading<'getCatalogueApi'>(async ({ db, settings: { upstreams }, query }) => {
  const { publisher, tag = null } = query
  const row = await readCatalogueApi(db, { publisher, tag })
  if (!row) throw new Problem('not_found', 'No published API has this address.')
  return { status: 200, body: { data: catalogueApiOf(row, upstreams) } }
})

const syncApi = reading<'syncApi'>(async ({ db, settings: { upstreams }, body: { api, version } }) => {
  const data = await versionText(db, { api, version }, upstreams)
  if (data) return { status: 200, body: StoredJson.of(jsonWith({}, { data })) }
  const [newest] = await versionsOf(db, api)
  if (!newest) throw new Problem('not_found', `There’s no API called ${api}.`)
  const name = await nameOf(db, newest)
  throw new Problem('not_found', `${name ?? api} has no version ${version}.`)
})

const getApiChangelog = reading<'getApiChangelog'>(async ({ db, query: { api, version } }) => {
  const upTo = await fullVersionOf(db, { api, version })
  if (upTo === undefined) throw new Problem('not_found', 'No published API has this name and version.')
  const releases = await releasesOf(db, { api, upTo })
  return { status: 200, body: { data: { api, version, releases } } }
})

export const catalogueHandlers = {
  listPublicApis,
  listCatalogue,
  getCatalogueApi,
  syncApi,
  getApiChangelog,
}
