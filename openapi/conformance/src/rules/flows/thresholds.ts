import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, type Fields, hundredths, judged, rowsOf } from '../verdict.ts'
import { adjust, balanceOf, isDone, userIdOf } from './credits.ts'

/** How long a notification may take. */
const noticeMs = 20_000

const setMark = (context: Context, hundredths: number) =>
  context.call('updateWalletThreshold', { as: 'user', body: { threshold1: decimal(hundredths) } })

/** A mark is kept, and half and a fifth of it, rounded half up, become the others. */
export const marksAreKept: Rule = {
  id: 'flows/marks-are-kept',
  title: 'A wallet’s alerts are saved: the second is half of the first, the third a fifth',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['updateWalletThreshold'],
  run: judged(async (context, verdict) => {
    const before = hundredths(dataOf(await context.call('getWalletThreshold', { as: 'user' })).threshold1)
    for (const mark of [12_345, 33_333]) {
      const expected = [mark, Math.round(mark / 2), Math.round(mark / 5)].map(decimal).join(', ')
      const textOf = (marks: Fields) => [marks.threshold1, marks.threshold2, marks.threshold3].join(', ')
      const response = await setMark(context, mark)
      const kept = await context.call('getWalletThreshold', { as: 'user' })
      verdict.expect(response, {
        check: 'marks',
        holds: textOf(dataOf(response)) === expected,
        expected,
        got: textOf(dataOf(response)),
      })
      verdict.expect(response, {
        check: 'marks that are kept',
        holds: textOf(dataOf(kept)) === expected,
        expected: `${expected} when they are read`,
        got: textOf(dataOf(kept)),
      })
    }
    await setMark(context, before)
  }),
}

/** Crossing the first mark is told once. */
export const lowCredits: Rule = {
  id: 'flows/low-credits',
  title: 'The owner is notified once when the wallet falls to its first alert',
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: ['updateWalletThreshold', 'adminDeductCredits', 'listNotificationHistory'],
  run: judged(async (context, verdict) => {
    const user_id = await userIdOf(context)
    const before = hundredths(dataOf(await context.call('getWalletThreshold', { as: 'user' })).threshold1)
    const balance = await balanceOf(context)
    if (balance < 1_000) {
      context.leaveOut('listNotificationHistory', 'the wallet holds less than 10.00: nothing can fall')
      return
    }
    await setMark(context, balance - 100)
    const earlier = await warningsOf(context)
    const fell = await adjust(context, { operation: 'adminDeductCredits', user_id, hundredths: 200 })
    if (isDone(context, fell)) {
      const history = await waitForWarning(context, earlier)
      const warnings = unknownOf(await warningsOf(context), earlier)
      verdict.expect(history, {
        check: 'low credits',
        holds: warnings.length === 1,
        expected: 'one notification of the kind low_credits',
        got: `${warnings.length}`,
      })
      await adjust(context, { operation: 'adminAddCredits', user_id, hundredths: 200 })
    }
    await setMark(context, before)
  }),
}

const readHistory = (context: Context) =>
  context.call('listNotificationHistory', { as: 'user', query: { limit: 200 } })

const warningsOf = async (context: Context): Promise<readonly Fields[]> =>
  rowsOf(await readHistory(context)).filter(({ kind }) => kind === 'low_credits')

/** A list that is full loses its oldest row to a new one: rows are told apart by name, not counted. */
const unknownOf = (rows: readonly Fields[], known: readonly Fields[]): readonly Fields[] =>
  rows.filter(({ notification_id }) => !known.some((one) => one.notification_id === notification_id))

async function waitForWarning(context: Context, earlier: readonly Fields[]) {
  const end = performance.now() + noticeMs
  let history = await readHistory(context)
  while (performance.now() < end && unknownOf(await warningsOf(context), earlier).length === 0) {
    await pause(250)
    history = await readHistory(context)
  }
  return history
}
