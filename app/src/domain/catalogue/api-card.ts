import type { components } from '@switchboard/sdk'
import { publisherName, shortened } from '../../base/format/format.ts'
import { shortDay } from '../../base/format/short-day.ts'
import { href } from '../../paths.ts'
import { apiStatuses } from './api-statuses.ts'
import { firstCallHref } from './first-call.ts'

type ApiSummary = components['schemas']['ApiSummary']
type CatalogueApi = components['schemas']['CatalogueApi']

/** An API of a list; of one that is not in the catalogue yet, less is known. */
type ListedApi = ApiSummary & Partial<Pick<CatalogueApi, 'main_operation' | 'callable' | 'name_shared'>>

/** Four lines of a card. */
const maxSummaryLength = 150

/** An API's card, with its proof if it has one, and whether it is new or ends. */
export function apiCard(api: ListedApi) {
  const { name, category, publisher, tag, version, callable = true } = api
  const address = { publisher, tag, version }
  return {
    name,
    // Else nothing tells the two apart.
    publisher: api.name_shared ? publisherName(publisher) : undefined,
    summary: shortened(api.summary, maxSummaryLength),
    category,
    // Of an active one there is nothing to say: that is what people expect.
    standing: api.status === 'ACTIVE' ? undefined : apiStatuses[api.status],
    proof: api.conformance && {
      label: `Conformant, ${shortDay(api.conformance.checked_at)}`,
      href: href('api', address, { hash: 'conformance' }),
    },
    version: api.full_version.split('.').slice(0, 2).join('.'),
    price: api.price_from,
    unit: api.price_unit,
    href: href('api', address),
    cue: callable
      ? { label: 'Try it', href: firstCallHref(api) }
      : { label: 'Read docs', href: href('api', address, { query: { part: 'documentation' } }) },
  }
}
