import type { AppContext } from '../../platform/app-context.ts'
import type { Tx } from '../../platform/db/client.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { feeOf } from '../pricing/pay-plan.ts'
import { feeProduct } from '../pricing/plan-price.ts'
import { accountPlan, asPaid, type OwnPlan, ownPlansOn } from '../pricing/plans-repo.ts'
import { readBought } from '../wallet/lots-repo.ts'
import { endingPeriod, noteShortTold, payersOfEndingPeriods } from '../wallet/paid-periods-repo.ts'

const daysAhead = 7

type Warning = Pick<AppContext, 'db' | 'clock' | 'settings'>

/** Warns owners a week before a plan ends because its fee is more than what the wallet will pay: once a period. */
export async function warnOfRenewals({ db, clock, settings }: Warning): Promise<void> {
  const now = clock()
  const today = dayIn(settings.timeZone, now)
  const until = addDays(today, daysAhead)
  for (const userId of await payersOfEndingPeriods(db, { today, until }))
    await db.transaction().execute((tx) => warnOwner(tx, { userId, today, until, now }))
}

interface Owner {
  readonly userId: string
  readonly today: string
  readonly until: string
  readonly now: Date
}

async function warnOwner(tx: Tx, { userId, today, until, now }: Owner): Promise<void> {
  const inForce = await accountPlan(tx, userId)
  const account = inForce?.plan
  const newest = new Map<string, Pick<OwnPlan, 'plan' | 'productId' | 'lastDay'>>()
  // The end of a trial is told by itself.
  if (account && !inForce.trial)
    newest.set('', { plan: account, productId: feeProduct(account.plan_id), lastDay: null })
  for (const own of (await ownPlansOn(tx, { userId, on: today })).toReversed())
    newest.set(own.subscriptionId, own)
  // Plans that renew on one day share the balance.
  let left = await readBought(tx, userId)
  for (const { plan, productId, lastDay } of newest.values()) {
    if (lastDay !== null || asPaid(plan, account).plan_type === 'POSTPAID') continue
    const period = await endingPeriod(tx, { userId, productId, today, until })
    if (!period) continue
    const fee = feeOf(plan)
    if (left >= fee) {
      left -= fee
      continue
    }
    if (!(await noteShortTold(tx, { userId, productId, firstDay: period.first_day }))) continue
    const day = dayInWords(addDays(period.last_day, 1))
    await notify(tx, {
      userId,
      kind: 'plans',
      message: `${plan.plan_name} renews on ${day} for ${toGroupedDecimal(fee)} bought credits, and you have ${toGroupedDecimal(left)} for it. Top up, or the plan ends.`,
      important: true,
      route: '/dashboard/wallet/topup',
      text: 'Top up',
      now,
    })
  }
}
