import { href } from '../../paths.ts'

/** The catalogue's state in its address: `?q=swap&category=Identity&tag=Fraud&price=2.00&page=2`. */
export interface CatalogueFilter {
  readonly words: string
  /** Empty for every category. */
  readonly category: string
  /** Empty for every tag. */
  readonly tag: string
  readonly price: PriceLimit
  readonly page: number
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

export const noFilter: CatalogueFilter = { words: '', category: '', tag: '', price: '', page: 1 }

const maxPages = 1_000_000

export function readFilter(search: string): CatalogueFilter {
  const query = new URLSearchParams(search)
  const price = query.get('price') ?? ''
  const page = query.get('page') ?? ''
  return {
    words: query.get('q') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
    price: isLimit(price) ? price : '',
    page: /^[1-9]\d*$/.test(page) && Number(page) <= maxPages ? Number(page) : 1,
  }
}

const queryOf = ({ words, page, ...rest }: CatalogueFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q: words, ...rest, page: page > 1 ? String(page) : '' }).filter(
      ([, value]) => value !== '',
    ),
  )

/** The query string of a filter, without its question mark; empty when nothing is filtered. */
export const writeFilter = (filter: CatalogueFilter): string =>
  new URLSearchParams(queryOf(filter)).toString()

/** The address of the catalogue with this filter. */
export const catalogueHref = (filter: CatalogueFilter): string => {
  const query = writeFilter(filter)
  return query ? `${href('catalogue')}?${query}` : href('catalogue')
}
