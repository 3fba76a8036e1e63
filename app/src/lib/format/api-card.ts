import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'
import { firstCallHref } from './first-call.ts'

type PublicApi = components['schemas']['PublicApi']

const statusLabels = {
  ACTIVE: { standing: 'Stable', standingTone: undefined },
  BETA: { standing: 'Beta', standingTone: 'warning' },
  DEPRECATED: { standing: 'Deprecated', standingTone: 'bad' },
} as const

/** What a card says of an API: its proof where there is one, else where it stands in its life. */
export function apiCard(api: PublicApi) {
  const { name, summary, category, publisher, tag, version } = api
  return {
    ...standingOf(api),
    name,
    summary,
    category,
    version: api.full_version.split('.').slice(0, 2).join('.'),
    price: api.price_from,
    unit: api.price_unit,
    href: href('api', { publisher, tag, version }),
    tryHref: firstCallHref(api),
  }
}

function standingOf({ status, conformance }: PublicApi) {
  if (status !== 'ACTIVE' || !conformance) return statusLabels[status]
  return { standing: `Conformant, ${shortDay(conformance.checked_at)}`, standingTone: 'good' as const }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What formatDay of dates.ts says, without its library: that would be 3 KB of each first visit, for these two words. */
export function shortDay(time: string): string {
  const day = new Date(time)
  return `${day.getDate()} ${months[day.getMonth()]}`
}
