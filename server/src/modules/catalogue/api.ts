import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { toDecimal } from '../../decimals.ts'
import { documentUrl } from './document-url.ts'

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

/** A version with all that its page shows; `versions` are all rows of the API, newest first. */
export function apiVersionOf(row: ApiRow, versions: readonly ApiRow[]): Schemas['ApiVersion'] {
  const { api, full_version } = row
  const newest = versions[0]?.version
  const gateway = ['/gateway', row.publisher, row.tag, row.version].filter(Boolean).join('/')
  return {
    ...publicApiOf(row),
    description: row.description,
    released_on: row.released_on,
    sunset_on: null,
    replaced_by: newest === undefined || newest === row.version ? null : newest,
    servers: [
      { environment: 'MOCK', url: `/mock/${api}`, description: 'The mock. No key, no charge.' },
      { environment: 'TEST', url: gateway, description: 'The gateway, with a test key.' },
      { environment: 'LIVE', url: gateway, description: 'The gateway, with a live key.' },
    ],
    document_url: documentUrl(api, full_version),
    test_data: row.test_data as Schemas['TestDatum'][],
    changelog: [],
    versions: versions.map((one) => ({
      version: one.version,
      full_version: one.full_version,
      status: one.status,
      released_on: one.released_on,
      sunset_on: null,
    })),
  }
}
