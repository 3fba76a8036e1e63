import type { Reference } from '@switchboard/oas/document'
import { addToCatalogue, type CatalogueEntry, pricesOf } from '../../modules/catalogue/publish.ts'
import { operationsByVersion } from '../../modules/catalogue/repo.ts'
import { publishApiPrices } from '../../modules/pricing/publish-prices.ts'
import type { NewUpstream } from '../../modules/upstreams/repo.ts'
import type { Queries } from '../../platform/db/client.ts'
import { followRenames } from './follow-renames.ts'
import { keepFiles } from './keep-files.ts'
import { moveLiveCalls } from './move-live-calls.ts'

/** A version of an API as it is published. */
export interface Publication extends CatalogueEntry {
  /** First day of the price list. */
  readonly startsOn: string
  /** Where calls with live keys go; null without an address. */
  readonly upstream: string | null
  /** Said anew: it replaces the addresses that were set. */
  readonly newUpstream?: NewUpstream | undefined
}

/** Puts a version into the catalogue, with its documentation, changes and prices; one that is there is replaced. */
export async function publish(
  db: Queries,
  { startsOn, upstream: _, newUpstream, ...entry }: Publication,
  { isTrial = false }: { readonly isTrial?: boolean } = {},
): Promise<{ readonly reference: Reference; readonly upstreamDetails: object | undefined }> {
  const { api, version, name, updated_at, published_by } = entry
  const before = await operationsByVersion(db, api)
  const reference = await addToCatalogue(db, entry)
  await followRenames(db, { api, version, before, now: updated_at })
  const upstreamDetails =
    newUpstream &&
    (await moveLiveCalls(db, { api, version }, { ...newUpstream, at: updated_at, by: published_by }))
  await keepFiles(db, entry, { reference, isTrial })
  const prices = await pricesOf(db, api)
  // An API that only sends events has nothing to sell.
  if (Object.keys(prices).length > 0)
    await publishApiPrices(db, { api, name, startsOn, prices, at: updated_at })
  return { reference, upstreamDetails }
}
