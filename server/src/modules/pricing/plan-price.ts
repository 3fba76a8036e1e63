/** A price that a plan sets itself. */
export interface OwnPrice {
  readonly api: string
  readonly operation_id: string
  /** Hundredths of a credit. */
  readonly price: number
}

interface PlanPrices {
  readonly discount_percent: number
  readonly own_prices: readonly OwnPrice[]
}

/** Pay as you go: it pays list prices, and accounts fall back to it. */
export const basePlan = 'pln_payg'

/** The product of the fee of a plan of accounts, which is of no API. */
export const feeProduct = (planId: string): string => `prd_fee-${planId}`

/** Half a hundredth is rounded up. */
export const discountedPrice = (list: number, percent: number): number =>
  Math.round((list * (100 - percent)) / 100)

export const ownPriceOf = (
  { own_prices }: Pick<PlanPrices, 'own_prices'>,
  api: string,
  operation: string,
): number | undefined => own_prices.find((own) => own.api === api && own.operation_id === operation)?.price

/** The prices of an API on a plan, by operationId: its own, else the list price less its discount. Hundredths of a credit. */
export const pricesOn = (
  plan: PlanPrices,
  api: string,
  list: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(list).map(([operation, price]) => [
      operation,
      ownPriceOf(plan, api, operation) ?? discountedPrice(price, plan.discount_percent),
    ]),
  )
