import {
  days,
  id,
  keyOf,
  matching,
  oneOf,
  page,
  present,
  searchWords,
  type UrlStateOf,
  urlState,
} from '../../lib/browser/url-query.ts'

export const callMethods = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
} as const

/**
 * The page's state in its address:
 * `?tab=log&from=2026-11-01&to=2026-11-22&api=sim-swap&key=key_n5Lc9Zx7&status=5xx&page=2`.
 */
export const usageAddress = urlState({
  tab: oneOf(['charts', 'table', 'log']),
  /** Days of the market; the last 30 without it. */
  days,
  /** The rows of the table. */
  by: oneOf(['daily', 'monthly', 'api']),
  api: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  key: id,
  /** Of the log alone, like all that follows but `search` and `page`. */
  method: keyOf(callMethods),
  /** One status, or a class of them: `5xx`. */
  status: matching(/^[1-5](\d\d|xx)$/),
  search: searchWords,
  /** The call that is looked at, by its request id. */
  call: id,
  page,
})
export type UsageAddress = UrlStateOf<typeof usageAddress>

interface Days {
  readonly start_date: string
  readonly end_date: string
}

/** The charts' filter. */
export const summaryFilter = ({ api, key }: UsageAddress, days: Days) => ({
  ...days,
  ...present({ api, key }),
})

/** The table's filter, on the page and as a file. */
export const tableFilter = (address: UsageAddress, days: Days) => ({
  ...summaryFilter(address, days),
  view: address.by,
  ...present({ search: address.search }),
})

/** The log's filter, on the page and as a file. */
export const logFilter = ({ api, key, method, status, search }: UsageAddress, days: Days) => ({
  ...days,
  ...present({ api, key, method, response: status, search }),
})
