import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

/** The credits that calls of an API are paid with. */
export const apiCreditsQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-credits', { body: { api } })
