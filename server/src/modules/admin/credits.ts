import type { Tx } from '../../platform/db/client.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import { addDays, dayInWords } from '../../platform/time/days.ts'
import { readWallet } from '../wallet/repo.ts'

interface Given {
  readonly type: 'PAID' | 'FREE'
  readonly validity_date?: string
}

/** The last day of credits that are given: free ones have one, from tomorrow on; bought ones have none. */
export function validityOf({ type, validity_date: day }: Given, today: string): string | undefined {
  if (type === 'PAID') {
    if (day === undefined) return undefined
    throw refusedField(
      '#/validity_date',
      'not_allowed',
      'Paid credits never expire. Leave the date out or choose FREE.',
    )
  }
  if (day === undefined) {
    throw refusedField(
      '#/validity_date',
      'required',
      'Give the last day on which the free credits can be spent.',
    )
  }
  if (day > today) return day
  throw refusedField('#/validity_date', 'not_in_future', `Choose ${dayInWords(addDays(today, 1))} or later.`)
}

/** The hundredths that are asked for, and why. Blanks are no reason. */
export function wanted({ credits, description }: { readonly credits: string; readonly description: string }) {
  const reason = description.trim()
  if (reason.length < 3) throw refusedField('#/description', 'min_length', 'Say why. The user sees it.')
  return { amount: toHundredths(credits), reason }
}

/** Why credits of a kind cannot be taken: the wallet, which the caller's posting has locked, holds fewer. */
export async function insufficient(tx: Tx, userId: string, type: 'PAID' | 'FREE') {
  const { balance } = await readWallet(tx, userId)
  const lots = await tx
    .selectFrom('lots')
    .select('remaining')
    .where('user_id', '=', userId)
    .where('valid_until', 'is not', null)
    .execute()
  const free = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  const most = type === 'FREE' ? free : balance - free
  return refusedField(
    '#/credits',
    'insufficient_credits',
    `The wallet holds ${toDecimal(balance)} credits, ${toDecimal(free)} of them free. ` +
      `Deduct at most ${toDecimal(most)} ${type.toLowerCase()} ones.`,
  )
}
