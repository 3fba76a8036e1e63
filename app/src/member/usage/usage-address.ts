import {
  pageInUrl,
  readDays,
  readPage,
  readSearch,
  type UrlDays,
  writeQuery,
} from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const usageTabs = ['charts', 'table', 'log'] as const
type UsageTab = (typeof usageTabs)[number]

/** The rows of the table. */
const usageViews = ['daily', 'monthly', 'api'] as const
type UsageView = (typeof usageViews)[number]

/**
 * The page's state in its address:
 * `?tab=log&from=2026-11-01&to=2026-11-22&api=sim-swap&key=key_n5Lc9Zx7&status=5xx&page=2`.
 */
export interface UsageAddress {
  readonly tab: UsageTab
  /** Days of the market, both included; the last 30 without it. */
  readonly days: UrlDays | null
  readonly api: string | null
  readonly key: string | null
  /** Of the table alone. */
  readonly by: UsageView
  /** Of the log alone, like all that follows but `search` and `page`. */
  readonly method: CallMethod | null
  /** One status, or a class of them: `5xx`. */
  readonly status: string | null
  readonly search: string
  readonly page: number
  /** The call that is looked at, by its request id. */
  readonly call: string | null
}

export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type CallMethod = (typeof callMethods)[number]

export const usageAddress: UrlCodec<UsageAddress> = {
  read(address) {
    const query = new URLSearchParams(address)
    const [api, key, status, call] = ['api', 'key', 'status', 'call'].map((name) => query.get(name) ?? '')
    return {
      tab: usageTabs.find((tab) => tab === query.get('tab')) ?? 'charts',
      days: readDays(query),
      api: api && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(api) ? api : null,
      key: key && isId(key) ? key : null,
      by: usageViews.find((view) => view === query.get('by')) ?? 'daily',
      method: callMethods.find((method) => method === query.get('method')) ?? null,
      status: status && /^[1-5](\d\d|xx)$/.test(status) ? status : null,
      search: readSearch(query),
      page: readPage(query),
      call: call && isId(call) ? call : null,
    }
  },
  write: (before, { tab, days, by, page, ...rest }) =>
    writeQuery(before, {
      tab: tab === 'charts' ? null : tab,
      from: days?.from,
      to: days?.to,
      by: by === 'daily' ? null : by,
      ...rest,
      page: pageInUrl(page),
    }),
}

const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)

interface Days {
  readonly start_date: string
  readonly end_date: string
}

/** The charts' filter. */
export const summaryFilter = ({ api, key }: UsageAddress, days: Days) => ({
  ...days,
  ...(api && { api }),
  ...(key && { key }),
})

/** The table's filter, on the page and as a file. */
export const tableFilter = (address: UsageAddress, days: Days) => ({
  ...summaryFilter(address, days),
  view: address.by,
  ...(address.search && { search: address.search }),
})

/** The log's filter, on the page and as a file. */
export const logFilter = ({ api, key, method, status, search }: UsageAddress, days: Days) => ({
  ...days,
  ...(api && { api }),
  ...(key && { key }),
  ...(method && { method }),
  ...(status && { response: status }),
  ...(search && { search }),
})
