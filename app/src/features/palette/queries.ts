import { queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'
import { content } from '../../lib/content.ts'

/** Unchanged, the answer is an empty 304: asking anew costs little. */
export const searchIndexQuery = () => queryOptions(portal, '/api/search-index')

export const faqsQuery = () => queryOptions(portal, '/api/faqs')

/** As many as the contract lets a page hold. */
export const insightsQuery = () => queryOptions(content, '/resources', { params: { query: { limit: 200 } } })

export const docsQuery = () => queryOptions(content, '/docs')
