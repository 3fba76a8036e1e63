import type { Content } from '@switchboard/sdk/content'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { AppServices } from '../../lib/services.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'
import { pagesOf } from './docs/section-of.ts'
import { readAddress } from './insights/list-address.ts'
import type { DocSection, Kind } from './types.ts'

const insightsPerPage = 9

export const textQuery = (content: Content, title: string) =>
  queryOptions(content, '/pages/{title}', { params: { path: { title } } })

interface InsightListQuery {
  readonly page: number
  readonly kind: Kind | null
}

export const insightsQuery = (content: Content, { page, kind }: InsightListQuery) =>
  pageOptions(content, '/resources', {
    params: { query: { page, limit: insightsPerPage, ...(kind && { kind }) } },
  })

/** As many as the contract lets a page hold: what stands before and after one insight. */
export const allInsightsQuery = (content: Content) =>
  queryOptions(content, '/resources', { params: { query: { limit: 200 } } })

export const insightQuery = (content: Content, slug: string) =>
  queryOptions(content, '/resources/{slug}', { params: { path: { slug } } })

export const docsQuery = (content: Content) => queryOptions(content, '/docs')

export const docQuery = (content: Content, section: DocSection, slug: string) =>
  queryOptions(content, '/docs/{section}/{slug}', { params: { path: { section, slug } } })

export const loadText =
  (...titles: readonly string[]): LoadRoute =>
  ({ content, queryClient }) =>
    Promise.all([
      loadMarkdown(),
      ...titles.map((title) => queryClient.prefetchQuery(textQuery(content, title))),
    ])

export const loadInsights: LoadRoute = ({ content, queryClient }, { search }) =>
  queryClient.prefetchQuery(insightsQuery(content, readAddress(search)))

export const loadInsight: LoadRoute = ({ content, queryClient }, { params: { slug = '' } }) =>
  Promise.all([
    loadMarkdown(),
    queryClient.prefetchQuery(insightQuery(content, slug)),
    queryClient.prefetchQuery(allInsightsQuery(content)),
  ])

/** A section by itself shows its first page. */
export const loadDocs =
  (section: DocSection): LoadRoute =>
  (services, { params: { slug } }) =>
    Promise.all([loadMarkdown(), loadDoc(services, section, slug)])

async function loadDoc(
  { content, queryClient }: AppServices,
  section: DocSection,
  slug: string | undefined,
): Promise<void> {
  const list = queryClient.fetchQuery(docsQuery(content))
  const shown = slug ?? pagesOf((await list).data, section)[0]?.slug
  if (shown) await queryClient.prefetchQuery(docQuery(content, section, shown))
  await list
}
