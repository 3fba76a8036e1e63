import { formatDecimal, formatMoney } from '../../base/format/format.ts'
import { fromHundredths } from '../../base/format/money.ts'

export const formatPesos = (hundredths: bigint): string => formatMoney(fromHundredths(hundredths), 'PHP')

export const formatCredits = (hundredths: bigint): string => formatDecimal(fromHundredths(hundredths))
