import type { components, operations } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import { people } from '../modules/accounts/people-repo.ts'
import type { VersionKey } from '../modules/catalogue/api.ts'
import { previousPublication } from '../modules/catalogue/previous-repo.ts'
import { type CallLimits, limitsOf } from '../modules/pricing/limits.ts'
import { discountedPrice } from '../modules/pricing/plan-price.ts'
import { liveUrlIn } from '../modules/upstreams/repo.ts'
import { byFullVersion } from '../platform/db/by-full-version.ts'
import type { Queries } from '../platform/db/client.ts'
import { orderOf } from '../platform/db/order.ts'
import { wordsMatch } from '../platform/db/words-match.ts'
import { toDecimal, toHundredths } from '../platform/money/decimals.ts'
import { addDays } from '../platform/time/days.ts'

type Schemas = components['schemas']

const shownDays = 30
const maxCallers = 20

interface VersionRow extends Omit<Schemas['AdminApi'], 'price_from' | 'price_to' | 'published_at'> {
  readonly price_from: number | null
  readonly price_to: number | null
  readonly published_at: Date
}

const newest = sql`row_number() OVER (PARTITION BY api ORDER BY ${byFullVersion} DESC) = 1`
const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``

interface VersionsFilter {
  readonly search: string
  readonly status: Schemas['AdminApiStatus'] | undefined
  /** The order of the catalogue without. */
  readonly sort: NonNullable<operations['adminListApis']['parameters']['query']>['sort']
  /** In the market's zone. */
  readonly today: string
}

interface VersionsPage extends VersionsFilter {
  readonly page: number
  readonly limit: number
}

const catalogueOrder = sql`position, apis.api, ${byFullVersion} DESC`
const orders = {
  name: [sql`lower(name)`],
  subscribers: [sql`subscribers`],
  calls: [sql`used.calls`],
  published_at: [sql`updated_at`],
} as const

