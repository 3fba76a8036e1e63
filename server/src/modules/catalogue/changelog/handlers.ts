import { plain } from '../../../platform/http/handler.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { releasesOf } from './releases.ts'

const getApiChangelog = plain<'getApiChangelog'>(async ({ db, query: { api, version } }) => {
  const found = await db
    .selectFrom('apis')
    .select('full_version')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw new Problem('not_found', 'There is no published API of this name and version.')
  const releases = await releasesOf(db, { api, upTo: found.full_version })
  return { status: 200, body: { data: { api, version, releases } } }
})

export const changelogHandlers = { getApiChangelog }
