import type { Portal } from '@switchboard/sdk'
import type { Content } from '@switchboard/sdk/content'
import { queryOptions } from '@switchboard/sdk/react-query'

/** Unchanged, the answer is an empty 304: asking anew costs little. */
export const searchIndexQuery = (portal: Portal) => queryOptions(portal, '/api/search-index')

export const faqsQuery = (portal: Portal) => queryOptions(portal, '/api/faqs')

/** As many as the contract lets a page hold. */
export const insightsQuery = (content: Content) =>
  queryOptions(content, '/resources', { params: { query: { limit: 200 } } })

export const docsQuery = (content: Content) => queryOptions(content, '/docs')
