import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { dayIn } from '../../platform/time/days.ts'
import { lockUser, updateAccount } from '../accounts/repo.ts'
import { pastPlans } from '../pricing/past-plans-repo.ts'
import { payAccountPlan } from '../pricing/pay-plan.ts'
import { feeProduct } from '../pricing/plan-price.ts'
import { accountPlan, planOfProduct, saveAccountPlan, type Trial } from '../pricing/plans-repo.ts'
import { defaultProduct } from '../pricing/repo.ts'
import { unusedOf } from '../pricing/unused.ts'
import { moveCredits } from '../wallet/move-credits.ts'
import { endPeriod, openEnd, paidPeriodOn } from '../wallet/paid-periods-repo.ts'
import { lockAnySubscription, openSubscriptionsOf, type SubscriptionRow, setProducts } from './repo.ts'

interface Taking {
  readonly userId: string
  readonly actor: 'USER' | 'SYSTEM'
  readonly requestId?: string | undefined
  readonly now: Date
  readonly timeZone: string
}

interface TakenProduct extends Taking {
  readonly productId: string
}

/**
 * Taking a product takes its plan. The first one becomes the account's plan; later one with a fee or statements takes the place of one without,
 * never the other way round: paying one API per call ends no contract. An API's own plan leaves it alone. SHORT: the wallet doesn't cover the fee.
 */
export async function takePlan(
  tx: Tx,
  { productId, ...taking }: TakenProduct,
): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  // Two concurrent changes of an account's plan take turns.
  await lockUser(tx, taking.userId)
  const plan = await planOfProduct(tx, productId)
  if (!plan || plan.api !== null) return 'KNOWN'
  const present = (await accountPlan(tx, taking.userId))?.plan
  const isPrepaid = present?.plan_type === 'PREPAID'
  const moves =
    !present ||
    (isPrepaid && (plan.plan_type === 'POSTPAID' || (present.period === 'NONE' && plan.price > 0)))
  return moves ? changePlanOf(tx, { ...taking, plan }) : 'KNOWN'
}

interface NewPlan extends Taking {
  readonly plan: Selectable<Database['plans']>
  /** When it begins, if before now. */
  readonly startedAt?: Date
  readonly trial?: Trial
}

/**
 * Makes a plan the account's. The unused part of the present one comes back, and the new one is paid, both in proportion by day; every subscription
 * goes over to its prices. The caller holds the account, and statements are closed before they are left. SHORT: the fee isn't covered, and the
 * caller rolls back.
 */
export async function changePlanOf(tx: Tx, taken: NewPlan): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  const { userId, plan, now, startedAt = now, trial } = taken
  const subscriptions = []
  for (const id of await openSubscriptionsOf(tx, userId))
    subscriptions.push(await lockAnySubscription(tx, id))
  await leavePlan(tx, taken)
  await saveAccountPlan(tx, {
    ...{ user_id: userId, plan_id: plan.plan_id, started_at: startedAt },
    ...{ trial_last_day: trial?.lastDay ?? null, trial_then: trial?.afterwards ?? null },
  })
  const { plan_type, plan_name } = plan
  await updateAccount(tx, userId, { plan_type, plan_name })
  for (const subscription of subscriptions) await followPlan(tx, subscription, taken)
  // Opens the books now: calls before the credit line is there would be paid from the wallet, and again by statement.
  if (plan_type === 'POSTPAID')
    await enqueue(tx, 'closeMonths', { payload: { userId }, jobKey: `close-months:${userId}` })
  return payAccountPlan(tx, { ...taken, own: undefined, startedAt, ...(trial && { trial }) })
}

/** Ends the paid period of the present plan. One that the account had before plans were noted down is noted down. */
async function leavePlan(tx: Tx, { userId, actor, requestId, now, timeZone }: NewPlan): Promise<void> {
  const [last] = (await pastPlans(tx, userId)).slice(-1)
  if (!last) return
  const { plan_id, plan_name } = last.plan
  if (!last.startedAt) await saveAccountPlan(tx, { user_id: userId, plan_id, started_at: new Date(0) })
  const today = dayIn(timeZone, now)
  const productId = feeProduct(plan_id)
  const period = await paidPeriodOn(tx, { userId, productId, day: today })
  // Days after statements were left are no paid period.
  if (!period || period.last_day === openEnd) return
  const { fee, included, days, periodDays } = unusedOf(period, today)
  const reference = `${productId} ${period.first_day}`
  const posting = { userId, reference, actor, now, ...(requestId !== undefined && { requestId }) }
  const description = `${plan_name}, unused (${days} of ${periodDays} days)`
  const key = `${reference} ${now.getTime()}`
  const back = {
    ...posting,
    kind: 'PLAN_FEE',
    amount: fee,
    description,
    key: `plan-fee-back:${key}`,
  } as const
  if (fee > 0) await moveCredits(tx, back)
  if (included > 0 && period.included_by)
    await moveCredits(tx, {
      ...{ ...posting, kind: 'INCLUDED', amount: -included, description, key: `included-back:${key}` },
      lots: period.included_by as `txn_${string}`,
    })
  await endPeriod(tx, { userId, productId, day: today })
}

/** Products of plans of accounts make way for that of the new plan; those of an API's own plan stay. */
async function followPlan(
  tx: Tx,
  { id, api, products }: SubscriptionRow,
  { plan, now, timeZone }: NewPlan,
): Promise<void> {
  const ownPlans = []
  for (const product of products)
    if ((await planOfProduct(tx, product.product_id))?.api) ownPlans.push(product)
  if (ownPlans.length === products.length) return
  const next = await defaultProduct(tx, { planId: plan.plan_id, api, on: dayIn(timeZone, now) })
  if (!next) return
  await setProducts(tx, id, { products: [...ownPlans, { ...next, since: now.toISOString() }] })
}
