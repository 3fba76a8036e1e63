import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

/** What a new portal needs, for owners. */
export const setupQuery = (portal: Portal) => queryOptions(portal, '/api/admin/setup')