/** A page of versions. In the order of the catalogue, calls are counted for the page alone. */
export async function listVersions(db: Queries, { page, limit, ...filter }: VersionsPage) {
  const matches = matching(filter)
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM apis ${matches}`.execute(db)
  const cut = sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  const data = filter.sort
    ? await readVersions(db, keysOf(matches), filter, cut)
    : await readVersions(db, sql`${keysOf(matches)} ORDER BY ${catalogueOrder} ${cut}`, filter)
  return { data, total: counted.rows[0]?.total ?? 0 }
}

/** All that match: a catalogue has hundreds of versions at most. */
export const findVersions = (db: Queries, filter: VersionsFilter) =>
  readVersions(db, keysOf(matching(filter)), filter)

const matching = ({ search, status }: VersionsFilter) =>
  where([
    wordsMatch(search, ['name', 'publisher', 'tag', 'api', 'version', 'category']),
    ...(status ? [sql`status = ${status}`] : []),
  ])

const keysOf = (matches: RawBuilder<unknown>) =>
  sql`SELECT api, version, newest FROM (SELECT *, ${newest} AS newest FROM apis) AS apis ${matches}`

async function readVersions(
  db: Queries,
  keys: RawBuilder<unknown>,
  { today, sort }: Pick<VersionsFilter, 'today'> & Partial<VersionsFilter>,
  cut: RawBuilder<unknown> = sql``,
): Promise<Schemas['AdminApi'][]> {
  const { rows } = await sql<VersionRow>`
    SELECT apis.api, publisher, tag, name, apis.version, full_version, keys.newest, status, sunset_on, deprecation_reason,
      ${liveUrlIn('apis')} AS upstream, document_name IS NOT NULL AS mocked, updated_at AS published_at,
      jsonb_array_length(operations) AS operations_total,
      (SELECT min((operation ->> 'price')::numeric * 100)::bigint FROM jsonb_array_elements(operations) AS operation) AS price_from,
      (SELECT max((operation ->> 'price')::numeric * 100)::bigint FROM jsonb_array_elements(operations) AS operation) AS price_to,
      (SELECT count(*) FROM subscriptions WHERE subscriptions.api = apis.api AND subscriptions.status <> 'CANCELLED') AS subscribers,
      used.calls, used.callers,
      (SELECT users.name FROM ${people('users')} WHERE users.id = published_by) AS published_by_name
    FROM (${keys}) AS keys JOIN apis USING (api, version)
    CROSS JOIN LATERAL (
      SELECT
        (SELECT coalesce(sum(calls), 0)::bigint FROM api_version_days AS days
          WHERE days.api = apis.api AND days.version = apis.version AND day >= ${firstDay(today)}) AS calls,
        (SELECT count(*) FROM api_version_callers AS callers WHERE callers.api = apis.api
          AND callers.version = apis.version AND last_called_on >= ${firstDay(today)}) AS callers
    ) AS used
    ORDER BY ${sort ? sql`${orderOf(sort, orders)}, ${catalogueOrder}` : catalogueOrder} ${cut}`.execute(db)
  return rows.map(({ price_from, price_to, published_at, ...row }) => ({
    ...row,
    price_from: toDecimal(price_from ?? 0),
    price_to: toDecimal(price_to ?? 0),
    published_at: published_at.toISOString(),
  }))
}

const firstDay = (today: string): string => addDays(today, 1 - shownDays)

interface VersionQuery extends VersionKey {
  readonly today: string
}

/** A version with its prices and callers; undefined if it doesn't exist. */
export async function readVersion(
  db: Queries,
  { api, version, today }: VersionQuery,
): Promise<Schemas['AdminApiDetail'] | undefined> {
  const key = sql`SELECT api, version, newest FROM (SELECT *, ${newest} AS newest FROM apis WHERE api = ${api}) AS apis
    WHERE version = ${version}`
  const [row] = await readVersions(db, key, { today })
  if (!row) return undefined
  const { operations, limits, replaced_by } = await readOperations(db, { api, version, today })
  return {
    ...row,
    operations: operations.map((operation) => ({
      ...operation,
      business_price: toDecimal(discountedPrice(toHundredths(operation.price), 10)),
    })),
    limits: limitsOf(limits),
    price_lists: await readPriceLists(db, { api, today }),
    top_callers: await readTopCallers(db, { api, version, today }),
    replaced_by: row.newest ? null : replaced_by,
    previous: (await previousPublication(db, { api, version })) ?? null,
  }
}

async function readOperations(db: Queries, { api, version }: VersionQuery) {
  const { rows } = await sql<{
    operations: Schemas['OperationSummary'][]
    limits: CallLimits
    replaced_by: string
  }>`SELECT operations, limits, (SELECT newer.version FROM apis AS newer WHERE newer.api = apis.api
      ORDER BY ${sql.raw("string_to_array(regexp_replace(newer.full_version, '[^0-9.].*$', ''), '.')::int[]")} DESC LIMIT 1) AS replaced_by
    FROM apis WHERE api = ${api} AND version = ${version}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${api} ${version} was there a moment ago.`)
  return row
}

/** Subscribers by price list: a subscribed product keeps its list, others pay by the current one. */
async function readPriceLists(
  db: Queries,
  { api, today }: Omit<VersionQuery, 'version'>,
): Promise<Schemas['AdminApiPriceList'][]> {
  const { rows } = await sql<Schemas['AdminApiPriceList']>`
    SELECT lists.product_version_id, products.name, products.plan_type, lists.starts_on, lists.ends_on,
      lists.product_version_id IS NOT DISTINCT FROM (SELECT current.product_version_id FROM product_versions AS current
        WHERE current.product_id = lists.product_id AND current.starts_on <= ${today}
          AND (current.ends_on IS NULL OR current.ends_on >= ${today}) ORDER BY current.starts_on DESC LIMIT 1) AS current,
      (SELECT count(*) FROM subscriptions WHERE subscriptions.api = products.api AND status <> 'CANCELLED'
        AND subscriptions.products @> jsonb_build_array(
          jsonb_build_object('product_version_id', lists.product_version_id))) AS subscribers
    FROM product_versions AS lists JOIN products USING (product_id)
    WHERE products.api = ${api}
    ORDER BY products.position, products.product_id, lists.starts_on DESC LIMIT 200`.execute(db)
  return rows
}

async function readTopCallers(
  db: Queries,
  { api, version, today }: VersionQuery,
): Promise<Schemas['AdminApiCaller'][]> {
  const { rows } = await sql<Schemas['AdminApiCaller']>`
    SELECT user_id, coalesce(users.name, '') AS name, sum(calls)::bigint AS calls, max(day) AS last_called_on
    FROM api_call_days JOIN ${people('users')} ON users.id = user_id
    WHERE api = ${api} AND version = ${version} AND day >= ${firstDay(today)}
    GROUP BY user_id, users.name ORDER BY sum(calls) DESC, user_id LIMIT ${maxCallers}`.execute(db)
  return rows
}
