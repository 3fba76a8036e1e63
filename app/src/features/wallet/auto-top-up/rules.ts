import type { components } from '@switchboard/sdk'
import { formatCredits, formatMoney } from '../../../lib/format/format.ts'
import { fromHundredths, toHundredths } from '../../../lib/format/money.ts'
import { creditsOf, creditsProblem, type PriceBasis, priceOf } from '../../../lib/wallet/price.ts'
import type { Tone } from '../../../ui/plain-tag.tsx'

export type AutoTopUp = components['schemas']['AutoTopUp']

/** What the form has, as it was typed. */
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

/** What one top-up would cost in pesos; null while no number of credits is typed that can be bought. */
export function priceOfTyped(credits: string, basis: PriceBasis): string | null {
  const number = creditsOf(credits)
  if (number === null || creditsProblem(credits, basis) !== null) return null
  return priceOf(number, 'PHP', basis).amount
}

/** What it would have done with the usage of the last 30 days. Whole top-ups: what is left over comes later. */
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
