import { type RawBuilder, sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'
import { basePlan } from './plan-price.ts'

// Publishers decide how many operations there are, and a request may show all of them: so the database writes their JSON, and it is
// sent as it stands.

/**
 * Every operation that is sold on a day, once, as the newest version that has it describes it, at its list price: that of pay per call.
 * `rank` is its place in the catalogue. It is read API by API: PostgreSQL cannot know how much JSON holds, and a join of all operations
 * with all prices compares each with each. Of some APIs alone where they are named.
 */
export const soldOn = (on: string, only?: readonly string[]) => sql`
  versions AS (
    SELECT *, row_number() OVER (PARTITION BY api ORDER BY ${byFullVersion} DESC) AS age FROM apis
  ), newest AS (
    SELECT api, name, publisher, tag, version, position, count(*) OVER (PARTITION BY lower(name)) > 1 AS name_shared
    FROM versions WHERE age = 1
  ), lists AS (
    SELECT DISTINCT ON (products.api) products.api, lists.prices
    FROM product_versions AS lists JOIN products USING (product_id)
    WHERE products.plan_id = ${basePlan}
      AND lists.starts_on <= ${on} AND (lists.ends_on IS NULL OR lists.ends_on >= ${on})
      AND ${only ? sql`products.api = ANY(${only}::text[])` : sql`true`}
    ORDER BY products.api, products.position, products.product_id, lists.starts_on DESC
  ), sold AS MATERIALIZED (
    SELECT newest.api, newest.name AS api_name, operation_id, summary, price_unit, price,
      row_number() OVER (ORDER BY newest.position, newest.api, age, number) AS rank
    FROM newest JOIN lists USING (api) CROSS JOIN LATERAL (
      SELECT DISTINCT ON (operation_id) operation_id, age, number, operation ->> 'summary' AS summary,
        operation ->> 'price_unit' AS price_unit, price::bigint AS price
      FROM versions CROSS JOIN LATERAL jsonb_array_elements(operations) WITH ORDINALITY AS one (operation, number)
      JOIN jsonb_each_text(prices) AS priced (operation_id, price) ON priced.operation_id = operation ->> 'operation_id'
      WHERE versions.api = newest.api
      ORDER BY operation_id, age
    ) AS described
  )`

/** As `toDecimal` writes them. */
export const decimal = (hundredths: RawBuilder<unknown>) =>
  sql`(${hundredths}::numeric / 100)::numeric(20, 2)::text`

/** A sold operation as price lists show it. Slugs and operations may be longer than an id; the same operation always has the same one. */
export const sku = sql`jsonb_build_object(
  'sku_id', 'sku_' || left(encode(sha256(convert_to(api || ' ' || operation_id, 'UTF8')), 'hex'), 12),
  'api', api, 'api_name', api_name, 'operation_id', operation_id, 'name', summary, 'unit', price_unit,
  'price_credits', ${decimal(sql`price`)})`

/**
 * A query for an API's operations at a list's prices, as JSON: the newest version's first, then those only in older
 * ones. Unlisted operations are left out. Both arguments are expressions.
 */
export const pricedOperations = (api: RawBuilder<unknown>, prices: RawBuilder<unknown>) => sql<string>`(
  SELECT coalesce(json_agg(operation || jsonb_build_object('price', ${decimal(sql`price`)}) ORDER BY age, number), '[]')::text
  FROM (
    SELECT DISTINCT ON (operation_id) operation, operation_id, age, number
    FROM (SELECT operations, row_number() OVER (ORDER BY ${byFullVersion} DESC) AS age FROM apis WHERE apis.api = ${api}) AS versions
      CROSS JOIN LATERAL jsonb_array_elements(operations) WITH ORDINALITY AS one (operation, number)
      CROSS JOIN LATERAL (SELECT operation ->> 'operation_id' AS operation_id) AS named
    ORDER BY operation_id, age
  ) AS once JOIN jsonb_each_text(${prices}) AS priced (operation_id, price) USING (operation_id))`

/** The operations of an API at these prices, hundredths of a credit by operationId, as JSON. */
export async function readPricedOperations(
  db: Queries,
  api: string,
  prices: ReadonlyMap<string, number>,
): Promise<string> {
  const list = sql`${JSON.stringify(Object.fromEntries(prices))}::jsonb`
  const { rows } = await sql<{
    priced: string
  }>`SELECT ${pricedOperations(sql`${api}`, list)} AS priced`.execute(db)
  return rows[0]?.priced ?? '[]'
}
