import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { formQuery } from '../../domain/kyb/form-definition.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

/** As many as the contract lets a page hold. */
const maxApis = 200

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

export const loadKybForm: LoadRoute = (
  { portal, content, queryClient },
  { params: { publisher = '', tag } },
) =>
  Promise.all([
    queryClient.prefetchQuery(formQuery(content, { publisher, tag: tag ?? null })),
    queryClient.prefetchQuery(submissionsQuery(portal)),
  ])
