import { sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import type { VersionKey } from './api.ts'
import { lockedRow } from './repo.ts'

/** How often the keys of a subscription may call a version; a missing one is no limit. */
export interface VersionLimits {
  readonly calls_per_second?: number | undefined
  readonly calls_per_minute?: number | undefined
  readonly calls_per_day?: number | undefined
  readonly calls_per_month?: number | undefined
}

/** The version of an API that names the price of each operation: the newest that has it. */
export async function namingVersions(db: Queries, api: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ operation_id: string; version: string }>`
    SELECT operation ->> 'operation_id' AS operation_id, version
    FROM apis CROSS JOIN LATERAL jsonb_array_elements(operations) AS operation
    WHERE api = ${api} ORDER BY ${byFullVersion}`.execute(db)
  return new Map(rows.map(({ operation_id, version }) => [operation_id, version]))
}

/** Versions with limits of their own, the newest first. */
export const limitedVersions = (db: Queries, api: string) =>
  db
    .selectFrom('apis')
    .select(['version', 'limits'])
    .where('api', '=', api)
    .where('limits', '<>', sql<VersionLimits>`'{}'`)
    .orderBy(byFullVersion, 'desc')
    .execute()

interface VersionTerms {
  /** Hundredths of a credit by operationId; others stay. */
  readonly prices: ReadonlyMap<string, number>
  readonly limits: VersionLimits
}

/** Other prices and limits of a version. Its documentation is made anew afterwards. */
export async function setVersionTerms(
  tx: Tx,
  { api, version }: VersionKey,
  { prices, limits }: VersionTerms,
): Promise<void> {
  const row = await lockedRow(tx, { api, version })
  const listed = (row?.operations ?? []) as { readonly operation_id: string; readonly price: string }[]
  const operations = listed.map((operation) => {
    const price = prices.get(operation.operation_id)
    return price === undefined ? operation : { ...operation, price: toDecimal(price) }
  })
  const [first] = operations
  await tx
    .updateTable('apis')
    .set({
      operations: JSON.stringify(operations),
      limits: JSON.stringify(limits),
      ...(first && { price_from: toHundredths(first.price) }),
    })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}
