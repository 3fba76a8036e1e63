import type { components } from '@switchboard/sdk'
import { formatCredits } from '../../base/format/format.ts'
import { fromHundredths, type Hundredths, shareOf, toHundredths } from '../../base/format/money.ts'

export type PriceBasis = components['schemas']['PriceBasis']
export type Currency = components['schemas']['Currency']

interface Price {
  /** In the currency that is paid. */
  readonly amount: string
  /** The same in pesos; null if there is no rate for the price list's currency. */
  readonly pesos: string | null
}

/** A number of credits as people type it, as the contract writes it: `1,000` is `1000.00`. Null for what is no number. */
export function creditsOf(typed: string): string | null {
  const plain = typed.replaceAll(/[\s,]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? fromHundredths(toHundredths(plain)) : null
}

/** The fault of a number of credits, in words for the person; null if it can be bought. */
export function creditsProblem(
  typed: string,
  { min_credits, max_credits }: Pick<PriceBasis, 'min_credits' | 'max_credits'>,
): string | null {
  const credits = creditsOf(typed)
  if (credits === null) return 'Enter a number of credits, such as 750.'
  if (toHundredths(credits) < toHundredths(min_credits)) {
    return `Buy at least ${formatCredits(min_credits)} credits.`
  }
  if (toHundredths(credits) > toHundredths(max_credits)) {
    return `Buy at most ${formatCredits(max_credits)} credits at a time.`
  }
  return null
}

export const packOf = (credits: string, { packs }: Pick<PriceBasis, 'packs'>) =>
  packs.find((pack) => toHundredths(pack.credits) === toHundredths(credits))

/** Currencies for a top-up, the price list's own first. */
export const currenciesOf = ({ currency, rates }: PriceBasis): readonly Currency[] => [
  ...new Set([currency, ...rates.map((rate) => rate.currency)]),
]

/**
 * The price of credits: packs have a price of their own, any other number the price per credit. The server computes
 * it as well and rejects a difference, so that the price on the screen is the price paid.
 */
export function priceOf(credits: string, currency: Currency, basis: PriceBasis): Price {
  const pack = packOf(credits, basis)
  const own = pack
    ? toHundredths(pack.amount)
    : shareOf(toHundredths(credits), toHundredths(basis.credit_price), 100n)
  const pesos = pack ? toHundredths(pack.amount_php) : inPesos(own, basis)
  const write = (amount: Hundredths | null) => (amount === null ? null : fromHundredths(amount))
  if (currency === basis.currency) return { amount: fromHundredths(own), pesos: write(pesos) }
  const rate = rateOf(currency, basis)
  const amount = pesos !== null && rate !== null ? shareOf(pesos, 100n, rate) : own
  return { amount: fromHundredths(amount), pesos: write(pesos) }
}

function inPesos(amount: Hundredths, basis: PriceBasis): Hundredths | null {
  const rate = rateOf(basis.currency, basis)
  return rate === null ? null : shareOf(amount, rate, 100n)
}

/** Hundredths of a peso for one of a currency. */
function rateOf(currency: Currency, { rates }: PriceBasis): Hundredths | null {
  if (currency === 'PHP') return 100n
  const rate = rates.find((one) => one.currency === currency)
  return rate ? toHundredths(rate.pesos) : null
}

/** The price of one credit of a pack, which is what packs are compared by. */
export const eachOf = (amount: string, credits: string): string =>
  fromHundredths(shareOf(toHundredths(amount), 100n, toHundredths(credits)))
