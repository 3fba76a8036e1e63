import type { components } from '@switchboard/sdk'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'

type OperationSummary = components['schemas']['OperationSummary']

export interface PublishedApi {
  readonly api: string
  readonly name: string
  /** Those of the newest version first, then what only older ones have. */
  readonly operations: readonly OperationSummary[]
  readonly testData: readonly components['schemas']['TestDatum'][]
}

/** The published APIs in the order of the catalogue. */
export async function publishedApis(db: Queries, only?: readonly string[]): Promise<readonly PublishedApi[]> {
  if (only?.length === 0) return []
  let rows = db
    .selectFrom('apis')
    .select(['api', 'name', 'operations', 'test_data'])
    .orderBy('position')
    .orderBy(byFullVersion, 'desc')
  if (only) rows = rows.where('api', 'in', [...only])
  const byApi = Map.groupBy(await rows.execute(), ({ api }) => api)
  return [...byApi].map(([api, versions]) => ({
    api,
    name: versions[0]?.name ?? api,
    operations: eachOnce(versions.flatMap(({ operations }) => operations as OperationSummary[])),
    testData: (versions[0]?.test_data ?? []) as PublishedApi['testData'],
  }))
}

/** Throws a 404 for one that is not in the catalogue. */
export async function publishedApi(db: Queries, api: string): Promise<PublishedApi> {
  const [found] = await publishedApis(db, [api])
  if (!found) throw new Problem('not_found', `There’s no API named ${api}. The catalogue lists them all.`)
  return found
}

function eachOnce(operations: readonly OperationSummary[]): OperationSummary[] {
  const byId = Map.groupBy(operations, ({ operation_id }) => operation_id)
  return [...byId.values()].flatMap(([newest]) => newest ?? [])
}
