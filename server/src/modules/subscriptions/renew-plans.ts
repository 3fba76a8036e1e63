import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { feeOf, payOwnPlan } from '../pricing/pay-plan.ts'
import { dropOwnPlans, type OwnPlan, ownersOfPlans, ownPlansOn } from '../pricing/plans-repo.ts'
import { readBought } from '../wallet/lots-repo.ts'
import { leaveOwnPlan, tellOfEnd } from './end-due-plans.ts'
import { lockAnySubscription } from './repo.ts'

type Renewing = Pick<AppContext, 'db' | 'clock' | 'settings'>

/**
 * Pays the next period of each plan of one API that the wallet pays. A wallet without enough bought credits ends the plan. Several processes may do it at
 * once.
 */
export async function renewPlans(context: Renewing): Promise<void> {
  for (const userId of await ownersOfPlans(context.db)) await renewPlansOf(context, userId)
}

async function renewPlansOf({ db, clock, settings }: Renewing, userId: string): Promise<void> {
  const on = dayIn(settings.timeZone, clock())
  const newest = new Map(
    (await ownPlansOn(db, { userId, on })).toReversed().map((own) => [own.subscriptionId, own] as const),
  )
  for (const own of newest.values())
    await db.transaction().execute((tx) => renew({ tx, clock, settings }, userId, own))
}

async function renew(
  { tx, clock, settings }: Omit<Renewing, 'db'> & { readonly tx: Tx },
  userId: string,
  { subscriptionId, api, productId }: OwnPlan,
): Promise<void> {
  const now = clock()
  const { timeZone } = settings
  const on = dayIn(timeZone, now)
  const { status } = await lockAnySubscription(tx, subscriptionId)
  // As it is under the lock.
  const [own] = await ownPlansOn(tx, { userId, api, on })
  if (status !== 'ACTIVE' || own?.productId !== productId) return
  const { plan, startedAt } = own
  const bought = await readBought(tx, userId)
  const outcome = await payOwnPlan(tx, { ...own, userId, actor: 'SYSTEM', now, timeZone })
  if (outcome === 'KNOWN') return
  const fee = toGroupedDecimal(feeOf(plan))
  if (outcome === 'PAID') {
    await notify(tx, {
      userId,
      kind: 'plans',
      message: `${plan.plan_name} was renewed for ${fee} credits.`,
      route: '/dashboard/wallet',
      text: 'View wallet',
      now,
    })
    const bySystem = { db: tx, clock, user: { id: 'plans' }, requestId: null }
    await audit(bySystem, {
      action: 'plan.renew',
      subject: subscriptionId,
      details: { name: plan.plan_name, amount: feeOf(plan) },
    })
    return
  }
  const why = `its fee of ${fee} credits is more than the ${toGroupedDecimal(bought)} bought ones that you hold`
  const end = { subscription_id: subscriptionId, product_id: productId, started_at: startedAt }
  await dropOwnPlans(tx, { subscriptionId, productId, today: addDays(on, -1), now })
  const left = await leaveOwnPlan(tx, end, { now, today: on })
  if (left) await tellOfEnd(tx, { ...left, why }, clock)
}
