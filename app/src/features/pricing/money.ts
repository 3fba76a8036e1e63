import { formatDecimal } from '../../lib/format/format.ts'
import { fromHundredths } from '../../lib/format/money.ts'

/** The currency in letters: its sign is missing from the portal's letters, and would fall back to another face. */
export const formatMoney = (amount: string, currency: string): string =>
  `${currency} ${formatDecimal(amount)}`

export const formatPesos = (hundredths: bigint): string => formatMoney(fromHundredths(hundredths), 'PHP')

export const formatCredits = (hundredths: bigint): string => formatDecimal(fromHundredths(hundredths))
