import { dayIn } from '../../days.ts'
import type { Tx } from '../../db/client.ts'
import type { Parts } from '../../handler.ts'
import { notify } from '../notifications/notify.ts'
import { leaveOwnPlan } from './leave-own-plan.ts'
import { accountPlan } from './plan-in-force.ts'

/** Takes plans whose last day is over out of their subscriptions. Of several processes each takes what no other has. */
export async function endDuePlans({ db, clock, settings }: Parts): Promise<void> {
  const today = dayIn(settings.timeZone, clock())
  while (await db.transaction().execute((tx) => endNext(tx, clock(), today)));
}

async function endNext(tx: Tx, now: Date, today: string): Promise<boolean> {
  const due = await tx
    .selectFrom('plan_ends')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '<', today)
    .orderBy('last_day')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  const { subscription_id, product_id, started_at } = due
  await tx
    .updateTable('plan_ends')
    .set({ ended_at: now })
    .where('subscription_id', '=', subscription_id)
    .where('product_id', '=', product_id)
    .where('started_at', '=', started_at)
    .execute()
  const left = await leaveOwnPlan(tx, due, { now, today })
  if (left) await tell(tx, { ...left, now })
  return true
}

async function tell(
  tx: Tx,
  { userId, name, subscriptionId, now }: { userId: string; name: string; subscriptionId: string; now: Date },
): Promise<void> {
  const plan = await accountPlan(tx, userId)
  const next = plan ? `Calls are now charged by ${plan.plan.plan_name}.` : 'Calls are now paid by the call.'
  await notify(tx, {
    userId,
    message: `${name} has ended. ${next}`,
    route: '/plans',
    text: 'See the plans',
    now,
  })
  await tx
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: 'system',
      action: 'plan.end',
      subject: subscriptionId,
      details: JSON.stringify({ name }),
      request_id: null,
    })
    .execute()
}
