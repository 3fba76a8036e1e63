import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

export const creditsQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/credits')

export const thresholdQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/threshold')

/** What credits cost, without the prices of everything that they buy. */
export const priceListQuery = (portal: Portal) =>
  queryOptions(portal, '/api/sku', { params: { query: { only: 'packs' } } })

export const autoTopUpQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/auto-top-up')
