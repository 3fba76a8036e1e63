import type { components } from '@switchboard/sdk'
import { Problem, refusedField } from '../../../platform/http/problem.ts'
import { toHundredths } from '../../../platform/money/decimals.ts'
import { after } from '../../../platform/time/clock.ts'
import { creditsInWords, moneyInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import { creditsToBuy, pesosFor } from '../rules.ts'
import type { AutoTopUpRow } from './repo.ts'

/** Suggested to accounts without a setting. Hundredths of credits and of a peso. */
export const proposal = { threshold: 100_00, credits: 1_000_00, monthly_cap: 3_000_00 } as const

type Request = components['schemas']['AutoTopUpRequest']

/** The numbers as they are kept. They have to fit each other where it is switched on: off, nobody is held up by a price that rose. */
export function checkedNumbers({ enabled, ...numbers }: Request) {
  const credits = creditsToBuy(numbers.credits)
  const threshold = toHundredths(numbers.threshold)
  const monthly_cap = toHundredths(numbers.monthly_cap)
  if (enabled && credits < threshold) {
    const message = `Buy at least ${creditsInWords(threshold)} credits, the same as the threshold, so that one top-up is enough.`
    throw refusedField('#/credits', 'below_minimum', message)
  }
  const price = pesosFor(credits)
  if (enabled && monthly_cap < price) {
    const message = `One top-up costs ${moneyInWords('PHP', price)}. Allow at least that much a month.`
    throw refusedField('#/monthly_cap', 'below_minimum', message)
  }
  return { threshold, credits, monthly_cap }
}

const hour = 3600
const waitsAfterDeclines = [
  { seconds: hour, words: '1 hour' },
  { seconds: 6 * hour, words: '6 hours' },
] as const

/** How long a card rests that was declined so often in a row; undefined when it was once too often. */
export const waitAfterDeclines = (declines: number) => waitsAfterDeclines[declines - 1]

/** Longer, nobody begins a charge of which the provider has not heard: it may have forgotten the key by then. */
export const chargeableSeconds = 24 * hour

/** From one that was paid to the next, so that a runaway caller costs no more than one top-up an hour. */
export const coolOffMinutes = 60

/** Until when a paid top-up keeps the next from beginning. */
export const coolOffEnds = (last: Pick<PaymentRow, 'status' | 'created_at'> | undefined): Date | undefined =>
  last?.status === 'PAID' ? after(last.created_at, coolOffMinutes * 60) : undefined

/** A charge without an answer is asked for again after as long as it is out, at least a minute and at most an hour. */
export function nextAsk(begunAt: Date, now: Date): Date {
  const out = (now.getTime() - begunAt.getTime()) / 1000
  return after(now, Math.min(Math.max(out, 60), hour))
}

interface AutoTopUpFacts {
  readonly setting: AutoTopUpRow | undefined
  readonly hasCard: boolean
  readonly isCharging: boolean
}

export function stateOf({
  setting,
  hasCard,
  isCharging,
}: AutoTopUpFacts): components['schemas']['AutoTopUpState'] {
  if (isCharging) return 'CHARGING'
  if (!hasCard) return 'NO_CARD'
  if (!setting?.enabled) return 'OFF'
  if (setting.waits_for === 'MONTH') return 'CAP_REACHED'
  return setting.declines > 0 && setting.waits_for === 'RETRY' ? 'DECLINED' : 'ON'
}

export const savedCardsNotOffered = (): Problem =>
  new Problem('not_offered', 'Cards can’t be saved here. Top up from your wallet instead.')

export const cardMissing = (): Problem =>
  new Problem('card_missing', 'Save a card first. Automatic top-up charges it.')
