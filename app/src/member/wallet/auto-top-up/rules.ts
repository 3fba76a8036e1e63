import type { components } from '@switchboard/sdk'
import { formatCredits, formatMoney } from '../../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../../base/format/money.ts'
import { creditsOf, creditsProblem, type PriceBasis, priceOf } from '../../../domain/wallet/price.ts'
import type { Tone } from '../../../ui/plain-tag.tsx'

export type AutoTopUp = components['schemas']['AutoTopUp']

/** Values of the form, as typed. */
export interface TypedNumbers {
  readonly threshold: string
  readonly credits: string
  readonly monthly_cap: string
}

export const stateTags: Readonly<Record<AutoTopUp['state'], readonly [string, Tone?]>> = {
  NO_CARD: ['Off'],
  OFF: ['Off'],
  ON: ['On', 'good'],
  CHARGING: ['Charging'],
  DECLINED: ['Card declined', 'bad'],
  CAP_REACHED: ['Cap reached', 'warning'],
}

/** The price of one top-up in pesos; null while the typed number can't be bought. */
export function priceOfTyped(credits: string, basis: PriceBasis): string | null {
  const number = creditsOf(credits)
  if (number === null || creditsProblem(credits, basis) !== null) return null
  return priceOf(number, 'PHP', basis).amount
}

/** Top-ups that the last 30 days' usage would have caused. Only whole ones count. */
function pastTopUps(credits: string, used: string): bigint | null {
  const number = creditsOf(credits)
  if (number === null || toHundredths(number) === 0n) return null
  return toHundredths(used) / toHundredths(number)
}

interface Forecast {
  readonly credits: string
  readonly price: string
  readonly used: string
}

/** In words for the person. */
export function forecast({ credits, price, used }: Forecast): string {
  const count = pastTopUps(credits, used)
  const spent = `You used ${formatCredits(used)} credits in the last 30 days`
  if (count === null || count === 0n) return `${spent}, less than one top-up.`
  const sum = formatMoney(totalOf(price, count), 'PHP')
  return `${spent}: about ${count} top-up${count === 1n ? '' : 's'}, ${sum}.`
}

const totalOf = (price: string, count: bigint): string => fromHundredths(toHundredths(price) * count)
