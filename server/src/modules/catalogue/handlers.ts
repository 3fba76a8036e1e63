import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { publicApiOf } from './api.ts'
import { readApiVersion } from './read-api-version.ts'
import { releasesOf } from './releases.ts'
import { fullVersionOf, newestVersions, versionsOf } from './repo.ts'

/** Each API in its newest version. */
const listPublicApis = handler<'listPublicApis'>(async ({ db }) => ({
  status: 200,
  body: { data: (await newestVersions(db)).map(publicApiOf) },
}))

const syncApi = handler<'syncApi'>(async ({ db, settings: { upstreams }, body: { api, version } }) => {
  const versions = await versionsOf(db, api)
  if (versions.length === 0) throw new Problem('not_found', `There’s no API called ${api}.`)
  const wanted = versions.find((row) => row.version === version)
  if (!wanted) throw new Problem('not_found', `${versions[0]?.name ?? api} has no version ${version}.`)
  return { status: 200, body: { data: await readApiVersion(db, wanted, { versions, upstreams }) } }
})

const getApiChangelog = handler<'getApiChangelog'>(async ({ db, query: { api, version } }) => {
  const upTo = await fullVersionOf(db, { api, version })
  if (upTo === undefined) throw new Problem('not_found', 'No published API has this name and version.')
  const releases = await releasesOf(db, { api, upTo })
  return { status: 200, body: { data: { api, version, releases } } }
})

export const catalogueHandlers = { listPublicApis, syncApi, getApiChangelog }
