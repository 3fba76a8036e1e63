import {
  days,
  daysFilter,
  page,
  present,
  type UrlStateOf,
  type UrlValue,
  urlState,
} from '../../lib/browser/url-query.ts'

const view: UrlValue<'api' | 'daily'> = {
  read: (query) => (query.get('by') === 'day' ? 'daily' : 'api'),
  write: (by) => ({ by: by === 'daily' ? 'day' : null }),
}

/** `?part=usage&by=day&from=…&to=…`: the last 30 days without. Days and page stand there as those of the ledger do. */
export const usageAddress = urlState({ days, page, view })
export type UsageAddress = UrlStateOf<typeof usageAddress>

/** As the contract asks for them. */
export const usageFilterOf = ({ view, days }: Omit<UsageAddress, 'page'>) => ({
  view,
  ...present(daysFilter(days)),
})
