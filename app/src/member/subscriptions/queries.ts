import type { Portal } from '@switchboard/sdk'
import { changePlan } from '@switchboard/sdk/forms'
import { pageOptions, postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import { deprecationsQuery } from '../../domain/catalogue/deprecations.ts'
import { announcementsQuery } from '../../domain/catalogue/queries.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import { accountPlanQuery } from '../../domain/plans/queries.ts'
import { approvalsQuery, limitsQuery, subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { chooseApi, planAddress } from './plans/plan-address.ts'
import { lasts, withOwnPlan } from './rules.ts'
import { subscriptionsAddress } from './subscribe/address.ts'

/** As many as the contract lets a page hold; any other is found by its address. */
const maxOffered = 200

/** The APIs to choose from. */
export const offeredQuery = (portal: Portal) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { limit: maxOffered } } })

/** All of the catalogue, to subscribe to one of it. */
export const publicApisQuery = (portal: Portal) => queryOptions(portal, '/api/api-list-public')

export const planQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-user-plan', { body: { api } })

export const testNumbersQuery = (portal: Portal) => queryOptions(portal, '/api/user-test-account')

export const productsPageSize = 5

export const productsQuery = (portal: Portal, userSubscriptionId: string, page: number) =>
  pageOptions(portal, '/api/user-subscription/products', {
    params: { query: { userSubscriptionId, page, limit: productsPageSize } },
  })

/** More ways than these nobody chooses among. */
const maxProducts = 50

/** The ways to buy an API, whether it is subscribed to or not. */
export const apiProductsQuery = (portal: Portal, api: string) =>
  queryOptions(portal, '/api/user-subscription/products', {
    params: { query: { api, limit: maxProducts } },
  })

export const servicePlansQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-service-plan', { body: { api } })

export const loadSubscriptions: LoadRoute = ({ portal, queryClient }, { search }) => {
  const address = subscriptionsAddress.read(search)
  const { view } = address
  return Promise.all([
    ...(view === 'new' ? [queryClient.prefetchQuery(publicApisQuery(portal))] : []),
    ...(address.view === 'api' ? [queryClient.prefetchQuery(announcementsQuery(portal, address.api))] : []),
    ...(view === 'api' || view === 'one' ? [queryClient.prefetchQuery(limitsQuery(portal))] : []),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(deprecationsQuery(portal)),
  ])
}

export const loadKeys: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(limitsQuery(portal)),
  ])

export const loadAgents: LoadRoute = (services, route) =>
  Promise.all([
    loadKeys(services, route),
    services.queryClient.prefetchQuery(approvalsQuery(services.portal)),
  ])

/** The subscriptions that last, once they are there. */
async function currentSubscriptions({ portal, queryClient }: Parameters<LoadRoute>[0]) {
  const { data } = await queryClient.fetchQuery(subscriptionsQuery(portal))
  return data.filter(lasts)
}

/** A link in the form that the contract gives it; another one offers nothing. */
export const planLink = (link: string | undefined): string | undefined =>
  link && new RegExp(changePlan.link.pattern).test(link) ? link : undefined

export const loadPlan: LoadRoute = async (services, { search }) => {
  const { portal, queryClient } = services
  const link = planLink(new URLSearchParams(search).get('link') ?? undefined)
  const [account, current] = await Promise.all([
    queryClient.fetchQuery(accountPlanQuery(portal, link)),
    currentSubscriptions(services),
  ])
  const ofOneApi = withOwnPlan(current, account.data.current?.plan.plan_id)
  await Promise.all(ofOneApi.map(({ api }) => queryClient.prefetchQuery(planQuery(portal, api))))
}

export const loadPlans: LoadRoute = async (services, { search }) => {
  const { portal, queryClient } = services
  const [held, offered] = await Promise.all([
    currentSubscriptions(services),
    queryClient.fetchQuery(offeredQuery(portal)),
  ])
  const api = chooseApi(planAddress.read(search), held, offered.data)?.api
  if (!api) return
  await Promise.all([
    queryClient.prefetchQuery(announcementsQuery(portal, api)),
    queryClient.prefetchQuery(servicePlansQuery(portal, api)),
    queryClient.prefetchQuery(apiProductsQuery(portal, api)),
    queryClient.prefetchQuery(planQuery(portal, api)),
    queryClient.prefetchQuery(accountPlanQuery(portal)),
    queryClient.prefetchQuery(submissionsQuery(portal)),
  ])
}
