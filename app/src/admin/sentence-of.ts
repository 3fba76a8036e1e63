import type { components } from '@switchboard/sdk'
import { formatDate } from '../base/format/dates.ts'
import { formatCredits } from '../base/format/format.ts'

type Adjustment = components['schemas']['AdminAdjustment']

/** “Add 25,000 paid credits to Mara Santos”. */
export const sentenceOf = ({ direction, credits, type, user_name, validity_date }: Adjustment): string => {
  const what = `${formatCredits(credits)} ${type.toLowerCase()} credits`
  if (direction === 'DEDUCT') return `Deduct ${what} from ${user_name}`
  return `Add ${what} to ${user_name}${validity_date ? `, until ${formatDate(validity_date)}` : ''}`
}
