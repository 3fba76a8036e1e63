import { queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'
import type { DayRange } from './days.ts'

const ledgerRows = 4

export const creditsQuery = () => queryOptions(portal, '/api/wallet/credits')

export const thresholdQuery = () => queryOptions(portal, '/api/wallet/threshold')

export const subscriptionsQuery = () => queryOptions(portal, '/api/user-subscription')

export const usageQuery = (range: DayRange, view: 'daily' | 'api') =>
  queryOptions(portal, '/api/api-usage', { params: { query: { ...range, view, limit: 100 } } })

export const ledgerQuery = () =>
  queryOptions(portal, '/api/transactions', { params: { query: { limit: ledgerRows } } })
