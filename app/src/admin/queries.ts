import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { mayRead } from '../domain/staff.ts'
import { setupQuery, waitingQueries } from '../domain/waiting.ts'
import { filterOf, type LedgerAddress, ledgerAddress } from '../domain/wallet/ledger-address.ts'
import { oneOf, page, present, type UrlStateOf, urlState } from '../lib/browser/url-query.ts'
import type { LoadRoute } from '../router/preloadable.ts'
import { type AccountsAddress, accountsAddress, accountsFilterOf } from './accounts/accounts-address.ts'
import { type AuditAddress, auditAddress, auditFilterOf } from './audit/audit-address.ts'
import { type UsageAddress, usageAddress, usageFilterOf } from './credits/usage-address.ts'
import {
  type SubscriptionsAddress,
  subscriptionsAddress,
  subscriptionsFilterOf,
} from './keys/subscriptions-address.ts'

export const pageSize = 20

export const staffQuery = (portal: Portal) => queryOptions(portal, '/api/admin/staff')

export const serviceAccountsQuery = (portal: Portal) => queryOptions(portal, '/api/admin/service-accounts')

export const loadSetup: LoadRoute = ({ portal, queryClient }) => queryClient.prefetchQuery(setupQuery(portal))

export const plansQuery = (portal: Portal) => queryOptions(portal, '/api/admin/plans')

export const accountsQuery = (portal: Portal, { page, ...filter }: AccountsAddress) =>
  pageOptions(portal, '/api/admin/user-subscriptions', {
    params: { query: { page, ...accountsFilterOf(filter), limit: pageSize } },
  })

export const accountQuery = (portal: Portal, user_id: string) =>
  queryOptions(portal, '/api/admin/user-subscription', { params: { query: { user_id } } })

export const profileOfUserQuery = (portal: Portal, user_id: string) =>
  queryOptions(portal, '/api/admin/user-profile', { params: { query: { user_id } } })

export const limitsOfUserQuery = (portal: Portal, user_id: string) =>
  queryOptions(portal, '/api/admin/limits', { params: { query: { user_id } } })

export const loadAccounts: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(accountsQuery(portal, accountsAddress.read(search)))

export const allSubscriptionsQuery = (portal: Portal, { page, ...filter }: SubscriptionsAddress) =>
  pageOptions(portal, '/api/admin/all-user-subscriptions', {
    params: { query: { page, ...subscriptionsFilterOf(filter), limit: pageSize } },
  })

export const loadKeys: LoadRoute = (services, address) =>
  new URLSearchParams(address.search).get('view') === 'subscriptions'
    ? services.queryClient.prefetchQuery(
        allSubscriptionsQuery(services.portal, subscriptionsAddress.read(address.search)),
      )
    : loadAccounts(services, address)

/** Changes of credits that wait for a second administrator: all, or those of one wallet. */
export const waitingQuery = (portal: Portal, user_id?: string) =>
  queryOptions(portal, '/api/admin/adjustments', {
    params: { query: { status: 'PENDING', limit: pageSize, ...(user_id && { user_id }) } },
  })

export const ledgerOfUserQuery = (portal: Portal, user_id: string, { page, ...filter }: LedgerAddress) =>
  pageOptions(portal, '/api/admin/transactions', {
    params: { query: { user_id, page, ...filterOf(filter), limit: pageSize } },
  })

export const usageOfUserQuery = (portal: Portal, user_id: string, { page, ...filter }: UsageAddress) =>
  pageOptions(portal, '/api/admin/api-usage', {
    params: { query: { user_id, page, ...usageFilterOf(filter), limit: pageSize } },
  })

export const loadCredits: LoadRoute = (services, address) =>
  Promise.all([
    loadAccounts(services, address),
    services.queryClient.prefetchQuery(waitingQuery(services.portal)),
  ])

export const loadUser: LoadRoute = ({ portal, queryClient }, { params: { id = '' }, search }) =>
  Promise.all([
    queryClient.prefetchQuery(accountQuery(portal, id)),
    userAddress.read(search).part === 'keys'
      ? queryClient.prefetchQuery(limitsOfUserQuery(portal, id))
      : queryClient.prefetchQuery(profileOfUserQuery(portal, id)),
  ])

