import { toHundredths } from '../../lib/format/money.ts'
import type { Price } from './prices.ts'

export const orders = {
  catalogue: 'By API',
  cheap: 'Cheapest first',
  dear: 'Dearest first',
} as const
type Order = keyof typeof orders

const isOrder = (name: string | null): name is Order => name !== null && Object.hasOwn(orders, name)

/** What the address says of the price list: `?q=sms&sort=cheap`. */
export interface PriceView {
  readonly words: string
  readonly order: Order
}

export function readView(search: string): PriceView {
  const query = new URLSearchParams(search)
  const order = query.get('sort')
  return { words: query.get('q') ?? '', order: isOrder(order) ? order : 'catalogue' }
}

/** The same address with another view; what else it says stays. */
export function writeView(search: string, { words, order }: PriceView): string {
  const query = new URLSearchParams(search)
  query.delete('q')
  query.delete('sort')
  if (words) query.set('q', words)
  if (order !== 'catalogue') query.set('sort', order)
  return query.toString()
}

export interface PriceGroup {
  readonly api: string
  readonly name: string
  readonly prices: readonly Price[]
}

/**
 * The prices in which every word is found, by API in the order of the catalogue. By price, each API is sorted within
 * itself and the APIs by their first price, so that a group never falls apart.
 */
export function groupPrices(prices: readonly Price[], { words, order }: PriceView): readonly PriceGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = prices.filter(({ api_name, name, operation_id }) => {
    const text = `${api_name}\n${name}\n${operation_id}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const groups = [...Map.groupBy(found, ({ api }) => api)].map(([api, own]) => ({
    api,
    name: own[0]?.api_name ?? api,
    prices: order === 'catalogue' ? own : own.toSorted(byPrice(order)),
  }))
  if (order === 'catalogue') return groups
  const compare = byPrice(order)
  // A group is never empty: it was made of what is in it.
  return groups.toSorted((a, b) => compare(a.prices[0] as Price, b.prices[0] as Price))
}

const byPrice = (order: Order) => (a: Price, b: Price) => {
  const less = toHundredths(charged(a)) - toHundredths(charged(b))
  return Number(order === 'cheap' ? less : -less)
}

/** What the person at hand pays: their own price, or that of the list. */
export const charged = ({ own, price_credits }: Price): string => own ?? price_credits
