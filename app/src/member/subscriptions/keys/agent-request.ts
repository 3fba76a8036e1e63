import type { components, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { versionQuery } from '../../../domain/catalogue/queries.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import type { LoadRoute } from '../../../router/preloadable.ts'

export type AgentRequest = components['schemas']['AgentRequest']

export const agentRequestQuery = (portal: Portal, agent_request_id: string) => ({
  ...queryOptions(portal, '/api/agents/authorization', { params: { query: { agent_request_id } } }),
  retry: false,
})

export const loadAgentRequest: LoadRoute = async ({ portal, queryClient }, { params }) => {
  const [{ data }] = await Promise.all([
    queryClient.fetchQuery(agentRequestQuery(portal, params.request ?? '')),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
  ])
  const { api, version } = data
  if (api && version) await queryClient.prefetchQuery(versionQuery(portal, { api, version }))
}
