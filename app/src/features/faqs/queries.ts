import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'

export const faqsQuery = (portal: Portal) => queryOptions(portal, '/api/faqs')

export const loadFaqs: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([loadMarkdown(), queryClient.prefetchQuery(faqsQuery(portal))])
