import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

export const creditsQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/credits')

export const thresholdQuery = (portal: Portal) => queryOptions(portal, '/api/wallet/threshold')
