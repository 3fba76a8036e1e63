import { clipped, type JsonObject, type Reference, readReference } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { withGatewayNotes } from '../reference/gateway-notes.ts'
import { keepReference } from '../reference/repo.ts'
import type { ApiRow } from './api.ts'
import { keepRelease } from './releases.ts'
import { operationsByVersion, putVersion } from './repo.ts'

type KeptColumn =
  | 'api'
  | 'publisher'
  | 'tag'
  | 'version'
  | 'full_version'
  | 'name'
  | 'summary'
  | 'description'
  | 'category'
  | 'status'
  | 'kyb_required'
  | 'position'
  | 'updated_at'
  | 'released_on'
  | 'sunset_on'
  | 'document_name'
  | 'published_by'
  | 'deprecation_reason'

/** A version of an API as it goes into the catalogue. */
export interface CatalogueEntry extends Pick<ApiRow, KeptColumn> {
  /** Since when it is deprecated, where that is another day than the one on which it is first published so. */
  readonly deprecated_on?: string | undefined
  readonly document: string
  readonly tags: readonly string[]
  /** The text of `document`. */
  readonly asPublished: JsonObject
  /** The same as callers see it, with the price of each operation. */
  readonly parsed: JsonObject
  /** Addresses of the API in it that callers don't see. */
  readonly servers?: readonly string[]
  /** The day this very document was published. */
  readonly today: string
}

/** Puts a version into the catalogue, with its documentation and changes; one that is there is replaced. */
export async function addToCatalogue(db: Queries, entry: CatalogueEntry): Promise<Reference> {
  const { tags, parsed, asPublished: _, servers = [], today, deprecated_on = null, ...release } = entry
  const { api, version, full_version } = release
  const reference = withGatewayNotes(readReference(parsed))
  const operations = summariesOf(reference)
  // One of webhooks alone has nothing to sell.
  const { price, price_unit } = operations[0] ?? { price: '0.00', price_unit: 'call' }
  await putVersion(db, {
    ...release,
    deprecated_on,
    today,
    description: reference.index.description,
    tags: JSON.stringify(tags),
    price_from: toHundredths(price),
    price_unit,
    operations: JSON.stringify(operations),
    test_data: JSON.stringify(testDataOf(reference)),
  })
  await keepReference(db, { api, version, reference, servers })
  await keepRelease(db, { api, version, full_version, today, reference })
  return reference
}

/** List prices by operationId, of every version: where two have the same operation, the newer one names its price. */
export async function pricesOf(db: Queries, api: string): Promise<Record<string, number>> {
  const all = (await operationsByVersion(db, api)).flatMap(({ operations }) => operations)
  return Object.fromEntries(all.map(({ operation_id, price }) => [operation_id, toHundredths(price)]))
}

type Schemas = components['schemas']

/** Others are documented, but neither sold nor answered by the gateway. */
const sold: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The operations as lists show them. One without a price is free. */
const summariesOf = ({ index }: Reference): Schemas['OperationSummary'][] =>
  index.operations.flatMap(({ operation_id, method, path, summary, price, price_unit }) =>
    sold.has(method)
      ? {
          operation_id,
          method: method as Schemas['OperationSummary']['method'],
          path,
          summary: clipped(summary, maxSummaryLength),
          price: price ?? '0.00',
          price_unit: price_unit ?? 'call',
        }
      : [],
  )

const maxSummaryLength = 200

const testDataOf = ({ operations }: Reference): Schemas['TestDatum'][] =>
  operations.flatMap(({ test_data }) => test_data).slice(0, maxTestData)

const maxTestData = 1000
