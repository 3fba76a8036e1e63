import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'
import { firstCallHref } from './first-call.ts'
import { publisherName, shortened } from './format.ts'

type ApiSummary = components['schemas']['ApiSummary']
type CatalogueApi = components['schemas']['CatalogueApi']

/** An API of a list; of one that is not in the catalogue yet, less is known. */
type ListedApi = ApiSummary & Partial<Pick<CatalogueApi, 'main_operation' | 'callable' | 'name_shared'>>

/** Four lines of a card. */
const maxSummaryLength = 150

const statusLabels = {
  ACTIVE: { standing: 'Stable', standingTone: undefined },
  BETA: { standing: 'Beta', standingTone: 'warning' },
  DEPRECATED: { standing: 'Deprecated', standingTone: 'bad' },
} as const

/** What a card says of an API: its proof where there is one, else where it stands in its life. */
export function apiCard(api: ListedApi) {
  const { name, category, publisher, tag, version, callable = true } = api
  const address = { publisher, tag, version }
  return {
    ...standingOf(api),
    name,
    // Else nothing tells the two apart.
    publisher: api.name_shared ? publisherName(publisher) : undefined,
    summary: shortened(api.summary, maxSummaryLength),
    category,
    version: api.full_version.split('.').slice(0, 2).join('.'),
    price: api.price_from,
    unit: api.price_unit,
    href: href('api', address),
    cue: callable
      ? { label: 'Try it', href: firstCallHref(api) }
      : { label: 'Read docs', href: href('api', address, { query: { part: 'documentation' } }) },
  }
}

function standingOf({ status, conformance }: ApiSummary) {
  if (status !== 'ACTIVE' || !conformance) return statusLabels[status]
  return { standing: `Conformant, ${shortDay(conformance.checked_at)}`, standingTone: 'good' as const }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What formatDay of dates.ts says, without its library: that would be 3 KB of each first visit, for these two words. */
export function shortDay(time: string): string {
  const day = new Date(time)
  return `${day.getDate()} ${months[day.getMonth()]}`
}
