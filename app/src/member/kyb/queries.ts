import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { formQuery } from '../../domain/kyb/form-definition.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import { roleRefusal } from '../../domain/team/role.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { submissionFor } from './standing.ts'

/** As many as the contract lets a page hold. */
const maxApis = 200

/** Only the owner sees the submission: it holds documents of people. */
export const readSent = 'GET /api/user-subscription/kyb/submission'

/** The APIs that ask for a verified business. */
export const apisQuery = (portal: Portal) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { kyb_required: true, limit: maxApis } } })

export const submissionQuery = (portal: Portal, kyb_id: string) =>
  queryOptions(portal, '/api/user-subscription/kyb/submission', { params: { query: { kyb_id } } })

export const loadKyb: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(apisQuery(portal)),
    queryClient.prefetchQuery(submissionsQuery(portal)),
  ])

export const loadKybForm: LoadRoute = async (
  { portal, content, queryClient, session },
  { params: { publisher = '', tag } },
) => {
  const coverage = { publisher, tag: tag ?? null }
  const { current } = session.state
  const form = queryClient.prefetchQuery(formQuery(content, coverage))
  const { data } = await queryClient.fetchQuery(submissionsQuery(portal))
  const sent = submissionFor(data, coverage)
  const refusal = current.kind === 'member' && roleRefusal(current.profile.team, readSent)
  if (sent && !refusal) await queryClient.prefetchQuery(submissionQuery(portal, sent.kyb_id))
  await form
}
