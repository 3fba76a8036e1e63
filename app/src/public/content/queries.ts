import type { Content } from '@switchboard/sdk/content'
import { queryOptions } from '@switchboard/sdk/react-query'
import { allInsightsQuery } from '../../domain/content/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'

export const textQuery = (content: Content, title: string) =>
  queryOptions(content, '/pages/{title}', { params: { path: { title } } })

export const insightQuery = (content: Content, slug: string) =>
  queryOptions(content, '/resources/{slug}', { params: { path: { slug } } })

export const loadText =
  (...titles: readonly string[]): LoadRoute =>
  ({ content, queryClient }) =>
    Promise.all([
      loadMarkdown(),
      ...titles.map((title) => queryClient.prefetchQuery(textQuery(content, title))),
    ])

export const loadInsight: LoadRoute = ({ content, queryClient }, { params: { slug = '' } }) =>
  Promise.all([
    loadMarkdown(),
    queryClient.prefetchQuery(insightQuery(content, slug)),
    queryClient.prefetchQuery(allInsightsQuery(content)),
  ])
