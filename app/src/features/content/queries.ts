import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { content } from '../../lib/content.ts'
import type { DocSection, Kind } from './types.ts'

const insightsPerPage = 9

export const textQuery = (title: string) =>
  queryOptions(content, '/pages/{title}', { params: { path: { title } } })

interface ListWanted {
  readonly page: number
  readonly kind: Kind | null
}

export const insightsQuery = ({ page, kind }: ListWanted) =>
  pageOptions(content, '/resources', {
    params: { query: { page, limit: insightsPerPage, ...(kind && { kind }) } },
  })

/** As many as the contract lets a page hold: what stands before and after one insight. */
export const allInsightsQuery = () =>
  queryOptions(content, '/resources', { params: { query: { limit: 200 } } })

export const insightQuery = (slug: string) =>
  queryOptions(content, '/resources/{slug}', { params: { path: { slug } } })

export const docsQuery = () => queryOptions(content, '/docs')

export const docQuery = (section: DocSection, slug: string) =>
  queryOptions(content, '/docs/{section}/{slug}', { params: { path: { section, slug } } })
