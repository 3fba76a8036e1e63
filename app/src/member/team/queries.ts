import type { components, Portal } from '@switchboard/sdk'
import { pageOptions, postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { spendCapsQuery } from '../../domain/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export type Team = components['schemas']['Team']
export type Member = components['schemas']['TeamMember']
export type Invitation = components['schemas']['TeamInvitation']

export const teamQuery = (portal: Portal) => queryOptions(portal, '/api/team')

export const activityPageSize = 10
export const activityQuery = (portal: Portal, page: number) =>
  pageOptions(portal, '/api/team/activity', { params: { query: { page, limit: activityPageSize } } })

/** The invitation behind an emailed link. Reading doesn't use it up. */
export const invitationQuery = (portal: Portal, invitation_token: string) => ({
  ...postQueryOptions(portal, '/api/team/invitation', { body: { invitation_token } }),
  retry: false,
})

/** Only the owner of a business sees its members' activity. */
export const loadTeam: LoadRoute = async ({ portal, queryClient }) => {
  const { data } = await queryClient.fetchQuery(teamQuery(portal))
  if (data.account_name !== null && data.role === 'OWNER')
    await Promise.all([
      queryClient.prefetchQuery(activityQuery(portal, 1)),
      queryClient.prefetchQuery(subscriptionsQuery(portal)),
      queryClient.prefetchQuery(spendCapsQuery(portal)),
    ])
}
