import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { dayIn } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { leaveOwnPlan } from './leave-own-plan.ts'
import { accountPlan } from './plan-in-force.ts'

/** Takes plans whose last day is over out of their subscriptions. Several processes may do it at once. */
export async function endDuePlans({ db, clock, settings }: AppContext): Promise<void> {
  const today = dayIn(settings.timeZone, clock())
  while (await db.transaction().execute((tx) => endNext(tx, clock, today)));
}

async function endNext(tx: Tx, clock: Clock, today: string): Promise<boolean> {
  const now = clock()
  const due = await tx
    .selectFrom('plan_ends')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '<', today)
    .orderBy('last_day')
    .orderBy('subscription_id')
    .limit(1)
    .executeTakeFirst()
  if (!due) return false
  // The subscription is locked before its plans, here as everywhere: nobody waits in a circle.
  const left = await leaveOwnPlan(tx, due, { now, today })
  await tx
    .updateTable('plan_ends')
    .set({ ended_at: now })
    .where('subscription_id', '=', due.subscription_id)
    .where('product_id', '=', due.product_id)
    .where('started_at', '=', due.started_at)
    .where('ended_at', 'is', null)
    .execute()
  if (left) await tell(tx, left, clock)
  return true
}

interface Ended {
  readonly userId: string
  readonly name: string
  readonly subscriptionId: string
}

async function tell(tx: Tx, { userId, name, subscriptionId }: Ended, clock: Clock): Promise<void> {
  const plan = (await accountPlan(tx, userId))?.plan
  const next = plan ? `Calls are now charged by ${plan.plan_name}.` : 'Calls are now paid by the call.'
  await notify(tx, {
    userId,
    message: `${name} has ended. ${next}`,
    route: '/plans',
    text: 'See the plans',
    now: clock(),
  })
  const bySystem = { db: tx, clock, user: { id: 'plans' }, requestId: null }
  await audit(bySystem, { action: 'plan.end', subject: subscriptionId, details: { name } })
}
