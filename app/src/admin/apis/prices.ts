import type { components } from '@switchboard/sdk'
import { countOf } from '../../base/format/format.ts'
import { toHundredths } from '../../base/format/money.ts'
import { isPrice } from '../typed-numbers.ts'

export type ApiDetail = components['schemas']['AdminApiDetail']
type Operation = components['schemas']['OperationSummary']

export const operationKey = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path}`

/** Typed prices that differ from the current ones; an incomplete price doesn't count. */
export function changedPrices<
  One extends Pick<Operation, 'method' | 'path' | 'summary' | 'price' | 'operation_id'>,
>(operations: readonly One[], typedOf: (operation: One) => string | undefined) {
  return operations.flatMap((operation) => {
    const price = typedOf(operation)?.trim()
    if (price === undefined || !isPrice(price) || toHundredths(price) === toHundredths(operation.price))
      return []
    const { method, path, summary, operation_id } = operation
    return [{ method, path, summary, operation_id, before: operation.price, price }]
  })
}

/** Whether a price of them would rise. */
export const hasRise = (changes: readonly { readonly before: string; readonly price: string }[]): boolean =>
  changes.some(({ before, price }) => toHundredths(price) > toHundredths(before))

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
