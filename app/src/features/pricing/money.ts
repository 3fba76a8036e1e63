import { formatDecimal, formatMoney } from '../../lib/format/format.ts'
import { fromHundredths } from '../../lib/format/money.ts'

export const formatPesos = (hundredths: bigint): string => formatMoney(fromHundredths(hundredths), 'PHP')

export const formatCredits = (hundredths: bigint): string => formatDecimal(fromHundredths(hundredths))
