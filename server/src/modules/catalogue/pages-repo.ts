import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { environmentsOf } from '../upstreams/repo.ts'
import { type ApiRow, apiSummaryOf, type Connected, serversOf } from './api.ts'

type Schemas = components['schemas']

interface Narrowing {
  readonly search: string
  readonly category: string | undefined
  readonly tags: string | undefined
  /** Hundredths of a credit. */
  readonly maxPrice: number | undefined
  /** Their slugs. */
  readonly apis: readonly string[] | undefined
  readonly kybRequired: boolean | undefined
}

interface CatalogueQuery extends Narrowing {
  readonly page: number
  readonly limit: number
}

type ListedColumn = 'document_name' | keyof Schemas['ApiSummary']
interface CatalogueRow extends Pick<ApiRow, ListedColumn>, Connected {
  readonly main_operation: string
  readonly operations_total: number
  readonly name_shared: boolean
}

/**
 * Each API in its newest version: its list fields and the texts to search. Operations are thousands of texts, so they
 * stay in the database.
 */
const newest = sql`(SELECT *, count(*) OVER (PARTITION BY lower(name)) > 1 AS name_shared,
    jsonb_array_length(operations) AS operations_total, jsonb_array_length(operations) > 0 AS mocked,
    coalesce(operations -> 0 ->> 'operation_id', (SELECT body #>> '{webhooks,0,operation_id}' FROM api_references AS kept
      WHERE kept.api = versions.api AND kept.version = versions.version)) AS main_operation,
    ${environmentsOf('versions')} AS upstream_environments,
    tags::text AS tag_texts, jsonb_path_query_array(operations, '$[*].summary')::text AS operation_texts,
    jsonb_path_query_array(operations, '$[*].path')::text AS operation_paths
  FROM (SELECT DISTINCT ON (api) * FROM apis ORDER BY api, ${byFullVersion} DESC) AS versions) AS apis`

const searched = [
  'name',
  'summary',
  'category',
  'publisher',
  'tag_texts',
  'operation_texts',
  'operation_paths',
]
const listed = sql.raw(
  `api, publisher, tag, name, summary, category, tags, version, full_version, status, price_from, price_unit, kyb_required, conformance,
   updated_at, document_name, mocked, upstream_environments, main_operation, operations_total, name_shared`,
)

/** The condition without the category, so that each category can be counted. */
const leftOver = ({ search, tags, maxPrice, apis, kybRequired }: Narrowing): RawBuilder<boolean> =>
  sql`${wordsMatch(search, searched)} AND ${tags === undefined ? sql`true` : sql`tags @> ${JSON.stringify([tags])}::jsonb`}
    AND ${maxPrice === undefined ? sql`true` : sql`price_from <= ${maxPrice}`}
    AND ${apis === undefined ? sql`true` : sql`api = ANY(${apis})`}
    AND ${kybRequired === undefined ? sql`true` : sql`kyb_required = ${kybRequired}`}`

/** A page of the catalogue. APIs whose own name has every word come first. */
export async function readCataloguePage(db: Reads, { page, limit, category, ...narrowing }: CatalogueQuery) {
  const where = sql`${leftOver({ ...narrowing, category })}
    AND ${category === undefined ? sql`true` : sql`category = ${category}`}`
  const counted = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM ${newest} WHERE ${where}`.execute(db)
  const { rows } = await sql<CatalogueRow>`SELECT ${listed} FROM ${newest} WHERE ${where}
    ORDER BY ${wordsMatch(narrowing.search, ['name'])} DESC, position, api
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const maxCategories = 100
const maxTags = 30

/** Every category with what the other filters leave over in it, and the tags that most APIs have. */
export async function readFacets(db: Reads, narrowing: Narrowing): Promise<Schemas['CatalogueFacets']> {
  const { rows: categories } = await sql<Schemas['CategoryCount'] & { apis: number }>`
    SELECT category, count(*) FILTER (WHERE ${leftOver(narrowing)}) AS total, count(*) AS apis
    FROM ${newest} GROUP BY category ORDER BY min(position), category`.execute(db)
  const { rows: tags } = await sql<{ tag: string }>`
    SELECT tag FROM (
      SELECT one.tag, count(DISTINCT api) AS apis FROM ${newest}, jsonb_array_elements_text(tags) AS one (tag)
      GROUP BY one.tag ORDER BY apis DESC, one.tag LIMIT ${maxTags}
    ) AS most ORDER BY lower(tag), tag`.execute(db)
  return {
    apis: categories.reduce((sum, { apis }) => sum + apis, 0),
    categories: categories.slice(0, maxCategories).map(({ category, total }) => ({ category, total })),
    tags: tags.map(({ tag }) => tag),
  }
}

interface Address {
  readonly publisher: string
  readonly tag: string | null
}

/** The API at an address, in its newest version; undefined where there is none. */
export async function readCatalogueApi(
  db: Reads,
  { publisher, tag }: Address,
): Promise<CatalogueRow | undefined> {
  const { rows } = await sql<CatalogueRow>`SELECT ${listed} FROM ${newest}
    WHERE publisher = ${publisher} AND tag IS NOT DISTINCT FROM ${tag}`.execute(db)
  return rows[0]
}

/** An API as the pages of the catalogue list it. */
export const catalogueApiOf = (
  row: CatalogueRow,
  upstreams: Settings['upstreams'],
): Schemas['CatalogueApi'] => ({
  ...apiSummaryOf(row),
  main_operation: row.main_operation,
  operations_total: row.operations_total,
  callable: serversOf(row, upstreams).length > 0,
  name_shared: row.name_shared,
})
