import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { sku, soldOn } from './sold-repo.ts'

type Schemas = components['schemas']
type Sort = 'catalogue' | 'cheapest' | 'dearest'

interface PriceSearch {
  /** Day, in the market's zone. */
  readonly on: string
  readonly search: string
  readonly sort: Sort
  readonly page: number
  readonly limit: number
}

interface OperationSearch extends PriceSearch {
  readonly api: string | undefined
  /** By API and operationId, with a dot between them; undefined for all. */
  readonly operations: readonly string[] | undefined
  /** Only what costs something. */
  readonly charged: boolean
}

const matches = (search: string) => wordsMatch(search, ['api_name', 'summary', 'operation_id'])

/** Each of them ends with the place in the catalogue, so that pages never overlap. */
const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  catalogue: sql`rank`,
  cheapest: sql`price, rank`,
  dearest: sql`price DESC, rank`,
}

/** A page of operations, and how many there are. */
export async function readOperationPrices(
  db: Queries,
  { on, search, sort, page, limit, api, operations, charged }: OperationSearch,
): Promise<{ readonly data: Schemas['Sku'][]; readonly total: number }> {
  const conditions = sql.join(
    [
      matches(search),
      ...(api === undefined ? [] : [sql`api = ${api}`]),
      ...(operations === undefined ? [] : [sql`api || '.' || operation_id = ANY(${operations}::text[])`]),
      ...(charged ? [sql`price > 0`] : []),
    ],
    sql` AND `,
  )
  // One statement: to find what is sold takes longer than all the rest.
  const { rows } = await sql<{ total: number; data: Schemas['Sku'][] }>`WITH ${soldOn(on)},
      hits AS MATERIALIZED (SELECT * FROM sold WHERE ${conditions}),
      shown AS (SELECT * FROM hits ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${(page - 1) * limit})
    SELECT (SELECT count(*) FROM hits) AS total,
      (SELECT coalesce(jsonb_agg(${sku} ORDER BY ${orders[sort]}), '[]') FROM shown) AS data`.execute(db)
  const { total = 0, data = [] } = rows[0] ?? {}
  return { data, total }
}

/** The first operations of each API in the order of the catalogue, and how many there are. */
export async function readPriceTable(
  db: Queries,
  { on, perApi }: { readonly on: string; readonly perApi: number },
): Promise<{ readonly skus: Schemas['Sku'][]; readonly total: number }> {
  const { rows } = await sql<{ total: number; data: Schemas['Sku'][] }>`WITH ${soldOn(on)},
      numbered AS (SELECT *, row_number() OVER (PARTITION BY api ORDER BY rank) AS place FROM sold)
    SELECT (SELECT count(*) FROM sold) AS total,
      (SELECT coalesce(jsonb_agg(${sku} ORDER BY rank), '[]') FROM numbered WHERE place <= ${perApi}) AS data`.execute(
    db,
  )
  const { total = 0, data = [] } = rows[0] ?? {}
  return { skus: data, total }
}

/** An API with four operations at most shows them all; of many APIs each shows one, so that fifty are a page that is read. */
const shownOperations = { ofFew: 4, ofMany: 2, fewApis: 25, ofManyApis: 1 }

const isShown = sql`place <= CASE
  WHEN (SELECT count(DISTINCT api) FROM hits) > ${shownOperations.fewApis} THEN ${shownOperations.ofManyApis}
  WHEN size <= ${shownOperations.ofFew} THEN size
  ELSE ${shownOperations.ofMany} END`

interface ApiPricesRow extends Omit<Schemas['ApiPrices'], 'price_from' | 'price_to'> {
  readonly price_from: number
  readonly price_to: number
}

/** A page of APIs with the first of their operations. By price, an API comes where its first operation does. */
export async function readApiPrices(db: Queries, { on, search, sort, page, limit }: PriceSearch) {
  const { rows } = await sql<{ apis: number; found: number; total: number; data: readonly ApiPricesRow[] }>`
    WITH ${soldOn(on)}, hits AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY api ORDER BY ${orders[sort]}) AS place,
        count(*) OVER (PARTITION BY api) AS size FROM sold WHERE ${matches(search)}
    ), grouped AS (
      SELECT api, count(*) AS operations_total, min(price) AS price_from, max(price) AS price_to,
        min(rank) FILTER (WHERE place = 1) AS rank, min(price) FILTER (WHERE place = 1) AS price,
        jsonb_agg(${sku} ORDER BY place) FILTER (WHERE ${isShown}) AS operations
      FROM hits GROUP BY api
    ), shown AS (
      SELECT newest.*, grouped.rank, price, operations_total, price_from, price_to, operations
      FROM grouped JOIN newest USING (api) ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${(page - 1) * limit}
    )
    SELECT (SELECT count(*) FROM grouped) AS apis, (SELECT count(*) FROM hits) AS found,
      (SELECT count(*) FROM sold) AS total,
      (SELECT coalesce(jsonb_agg(to_jsonb(shown) ORDER BY ${orders[sort]}), '[]') FROM shown) AS data`.execute(
    db,
  )
  const { apis = 0, found: operations = 0, total = 0, data = [] } = rows[0] ?? {}
  return { data: data.map(apiPricesOf), apis, operations: { found: operations, total } }
}

const apiPricesOf = (row: ApiPricesRow): Schemas['ApiPrices'] => ({
  api: row.api,
  name: row.name,
  publisher: row.publisher,
  tag: row.tag,
  version: row.version,
  name_shared: row.name_shared,
  operations_total: row.operations_total,
  price_from: toDecimal(row.price_from),
  price_to: toDecimal(row.price_to),
  operations: row.operations,
})
