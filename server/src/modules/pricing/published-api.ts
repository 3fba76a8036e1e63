import type { components } from '@switchboard/sdk'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'

/** What an API of the catalogue is called. Throws a 404 for one that is not in it. */
export async function nameOfApi(db: Queries, api: string): Promise<string> {
  const newest = db.selectFrom('apis').select('name').where('api', '=', api).orderBy(byFullVersion, 'desc')
  const found = await newest.limit(1).executeTakeFirst()
  if (!found) throw new Problem('not_found', `There’s no API named ${api}. The catalogue lists them all.`)
  return found.name
}

type TestDatum = components['schemas']['TestDatum']

/** The test values of these APIs, by API, as the newest version of each has them. */
export async function readTestData(db: Queries, apis: readonly string[]) {
  if (apis.length === 0) return []
  const rows = await db
    .selectFrom('apis')
    .select(['api', 'test_data'])
    .distinctOn('api')
    .where('api', 'in', [...apis])
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
    .execute()
  return rows.map(({ api, test_data }) => ({ api, testData: test_data as TestDatum[] }))
}
