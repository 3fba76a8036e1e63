import type { Portal } from '@switchboard/sdk'
import type { Content } from '@switchboard/sdk/content'
import { queryOptions } from '@switchboard/sdk/react-query'

export const faqsQuery = (portal: Portal) => queryOptions(portal, '/api/faqs')

export const docsQuery = (content: Content) => queryOptions(content, '/docs')

/** As many as the contract lets a page hold. */
export const allInsightsQuery = (content: Content) =>
  queryOptions(content, '/resources', { params: { query: { limit: 200 } } })
