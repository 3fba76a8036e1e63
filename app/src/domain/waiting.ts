import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'

/** How much waits for a user, and for an administrator. */
export const waitingQueries = {
  user: (portal: Portal) => queryOptions(portal, '/api/waiting'),
  admin: (portal: Portal) => queryOptions(portal, '/api/admin/waiting'),
}

/** The set-up checklist, for owners. */
export const setupQuery = (portal: Portal) => queryOptions(portal, '/api/admin/setup')
