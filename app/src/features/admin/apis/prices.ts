import type { components } from '@switchboard/sdk'
import { countOf } from '../../../lib/format/format.ts'
import { fromHundredths, shareOf, toHundredths } from '../../../lib/format/money.ts'

export type ApiDetail = components['schemas']['AdminApiDetail']
type Operation = components['schemas']['OperationSummary']

/** As the contract takes prices: at most two places. */
export const isPrice = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text.trim())

/** What Business monthly costs by what is typed, as the server takes a tenth off; as it is while nothing good is typed. */
export function businessPrice(
  { business_price }: Pick<ApiDetail['operations'][number], 'business_price'>,
  typed: string | undefined,
): string {
  if (typed === undefined || !isPrice(typed)) return business_price
  return fromHundredths(shareOf(toHundredths(typed.trim()), 9n, 10n))
}

export const operationKey = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`

/** Prices that were typed and differ from those that hold; what is no price yet is none. */
export function changedPrices<One extends Pick<Operation, 'method' | 'path' | 'summary' | 'price'>>(
  operations: readonly One[],
  typed: Readonly<Record<string, string>>,
) {
  return operations.flatMap((operation) => {
    const price = typed[operationKey(operation)]?.trim()
    if (price === undefined || !isPrice(price) || toHundredths(price) === toHundredths(operation.price))
      return []
    const { method, path, summary } = operation
    return [{ method, path, summary, before: operation.price, price }]
  })
}

/**
 * Who pays prices that are set today. Lists begin with a month: a list of this month is changed for whoever pays by it, else a
 * new one begins, and who subscribed before keeps an earlier one.
 */
export function whoPays(lists: ApiDetail['price_lists'], today: string): string {
  const isThisMonth = ({ starts_on }: { readonly starts_on: string }) =>
    starts_on.slice(0, 7) === today.slice(0, 7)
  const sum = (some: typeof lists) => some.reduce((total, { subscribers }) => total + subscribers, 0)
  const now = sum(lists.filter(isThisMonth))
  const kept = sum(lists.filter((list) => !isThisMonth(list)))
  const keep = `${countOf(kept, 'subscription')} ${kept === 1 ? 'keeps' : 'keep'} the prices they started with.`
  if (now === 0) return `New subscriptions pay the new prices. ${keep}`
  const pay = `${countOf(now, 'subscription')} that began this month ${now === 1 ? 'pays' : 'pay'} the new prices immediately, and so do new ones.`
  return `${pay} ${keep}`
}
