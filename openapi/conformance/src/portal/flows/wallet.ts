import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, fieldsOf, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, rowsOf } from '../fields.ts'

/** The owner of the wallet: the account that a person acts for. */
export async function accountOf(context: Context, as: 'user' | 'other'): Promise<unknown> {
  const { id, team } = dataOf(await context.call('getProfile', { as }))
  return fieldsOf(team).account_id ?? id
}

export const balanceOf = async (context: Context): Promise<number> =>
  hundredths(dataOf(await context.call('getWalletCredits', { as: 'user' })).wallet_credits)

/** A change of the bought credits of the test user. */
export const adjustmentOf = async (context: Context, credits: number): Promise<Fields> => ({
  user_id: await accountOf(context, 'user'),
  type: 'PAID',
  credits: decimal(credits),
  description: `Conformance ${context.unique()}`,
})

/** How long a notification may take. */
const noticeMs = 20_000

/** Crossing the first mark is told once. */
export const lowCredits: Rule = {
  id: 'flows/low-credits',
  title: 'The owner is notified once when the wallet falls to its first alert',
  phase: 'flows',
  needs: ['user', 'admin', 'write', 'state'],
  operations: ['updateWalletThreshold', 'adminDeductCredits', 'listNotificationHistory'],
  run: withVerdict(async (context, verdict) => {
    const { threshold1 } = dataOf(await context.call('getWalletThreshold', { as: 'user' }))
    const setMark = (mark: unknown) =>
      context.call('updateWalletThreshold', { as: 'user', body: { threshold1: mark } })
    const balance = await balanceOf(context)
    if (balance < 1_000)
      return context.leaveOut('listNotificationHistory', 'the wallet holds less than 10.00: nothing can fall')
    await setMark(decimal(balance - 100))
    const earlier = await warningsOf(context)
    const body = await adjustmentOf(context, 200)
    const fell = await context.call('adminDeductCredits', { as: 'admin', body })
    if (fell.status === 201) {
      const warnings = await waitForWarning(context, earlier)
      const count = warnings.rows.length
      verdict.equal(warnings.response, 'low credits', count, 1, 'the notifications of the kind low_credits')
      await context.call('adminAddCredits', { as: 'admin', body })
    } else context.leaveOut(fell.operation, `it returned ${fell.status} ${fell.code}`.trim())
    await setMark(threshold1)
  }),
}

/** The warnings beside those that are known: a list that is full loses its oldest row to a new one, so they can't be counted. */
async function warningsOf(context: Context, known: readonly Fields[] = []) {
  const query = { limit: 200 }
  const response = await context.call('listNotificationHistory', { as: 'user', query })
  const rows = rowsOf(response).filter(
    ({ kind, notification_id }) =>
      kind === 'low_credits' && !known.some((one) => one.notification_id === notification_id),
  )
  return { response, rows }
}

async function waitForWarning(context: Context, { rows: known }: Awaited<ReturnType<typeof warningsOf>>) {
  const end = performance.now() + noticeMs
  let warnings = await warningsOf(context, known)
  while (performance.now() < end && warnings.rows.length === 0) {
    await pause(250)
    warnings = await warningsOf(context, known)
  }
  return warnings
}