/** The part of a user’s page, in its address. */
export const userAddress = urlState({ part: oneOf(['keys', 'account', 'payments', 'notes']) })

/** Of a page that is about one wallet, or about whose it is. */
const loadOfUser =
  (load: (id: string, ...args: Parameters<LoadRoute>) => Promise<unknown>): LoadRoute =>
  (services, address) => {
    const { portal, queryClient } = services
    const { id } = address.params
    if (!id) return loadAccounts(services, address)
    return Promise.all([queryClient.prefetchQuery(accountQuery(portal, id)), load(id, services, address)])
  }

export const loadAdjustment = loadOfUser((id, { portal, queryClient }) =>
  queryClient.prefetchQuery(waitingQuery(portal, id)),
)

export const loadCreditLedger = loadOfUser((id, { portal, queryClient }, { search }) =>
  new URLSearchParams(search).get('part') === 'usage'
    ? queryClient.prefetchQuery(usageOfUserQuery(portal, id, usageAddress.read(search)))
    : queryClient.prefetchQuery(ledgerOfUserQuery(portal, id, ledgerAddress.read(search))),
)

/** A published version. */
export const apiQuery = (portal: Portal, api: string, version: string) =>
  queryOptions(portal, '/api/admin/apis/version', { params: { query: { api, version } } })

export const auditQuery = (portal: Portal, { page, ...filter }: AuditAddress) =>
  pageOptions(portal, '/api/admin/audit-log', {
    params: { query: { page, ...auditFilterOf(filter), limit: pageSize } },
  })

export const loadAudit: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(auditQuery(portal, auditAddress.read(search)))

/** The period in the address: `?period=7d`. */
export const homeAddress = urlState({ period: oneOf(['24h', '7d', '30d']) })
export type Period = UrlStateOf<typeof homeAddress>['period']

export const overviewQuery = (portal: Portal, period: Period) =>
  queryOptions(portal, '/api/admin/overview', { params: { query: { period } } })

export const reviewsQuery = (portal: Portal) =>
  pageOptions(portal, '/api/admin/kyb', { params: { query: { state: 'IN_REVIEW', limit: 3 } } })

export const announcementsQuery = (portal: Portal) =>
  pageOptions(portal, '/api/admin/announcements', { params: { query: { status: 'UPCOMING', limit: 3 } } })

export const loadHome: LoadRoute = (services, { search }) => {
  const { portal, queryClient } = services
  return Promise.all([
    queryClient.prefetchQuery(overviewQuery(portal, homeAddress.read(search).period)),
    mayRead(services, 'GET /api/admin/kyb') && queryClient.prefetchQuery(reviewsQuery(portal)),
    mayRead(services, 'GET /api/admin/adjustments') && queryClient.prefetchQuery(waitingQuery(portal)),
    queryClient.prefetchQuery(waitingQueries.admin(portal)),
    mayRead(services, 'GET /api/admin/setup') && queryClient.prefetchQuery(setupQuery(portal)),
    queryClient.prefetchQuery(announcementsQuery(portal)),
  ])
}

/** Open differences are the default. */
export const differencesAddress = urlState({ status: oneOf(['OPEN', 'RESOLVED', 'ALL']), page })

export const differencesQuery = (
  portal: Portal,
  { status, page: number }: UrlStateOf<typeof differencesAddress>,
) =>
  pageOptions(portal, '/api/admin/payments/differences', {
    params: {
      query: {
        page: number,
        limit: pageSize,
        ...present({ status: status === 'ALL' ? null : status }),
      },
    },
  })

export const loadDifferences: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(differencesQuery(portal, differencesAddress.read(search)))

export const loadStaff: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(staffQuery(portal)),
    queryClient.prefetchQuery(serviceAccountsQuery(portal)),
  ])
export const loadPlans: LoadRoute = ({ portal, queryClient }) => queryClient.prefetchQuery(plansQuery(portal))
