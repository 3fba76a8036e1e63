import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { documentUrl } from './addresses.ts'
import { inShort } from './in-short.ts'
import { serversOf } from './servers.ts'

type Schemas = components['schemas']
export type ApiRow = Selectable<Database['apis']>

/** An API as the catalogue lists it. */
export function publicApiOf(row: ApiRow): Schemas['PublicApi'] {
  return {
    api: row.api,
    publisher: row.publisher,
    tag: row.tag,
    name: row.name,
    summary: row.summary,
    category: row.category,
    tags: row.tags,
    version: row.version,
    full_version: row.full_version,
    status: row.status,
    price_from: toDecimal(row.price_from),
    price_unit: row.price_unit,
    operations: row.operations as Schemas['OperationSummary'][],
    kyb_required: row.kyb_required,
    conformance: null,
    updated_at: row.updated_at.toISOString(),
  }
}

interface Shown {
  /** Every version of the API, newest first. */
  readonly versions: readonly ApiRow[]
  readonly releases: readonly Schemas['ChangelogRelease'][]
  /** Where calls with live keys go, by API, as the deployment has it. */
  readonly upstreams: Readonly<Record<string, string>>
}

/** A version with all that its page shows. */
export function apiVersionOf(row: ApiRow, { versions, releases, upstreams }: Shown): Schemas['ApiVersion'] {
  const newest = versions[0]?.version
  return {
    ...publicApiOf(row),
    description: row.description.slice(0, longestDescription).toWellFormed(),
    released_on: row.released_on,
    sunset_on: row.sunset_on,
    replaced_by: newest === undefined || newest === row.version ? null : newest,
    servers: serversOf(row, upstreams),
    document_url: documentUrl(row.api, row.full_version),
    test_data: (row.test_data as Schemas['TestDatum'][]).slice(0, mostTestData),
    changelog: inShort(releases),
    versions: versions.slice(0, mostVersions).map((one) => ({
      version: one.version,
      full_version: one.full_version,
      status: one.status,
      released_on: one.released_on,
      sunset_on: one.sunset_on,
    })),
  }
}

const longestDescription = 20_000
const mostTestData = 1000
const mostVersions = 50
