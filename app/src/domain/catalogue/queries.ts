import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'

export interface VersionKey {
  readonly api: string
  readonly version: string
}

export const versionQuery = (portal: Portal, { api, version }: VersionKey) =>
  postQueryOptions(portal, '/api/sync', { body: { api, version } })

/** One API of the catalogue, in its newest version; none where nothing of the name is published. */
export const apiQuery = (portal: Portal, api: string) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { api: [api], limit: 1 } } })

/** Upcoming changes of prices and limits: of an API and the plans that it’s offered with, or of all. */
export const announcementsQuery = (portal: Portal, api?: string) =>
  queryOptions(portal, '/api/announcements', { params: { query: { ...(api && { api }) } } })

/** How often plans let an API be called: those that it is offered with; without one, those of whole accounts. */
export const planLimitsQuery = (portal: Portal, api?: string) =>
  queryOptions(portal, '/api/plan-limits', { params: { query: api === undefined ? {} : { api } } })
