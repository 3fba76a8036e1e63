import { plain } from '../../handler.ts'
import { Problem } from '../../http/problem.ts'
import { apiVersionOf, publicApiOf } from './api.ts'

const listPublicApis = plain<'listPublicApis'>(async ({ db }) => {
  const rows = await db.selectFrom('apis').selectAll().orderBy('position').execute()
  return { status: 200, body: { data: rows.map(publicApiOf) } }
})

const syncApi = plain<'syncApi'>(async ({ db, body: { api, version } }) => {
  const versions = await db
    .selectFrom('apis')
    .selectAll()
    .where('api', '=', api)
    .orderBy('full_version', 'desc')
    .execute()
  if (versions.length === 0) throw new Problem('not_found', `There is no API called ${api}.`)
  const wanted = versions.find((row) => row.version === version)
  if (!wanted) throw new Problem('not_found', `${versions[0]?.name ?? api} has no version ${version}.`)
  return { status: 200, body: { data: apiVersionOf(wanted, versions) } }
})

export const catalogueHandlers = { listPublicApis, syncApi }
