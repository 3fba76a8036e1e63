import type { components } from '@switchboard/sdk'
import { refusedField } from '../../platform/http/problem.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { creditOffer } from '../pricing/credit-offer.ts'
import { creditsInWords, moneyInWords } from './format.ts'

/** Hundredths. */
export interface Price {
  readonly amount: number
  readonly amountPhp: number
}

/** The price of credits in pesos: packs have a price of their own, any other amount the price per credit. */
export function pesosFor(credits: number): number {
  const pack = creditOffer.packs.find((one) => one.credits === credits)
  return pack?.amount ?? roundedDivision(credits * creditOffer.creditPrice, 100)
}

/** The price of a top-up in the currency it is paid in. `pesosPerDollar` is in hundredths. */
export function priceOf(
  credits: number,
  currency: components['schemas']['Currency'],
  pesosPerDollar: number,
): Price {
  const amountPhp = pesosFor(credits)
  return currency === 'PHP'
    ? { amount: amountPhp, amountPhp }
    : { amount: roundedDivision(amountPhp * 100, pesosPerDollar), amountPhp }
}

interface ShownPrice {
  readonly amount: string
  readonly amount_php?: string | undefined
  readonly currency: components['schemas']['Currency']
}

/** Rejects a price other than the one on the payer's screen. `what` is the subject of the sentence. */
export function requireShown({ amount, amount_php, currency }: ShownPrice, price: Price, what: string): void {
  if (toHundredths(amount) !== price.amount) throw differs('#/amount', what, currency, price.amount)
  if (amount_php !== undefined && toHundredths(amount_php) !== price.amountPhp) {
    throw differs('#/amount_php', what, 'PHP', price.amountPhp)
  }
}

const differs = (pointer: string, what: string, currency: string, amount: number) =>
  refusedField(
    pointer,
    'amount_differs',
    `${what} ${moneyInWords(currency, amount)}. Check the new price, then try again.`,
  )

/** Credits to buy, in hundredths and within the limits of the offer. */
export function creditsToBuy(text: string): number {
  const credits = toHundredths(text)
  const { minCredits, maxCredits } = creditOffer
  if (credits < minCredits) {
    throw refusedField('#/credits', 'below_minimum', `Buy at least ${creditsInWords(minCredits)} credits.`)
  }
  if (credits > maxCredits) {
    const message = `Buy at most ${creditsInWords(maxCredits)} credits at a time.`
    throw refusedField('#/credits', 'above_maximum', message)
  }
  return credits
}

/** Half is rounded up. Whole numbers all the way: the products stay far below what a number holds exactly. */
export function roundedDivision(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}
