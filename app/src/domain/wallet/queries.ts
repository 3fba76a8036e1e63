import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

export const creditsQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/credits')

export const alertsQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/threshold')

/** The account’s cap, then those of members. */
export const spendCapsQuery = (portal: Portal) => queryOptions(portal, '/api/limits/caps')

/** The price of credits, without the operations they buy. */
export const priceListQuery = (portal: Portal) =>
  queryOptions(portal, '/api/sku', { params: { query: { only: 'packs' } } })

export const autoTopUpQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/auto-top-up')

/** The bills of a monthly plan. */
export const statementsQuery = (portal: Portal) => queryOptions(portal, '/api/billing-statements')
