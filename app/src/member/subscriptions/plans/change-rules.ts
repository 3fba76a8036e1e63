import type { components } from '@switchboard/sdk'
import { formatDate } from '../../../base/format/dates.ts'
import { formatCredits, formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { fromHundredths, isZero, toHundredths } from '../../../base/format/money.ts'

type Schemas = components['schemas']
export type Quote = Schemas['PlanChangeQuote']
type Line = Quote['lines'][number]

const kinds = {
  FEE: { name: 'Fee of', wallet: -1n },
  FEE_BACK: { name: 'Unused fee of', wallet: 1n },
  INCLUDED: { name: 'Included credits of', wallet: 1n },
  INCLUDED_BACK: { name: 'Unused included credits of', wallet: -1n },
} as const satisfies Record<Line['kind'], unknown>

const isOnStatement = ({ kind, paid_by }: Line): boolean =>
  paid_by === 'STATEMENT' && (kind === 'FEE' || kind === 'FEE_BACK')

/** The addition of a line to the wallet, or to the statement, in hundredths. */
const amountOf = (line: Line): bigint =>
  toHundredths(line.credits) * kinds[line.kind].wallet * (isOnStatement(line) ? -1n : 1n)

const signed = (amount: bigint): string => `${formatDecimal(fromHundredths(amount), amount > 0n)} credits`
const pesos = (amount: bigint): string => formatMoney(fromHundredths(amount), 'PHP')

interface QuoteRow {
  readonly name: string
  readonly value: string
  /** Such as `10 of 30 days`. */
  readonly note?: string | undefined
}

/** A quote, to the centavo: its lines, their sums, and what is paid next. */
export function quoteRows(quote: Quote): readonly QuoteRow[] {
  const { starts_on, lines, wallet_change, wallet_after, next_fee, next_fee_on, trial_ends_on } = quote
  const billed = lines.filter(isOnStatement)
  return [
    { name: 'Begins', value: formatDate(starts_on) },
    ...lines.map((line) => ({
      name: `${kinds[line.kind].name} ${line.plan_name}`,
      value: isOnStatement(line) ? pesos(amountOf(line)) : signed(amountOf(line)),
      note: line.days < line.period_days ? `${line.days} of ${line.period_days} days` : undefined,
    })),
    ...(billed.length > 0
      ? [{ name: 'On your statement', value: pesos(billed.reduce((sum, line) => sum + amountOf(line), 0n)) }]
      : []),
    ...(lines.length === billed.length
      ? []
      : [
          { name: 'Your wallet', value: signed(toHundredths(wallet_change)) },
          { name: 'Your wallet after it', value: `${formatDecimal(wallet_after)} credits` },
        ]),
    ...(trial_ends_on ? [{ name: 'Last day of the trial', value: formatDate(trial_ends_on) }] : []),
    ...(next_fee_on
      ? [
          {
            name: 'Next fee',
            value: isZero(next_fee) ? 'None' : `PHP ${formatCredits(next_fee)} on ${formatDate(next_fee_on)}`,
          },
        ]
      : []),
  ]
}

/** Credits that the wallet pays for fees. */
export const feeFromWallet = ({ lines }: Pick<Quote, 'lines'>): string =>
  fromHundredths(
    lines
      .filter(({ kind, paid_by }) => kind === 'FEE' && paid_by === 'WALLET')
      .reduce((sum, { credits }) => sum + toHundredths(credits), 0n),
  )

/** The first day of a change that is ahead, in a sentence. */
export function upcomingInWords(
  upcoming: Schemas['UpcomingPlan'],
  present: Schemas['CurrentPlan'] | null,
): string {
  const { plan_name, plan_id, starts_on, cause } = upcoming
  const day = formatDate(starts_on)
  if (cause === 'RETIRED')
    return `${present?.plan.plan_name ?? 'Your plan'} is retired. You move to ${plan_name} on ${day}, or choose another plan.`
  if (cause === 'CHOSEN') return `${plan_name} begins on ${day}.`
  return plan_id === present?.plan.plan_id
    ? `Your trial ends. ${plan_name} continues with its fee from ${day}.`
    : `Your trial ends. You go back to ${plan_name} on ${day}.`
}
