import { href } from '../../paths.ts'

export const orders = {
  catalogue: 'By API',
  cheapest: 'Cheapest first',
  dearest: 'Priciest first',
} as const
type Order = keyof typeof orders

const isOrder = (name: string | null): name is Order => name !== null && Object.hasOwn(orders, name)

/** The price list's state in the address: `?q=sms&sort=cheapest&page=2&open=messaging`. */
export interface PriceView {
  readonly words: string
  readonly order: Order
  readonly page: number
  /** The API whose operations are all shown; empty for none. */
  readonly open: string
}

const maxPages = 1_000_000
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function readView(search: string): PriceView {
  const query = new URLSearchParams(search)
  const order = query.get('sort')
  const page = query.get('page') ?? ''
  const open = query.get('open') ?? ''
  return {
    words: query.get('q') ?? '',
    order: isOrder(order) ? order : 'catalogue',
    page: /^[1-9]\d*$/.test(page) && Number(page) <= maxPages ? Number(page) : 1,
    open: slug.test(open) ? open : '',
  }
}

/** The same address with another view; other parameters stay. */
export function writeView(search: string, { words, order, page, open }: PriceView): string {
  const query = new URLSearchParams(search)
  for (const name of ['q', 'sort', 'page', 'open']) query.delete(name)
  if (words) query.set('q', words)
  if (order !== 'catalogue') query.set('sort', order)
  if (page > 1) query.set('page', String(page))
  if (open) query.set('open', open)
  return query.toString()
}

/** The page of prices with another view, for a link. */
export function viewHref(search: string, view: PriceView, hash = ''): string {
  const query = writeView(search, view)
  return `${href('pricing')}${query && `?${query}`}${hash && `#${hash}`}`
}
