import type { components } from '@switchboard/sdk'
import { adminCheckApi } from '@switchboard/sdk/forms'
import { countOf } from '../../base/format/format.ts'
import { fromHundredths, shareOf, toHundredths } from '../../base/format/money.ts'

export type ApiDetail = components['schemas']['AdminApiDetail']
type Operation = components['schemas']['OperationSummary']

const pattern = new RegExp(adminCheckApi.price.pattern)

/** As the contract takes prices: at most two places. */
export const isPrice = (text: string): boolean => pattern.test(text.trim())

/** The error of a price, for its field. */
export const priceProblem = (text: string): string | undefined =>
  isPrice(text) ? undefined : 'Write it like 0.60.'

/**
 * The Business monthly price of a typed price, with the server's discount; the current one until the typed price is
 * valid.
 */
export function businessPrice(
  { business_price }: Pick<ApiDetail['operations'][number], 'business_price'>,
  typed: string | undefined,
): string {
  if (typed === undefined || !isPrice(typed)) return business_price
  return fromHundredths(shareOf(toHundredths(typed.trim()), 9n, 10n))
}

export const operationKey = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`

/** Typed prices that differ from the current ones; an incomplete price doesn't count. */
export function changedPrices<One extends Pick<Operation, 'method' | 'path' | 'summary' | 'price'>>(
  operations: readonly One[],
  typedOf: (operation: One) => string | undefined,
) {
  return operations.flatMap((operation) => {
    const price = typedOf(operation)?.trim()
    if (price === undefined || !isPrice(price) || toHundredths(price) === toHundredths(operation.price))
      return []
    const { method, path, summary } = operation
    return [{ method, path, summary, before: operation.price, price }]
  })
}

/**
 * The payers of prices set today. A list begins with a month: this month's list is changed for everybody who pays by
 * it; otherwise a new list begins, and earlier subscribers keep theirs.
 */
export function whoPays(lists: ApiDetail['price_lists'], today: string): string {
  const isThisMonth = ({ starts_on }: { readonly starts_on: string }) =>
    starts_on.slice(0, 7) === today.slice(0, 7)
  const sum = (some: typeof lists) => some.reduce((total, { subscribers }) => total + subscribers, 0)
  const now = sum(lists.filter(isThisMonth))
  const keepers = sum(lists.filter((list) => !isThisMonth(list)))
  const keep = `${countOf(keepers, 'subscription')} ${keepers === 1 ? 'keeps' : 'keep'} the prices they started with.`
  if (now === 0) return `New subscriptions pay the new prices. ${keep}`
  const pay = `${countOf(now, 'subscription')} that began this month ${now === 1 ? 'pays' : 'pay'} the new prices immediately, and so do new ones.`
  return `${pay} ${keep}`
}
