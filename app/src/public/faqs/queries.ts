import { faqsQuery } from '../../domain/content/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'

export const loadFaqs: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([loadMarkdown(), queryClient.prefetchQuery(faqsQuery(portal))])
