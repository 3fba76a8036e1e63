import type { components } from '@switchboard/sdk'
import { fromHundredths, larger, toHundredths } from '../../base/format/money.ts'
import { href } from '../../paths.ts'

type Schemas = components['schemas']

/** A backend that sends the specification's fields alone has no `active`: its alerts always warn. */
export const areActive = ({ active }: Partial<Pick<Schemas['WalletThreshold'], 'active'>>): boolean =>
  active !== false

/** Spec §4: at or below the first alert, credits are low. Before a first payment or an alert of one's own, nothing is. */
export const isLow = (
  credits: string,
  alerts: Pick<Schemas['WalletThreshold'], 'threshold1'> &
    Partial<Pick<Schemas['WalletThreshold'], 'active'>>,
): boolean => areActive(alerts) && toHundredths(credits) <= toHundredths(alerts.threshold1)

/** The rest of bought credits: all that are neither free nor of a monthly plan's line. */
export function paidCredits({
  wallet_credits,
  free_credits,
  line_credits = '0.00',
}: Schemas['WalletCredits']): string {
  const free = free_credits.reduce((sum, { credits }) => sum + toHundredths(credits), 0n)
  const paid = toHundredths(wallet_credits) - free - toHundredths(line_credits)
  return fromHundredths(paid > 0n ? paid : 0n)
}

/** The part of a top-up that pays the wallet's debt, and the balance after both. */
export function afterTopUp(
  { wallet_credits, debt_credits = '0.00' }: Schemas['WalletCredits'],
  credits: string,
) {
  const bought = toHundredths(credits)
  const added = larger(bought - toHundredths(debt_credits), 0n)
  return {
    debtPaid: added === bought ? undefined : fromHundredths(bought - added),
    balance: fromHundredths(toHundredths(wallet_credits) + added),
  }
}

const step = 100_00n

/** The top-up page for at least the credits missing to hold more than `needed`, rounded up to whole hundreds. */
export function topUpHref(credits: string, needed: string): string {
  const missing = toHundredths(needed) - toHundredths(credits)
  const steps = missing < 0n ? 1n : missing / step + 1n
  return href('topUp', {}, { query: { credits: String(steps * 100n) } })
}
