import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { dayIn } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { accountPlan, closePlanEnd, type PlanEnd, planIdOf, readDuePlanEnd } from '../pricing/plans-repo.ts'
import { defaultProduct } from '../pricing/repo.ts'
import { lockAnySubscription, setProducts } from './repo.ts'

/** Takes plans whose last day is over out of their subscriptions. Several processes may do it at once. */
export async function endDuePlans({ db, clock, settings }: AppContext): Promise<void> {
  const today = dayIn(settings.timeZone, clock())
  while (await db.transaction().execute((tx) => endNext(tx, clock, today)));
}

async function endNext(tx: Tx, clock: Clock, today: string): Promise<boolean> {
  const now = clock()
  const due = await readDuePlanEnd(tx, today)
  if (!due) return false
  // Locks the subscription before its plans, as everywhere, so that transactions can't deadlock.
  const left = await leaveOwnPlan(tx, due, { now, today })
  await closePlanEnd(tx, due, now)
  if (left) await tellOfEnd(tx, left, clock)
  return true
}

interface EndedPlan {
  readonly userId: string
  /** Continues the sentence that it has ended. */
  readonly why?: string
  readonly name: string
  readonly subscriptionId: string
}

export async function tellOfEnd(
  tx: Tx,
  { userId, name, subscriptionId, why }: EndedPlan,
  clock: Clock,
): Promise<void> {
  const plan = (await accountPlan(tx, userId))?.plan
  const next = plan ? `Calls are now charged under ${plan.plan_name}.` : 'You now pay per call.'
  await notify(tx, {
    userId,
    kind: 'plans',
    message: `${name} has ended${why ? `: ${why}` : ''}. ${next}`,
    important: why !== undefined,
    route: '/plans',
    text: 'View plans',
    now: clock(),
  })
  const bySystem = { db: tx, clock, user: { id: 'plans' }, requestId: null }
  await audit(bySystem, { action: 'plan.end', subject: subscriptionId, details: { name } })
}

interface LeftProduct {
  readonly userId: string
  readonly subscriptionId: string
  /** Of the product that was left. */
  readonly name: string
}

/**
 * Takes the product of an ended plan out of its subscription. The last one makes way for the account's default product:
 * subscription and keys stay. Nothing where the product was dropped meanwhile.
 */
export async function leaveOwnPlan(
  tx: Tx,
  { subscription_id, product_id, started_at }: Pick<PlanEnd, 'subscription_id' | 'product_id' | 'started_at'>,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<LeftProduct | undefined> {
  const { user_id, api, status, products } = await lockAnySubscription(tx, subscription_id)
  const left = products.find(
    ({ product_id: id, since }) => id === product_id && Date.parse(since) === started_at.getTime(),
  )
  if (!left || status === 'CANCELLED') return undefined
  const others = products.filter((product) => product !== left)
  const standIn =
    others.length > 0
      ? undefined
      : await defaultProduct(tx, { planId: await planIdOf(tx, user_id), api, on: today })
  const remaining = standIn ? [{ ...standIn, since: now.toISOString() }] : others
  await setProducts(tx, subscription_id, { products: remaining })
  return { userId: user_id, subscriptionId: subscription_id, name: left.name }
}
