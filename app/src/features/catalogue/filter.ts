import type { components } from '@switchboard/sdk'
import { toHundredths } from '../../lib/format/money.ts'

type PublicApi = components['schemas']['PublicApi']

/** What the address of the catalogue says: `?q=swap&category=Identity&tag=Fraud&price=2.00`. */
export interface CatalogueFilter {
  readonly words: string
  /** Empty for every category. */
  readonly category: string
  /** Empty for every tag. */
  readonly tag: string
  readonly price: PriceLimit
}

/** How many credits the cheapest call may cost. */
export const priceLimits = {
  '': 'Any price',
  '0.00': 'Free',
  '1.00': 'Up to 1.00',
  '2.00': 'Up to 2.00',
  '5.00': 'Up to 5.00',
} as const
type PriceLimit = keyof typeof priceLimits

const isLimit = (text: string): text is PriceLimit => Object.hasOwn(priceLimits, text)

export const noFilter: CatalogueFilter = { words: '', category: '', tag: '', price: '' }

export function readFilter(search: string): CatalogueFilter {
  const query = new URLSearchParams(search)
  const price = query.get('price') ?? ''
  return {
    words: query.get('q') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
    price: isLimit(price) ? price : '',
  }
}

/** The query string of a filter, without its question mark; empty when nothing is filtered. */
export function writeFilter({ words, ...rest }: CatalogueFilter): string {
  const said = Object.entries({ q: words, ...rest }).filter(([, value]) => value !== '')
  return new URLSearchParams(said).toString()
}

/** What words, tag and price leave over; the category is another question, so that each can show its count. */
export const leftOver = (
  apis: readonly PublicApi[],
  { words, tag, price }: CatalogueFilter,
): readonly PublicApi[] =>
  matchingWords(apis, words).filter(
    (api) =>
      (tag === '' || api.tags.includes(tag)) &&
      (price === '' || toHundredths(api.price_from) <= toHundredths(price)),
  )

/** Each tag once, by the alphabet. */
export const tagsOf = (apis: readonly PublicApi[]): readonly string[] =>
  [...new Set(apis.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b))

/** APIs in which every word is found: in name, summary, tags, category, or one of their operations. */
function matchingWords(apis: readonly PublicApi[], words: string): readonly PublicApi[] {
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
