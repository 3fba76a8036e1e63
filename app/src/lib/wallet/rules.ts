import type { components } from '@switchboard/sdk'
import { fromHundredths, toHundredths } from '../format/money.ts'

/** Spec §4: at or below the first mark, credits are low. */
export function isLow(credits: string, threshold1: string): boolean {
  return toHundredths(credits) <= toHundredths(threshold1)
}

/** What is left of bought credits: all that are not free ones. */
export function paidCredits({
  wallet_credits,
  free_credits,
}: components['schemas']['WalletCredits']): string {
  const free = free_credits.reduce((sum, { credits }) => sum + toHundredths(credits), 0n)
  return fromHundredths(toHundredths(wallet_credits) - free)
}
