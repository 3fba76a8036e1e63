import { plain } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { publicApiOf } from './api.ts'
import { byFullVersion } from './newest-first.ts'
import { readApiVersion, versionsOf } from './read-api.ts'

/** Each API in its newest version. */
const listPublicApis = plain<'listPublicApis'>(async ({ db }) => {
  const newest = db
    .selectFrom('apis')
    .selectAll()
    .distinctOn('api')
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
  const rows = await db.selectFrom(newest.as('apis')).selectAll().orderBy('position').orderBy('api').execute()
  return { status: 200, body: { data: rows.map(publicApiOf) } }
})

const syncApi = plain<'syncApi'>(async ({ db, settings: { upstreams }, body: { api, version } }) => {
  const versions = await versionsOf(db, api)
  if (versions.length === 0) throw new Problem('not_found', `There is no API called ${api}.`)
  const wanted = versions.find((row) => row.version === version)
  if (!wanted) throw new Problem('not_found', `${versions[0]?.name ?? api} has no version ${version}.`)
  return { status: 200, body: { data: await readApiVersion(db, wanted, { versions, upstreams }) } }
})

export const catalogueHandlers = { listPublicApis, syncApi }
