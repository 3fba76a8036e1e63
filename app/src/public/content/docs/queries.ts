import type { Content } from '@switchboard/sdk/content'
import { queryOptions } from '@switchboard/sdk/react-query'
import { docsQuery } from '../../../domain/content/queries.ts'
import type { LoadRoute } from '../../../router/preloadable.ts'
import { loadMarkdown } from '../../../ui/markdown/load.ts'
import type { DocSection } from '../types.ts'
import { pagesOf } from './section-of.ts'

export const docQuery = (content: Content, section: DocSection, slug: string) =>
  queryOptions(content, '/docs/{section}/{slug}', { params: { path: { section, slug } } })

/** A section by itself shows its first page. */
const loadDocs =
  (section: DocSection): LoadRoute =>
  (services, { params: { slug } }) =>
    Promise.all([loadMarkdown(), loadDoc(services, section, slug)])

export const loadGuides = loadDocs('guides')
export const loadDocsUsers = loadDocs('users')
export const loadDocsVouchers = loadDocs('vouchers')

async function loadDoc(
  { content, queryClient }: Parameters<LoadRoute>[0],
  section: DocSection,
  slug: string | undefined,
): Promise<void> {
  const list = queryClient.fetchQuery(docsQuery(content))
  const target = slug ?? pagesOf((await list).data, section)[0]?.slug
  if (target) await queryClient.prefetchQuery(docQuery(content, section, target))
  await list
}
