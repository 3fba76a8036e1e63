import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../lib/services.ts'

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

/** How often the keys of each subscription may call, what each key may spend, and how near they are to that. */
export const limitsQuery = (portal: Portal) => queryOptions(portal, '/api/limits')

/** Calls of agents that wait for a yes. */
export const approvalsQuery = (portal: Portal) => queryOptions(portal, '/api/approvals')

/** Titles of the APIs that an account has or had, by slug. One that it never subscribed to is called by its slug. */
export function useApiTitles(): (slug: string) => string {
  const { data } = useQuery(subscriptionsQuery(usePortal()))
  const titles = new Map(data?.data.map(({ api, name }) => [api, name]))
  return (slug) => titles.get(slug) ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`
}

/** The credits that calls of an API are paid with. */
export const apiCreditsQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-credits', { body: { api } })
