import type { Content } from '@switchboard/sdk/content'
import { pageOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../../router/preloadable.ts'
import type { Kind } from '../types.ts'
import { readAddress } from './list-address.ts'

const insightsPerPage = 9

interface InsightListQuery {
  readonly page: number
  readonly kind: Kind | null
}

export const insightsQuery = (content: Content, { page, kind }: InsightListQuery) =>
  pageOptions(content, '/resources', {
    params: { query: { page, limit: insightsPerPage, ...(kind && { kind }) } },
  })

export const loadInsights: LoadRoute = ({ content, queryClient }, { search }) =>
  queryClient.prefetchQuery(insightsQuery(content, readAddress(search)))
