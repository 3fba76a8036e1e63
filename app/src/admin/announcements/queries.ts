import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { apiQuery, plansQuery } from '../queries.ts'
import { type AnnouncementsAddress, announcementsAddress } from './announcements-address.ts'

export const pageSize = 20

export const announcementsQuery = (
  portal: Portal,
  { status, page }: Pick<AnnouncementsAddress, 'status' | 'page'>,
) =>
  pageOptions(portal, '/api/admin/announcements', {
    params: { query: { page, limit: pageSize, ...(status !== 'ALL' && { status }) } },
  })

export const affectedQuery = (portal: Portal, announcement_id: string, page: number) =>
  pageOptions(portal, '/api/admin/announcements/affected', {
    params: { query: { announcement_id, page, limit: pageSize } },
  })

/** All versions that a change can be about, as far as one page reaches. */
export const versionsQuery = (portal: Portal) =>
  queryOptions(portal, '/api/admin/apis', { params: { query: { limit: 200 } } })

/** The API and version of `sim-swap/v1`; no version in a plan’s ID. */
export function versionOf(choice: string) {
  const [api = '', version = ''] = choice.split('/')
  return { api, version }
}

export const loadAnnouncements: LoadRoute = ({ portal, queryClient }, { search }) => {
  const address = announcementsAddress.read(search)
  const { api, version } = versionOf(address.announce)
  return Promise.all([
    queryClient.prefetchQuery(announcementsQuery(portal, address)),
    address.announce !== '' && queryClient.prefetchQuery(plansQuery(portal)),
    address.announce !== '' && queryClient.prefetchQuery(versionsQuery(portal)),
    version !== '' && queryClient.prefetchQuery(apiQuery(portal, api, version)),
  ])
}
