import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Prices } from './prices.ts'
import { decimal, sku, soldOn } from './sold-repo.ts'

interface SkuQuery {
  /** Day, in the market’s zone. */
  readonly on: string
  /** Of these APIs alone. */
  readonly apis?: readonly string[] | undefined
  /** By API and operationId, with a dot between them; all without. */
  readonly operations?: readonly string[] | undefined
}

/** As many as the contract says. */
const maxSkus = 10_000

/** Everything that is sold on a day, at list prices, as JSON. */
export const readSkus = (db: Queries, query: SkuQuery): Promise<string> => read(db, query, sku)

/** The same, with the account's own prices; operations missing in `own` cost the list price. */
export function readOwnSkus(db: Queries, query: SkuQuery, own: ReadonlyMap<string, Prices>): Promise<string> {
  const prices = JSON.stringify(
    Object.fromEntries([...own].map(([api, list]) => [api, Object.fromEntries(list)])),
  )
  const ownPrice = sql`coalesce((${prices}::jsonb #>> ARRAY[api, operation_id])::bigint, price)`
  return read(db, query, sql`${sku} || jsonb_build_object('own_price_credits', ${decimal(ownPrice)})`)
}

async function read(
  db: Queries,
  { on, apis, operations }: SkuQuery,
  shape: RawBuilder<unknown>,
): Promise<string> {
  const named = operations ? sql`api || '.' || operation_id = ANY(${operations}::text[])` : sql`true`
  const { rows } = await sql<{ skus: string }>`WITH ${soldOn(on, apis)},
      shown AS (SELECT * FROM sold WHERE ${named} ORDER BY rank LIMIT ${maxSkus})
    SELECT coalesce(json_agg(${shape} ORDER BY rank), '[]')::text AS skus FROM shown`.execute(db)
  return rows[0]?.skus ?? '[]'
}
