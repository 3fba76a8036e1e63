import { queryOptions } from '@switchboard/sdk/react-query'
import dayjs from 'dayjs'
import { portal } from '../../lib/api.ts'

const rangeDays = 30
const ledgerRows = 4
const isoDay = 'YYYY-MM-DD'

export interface Range {
  readonly start_date: string
  readonly end_date: string
}

/** The last 30 days with today, and the 30 before them. */
export function usageRanges(now: dayjs.Dayjs): { readonly current: Range; readonly before: Range } {
  const range = (end: dayjs.Dayjs): Range => ({
    start_date: end.subtract(rangeDays - 1, 'day').format(isoDay),
    end_date: end.format(isoDay),
  })
  return { current: range(now), before: range(now.subtract(rangeDays, 'day')) }
}

export const creditsQuery = () => queryOptions(portal, '/api/wallet/credits')

export const thresholdQuery = () => queryOptions(portal, '/api/wallet/threshold')

export const subscriptionsQuery = () => queryOptions(portal, '/api/user-subscription')

export const usageQuery = (range: Range, view: 'daily' | 'api') =>
  queryOptions(portal, '/api/api-usage', { params: { query: { ...range, view, limit: 100 } } })

export const ledgerQuery = () =>
  queryOptions(portal, '/api/transactions', { params: { query: { limit: ledgerRows } } })
