import type { components } from '@switchboard/sdk'

type PublicApi = components['schemas']['PublicApi']

/** What the address of the catalogue says: `?q=swap&category=Identity`. */
export interface CatalogueFilter {
  readonly words: string
  /** Empty for every category. */
  readonly category: string
}

export function readFilter(search: string): CatalogueFilter {
  const query = new URLSearchParams(search)
  return { words: query.get('q') ?? '', category: query.get('category') ?? '' }
}

/** The query string of a filter, without its question mark; empty when nothing is filtered. */
export function writeFilter({ words, category }: CatalogueFilter): string {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (category) query.set('category', category)
  return query.toString()
}

/** APIs in which every word is found: in name, summary, tags, category, or one of their operations. */
export function matchingWords(apis: readonly PublicApi[], words: string): readonly PublicApi[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return apis.filter((api) => {
    const text = searchText(api)
    return wanted.every((word) => text.includes(word))
  })
}

export function inCategory(apis: readonly PublicApi[], category: string): readonly PublicApi[] {
  return category ? apis.filter((api) => api.category === category) : apis
}

export interface CategoryCount {
  readonly category: string
  readonly count: number
}

/** Each category once, in the order of the catalogue, with how many of `found` it holds. */
export function countCategories(
  apis: readonly PublicApi[],
  found: readonly PublicApi[],
): readonly CategoryCount[] {
  const categories = [...new Set(apis.map((api) => api.category))]
  return categories.map((category) => ({ category, count: inCategory(found, category).length }))
}

function searchText(api: PublicApi): string {
  const operations = api.operations.flatMap(({ path, summary }) => [path, summary])
  return [api.name, api.summary, api.category, api.publisher, ...api.tags, ...operations]
    .join('\n')
    .toLowerCase()
}
