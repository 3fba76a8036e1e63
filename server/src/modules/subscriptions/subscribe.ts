import type { Queries } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { Problem, refusedField, rejectIf } from '../../platform/http/problem.ts'
import { requireTeamRole, teamRoleProblem } from '../../platform/http/team-role.ts'
import { newId } from '../../platform/ids.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { firstFeeOf, payOwnPlan } from '../pricing/pay-plan.ts'
import { planIdOf, planOfProduct } from '../pricing/plans-repo.ts'
import { readBought } from '../wallet/lots-repo.ts'
import type { SubscribeCall } from './choose-product.ts'
import { chooseProduct } from './choose-product.ts'
import { endProblem, type SubscribedApi } from './published-api.ts'
import {
  addSubscription,
  lastingSubscription,
  lockOwnSubscription,
  type SubscriptionRow,
  setProducts,
} from './repo.ts'
import { onDay, requireActive } from './rules.ts'
import { takePlan } from './take-plan.ts'

/** Roles that can have keys made, and roles that can take a plan with a price: the contract only knows the operation. */
export const keyRoles = ['OWNER', 'DEVELOPER'] as const
export const moneyRoles = ['OWNER', 'BILLING'] as const

interface SubscribeResult {
  readonly id: string
  /** Whether it became active by this call, and so gets its first keys. */
  readonly started: boolean
}

/** A new subscription. At most one to each API lasts. */
export async function createSubscription(call: SubscribeCall, api: SubscribedApi): Promise<SubscribeResult> {
  const { db, user, actor, body, clock } = call
  requireTeamRole(actor, keyRoles)
  rejectIf(await endProblem(db, api))
  const product = await chooseProduct(call, api)
  const id = newId('sub')
  const status = body.status ?? 'ACTIVE'
  const isNew = await addSubscription(db, {
    id,
    user_id: user.id,
    api: api.api,
    status,
    products: JSON.stringify([product]),
    created_at: clock(),
    cancelled_at: null,
  })
  if (!isNew) throw await alreadySubscribed(call, api)
  if (status === 'ACTIVE') await takePlans(call, [product])
  return { id, started: status === 'ACTIVE' }
}

type Account = Pick<SubscribeCall, 'settings'> & {
  readonly db: Queries
  readonly user: { readonly id: string }
}

/** Of an API that an account has a subscription to. */
export async function alreadySubscribed({ db, user, settings }: Account, { api, name }: SubscribedApi) {
  const lasting = await lastingSubscription(db, { userId: user.id, api })
  const on = onDay(lasting?.created_at ?? null, settings.timeZone)
  return new Problem(
    'already_subscribed',
    `You subscribed to ${name}${on}. Its keys are under Subscriptions.`,
  )
}

/** Adds a product to a subscription, or starts a prepared one; both at once when both are asked for. */
export async function changeSubscription(
  call: SubscribeCall,
  api: SubscribedApi,
  id: string,
): Promise<SubscribeResult> {
  const { db, user, actor, body, clock, settings } = call
  const subscription = await lockOwnSubscription(db, { id, userId: user.id })
  if (subscription.api !== api.api) {
    throw refusedField('#/api', 'api_of_another_subscription', `This subscription is to ${subscription.api}.`)
  }
  const prepared = subscription.status === 'PENDING'
  if (!prepared) requireActive(subscription, settings.timeZone)
  if (!prepared && body.status === 'PENDING') {
    throw refusedField('#/status', 'not_allowed', 'This subscription is already active. Omit the status.')
  }
  const started = prepared && body.status !== 'PENDING'
  if (started) requireTeamRole(actor, keyRoles)
  const taken = await withProduct(call, { api, subscription, mayStay: started })
  // A plan's price counts from here, not from the preparation.
  const products = started ? taken.map((product) => ({ ...product, since: clock().toISOString() })) : taken
  await setProducts(db, id, { products, ...(started && { status: 'ACTIVE' }) })
  if (started) await takePlans(call, products)
  if (!prepared) await takePlans(call, products.slice(-1))
  return { id, started }
}

interface AddProductInput {
  readonly api: SubscribedApi
  readonly subscription: SubscriptionRow
  /** Whether it is enough to leave the products as they are. */
  readonly mayStay: boolean
}

async function withProduct(call: SubscribeCall, { api, subscription, mayStay }: AddProductInput) {
  const { body, settings } = call
  if (mayStay && body.product_id === undefined && body.product_version_id === undefined) {
    return subscription.products
  }
  const product = await chooseProduct(call, api)
  const subscribed = subscription.products.find(({ product_id }) => product_id === product.product_id)
  if (!subscribed) return [...subscription.products, product]
  if (mayStay) return subscription.products
  throw new Problem(
    'already_subscribed',
    `Your subscription has included ${subscribed.name} since${onDay(new Date(subscribed.since), settings.timeZone).replace(' on', '')}.`,
  )
}

/** Of a plan that costs something and begins with its product, for a person whose role may not spend the account's money. */
export function planRoleProblem(
  actor: AuthUser,
  plan: Awaited<ReturnType<typeof planOfProduct>>,
  presentId: string | undefined,
): Problem | undefined {
  const begins = plan && plan.plan_id !== presentId
  return begins && (plan.price > 0 || plan.plan_type === 'POSTPAID')
    ? teamRoleProblem(actor, moneyRoles)
    : undefined
}

/** The plans that come with products, once their subscription is active. Throws where the wallet doesn't cover a fee. */
async function takePlans(
  call: SubscribeCall,
  products: readonly { readonly product_id: string }[],
): Promise<void> {
  const { db, user, actor, clock, requestId, settings } = call
  const taking = {
    userId: user.id,
    actor: 'USER' as const,
    requestId,
    now: clock(),
    timeZone: settings.timeZone,
  }
  for (const { product_id: productId } of products) {
    const plan = await planOfProduct(db, productId)
    rejectIf(planRoleProblem(actor, plan, await planIdOf(db, user.id)))
    if ((await takePlan(db, { ...taking, productId })) === 'SHORT') throw await feeNotCovered(call, plan)
  }
  // Once it is known how the account pays.
  for (const { product_id: productId } of products) {
    const plan = await planOfProduct(db, productId)
    if (!plan || plan.api === null) continue
    const own = { ...taking, plan, api: plan.api, productId, startedAt: taking.now }
    if ((await payOwnPlan(db, own)) === 'SHORT') throw await feeNotCovered(call, plan)
  }
}

/** Of a plan that is taken now. */
export async function feeNotCovered(
  { db, user, clock, settings }: Pick<SubscribeCall, 'db' | 'user' | 'clock' | 'settings'>,
  plan: Awaited<ReturnType<typeof planOfProduct>>,
): Promise<Problem> {
  const fee = plan ? firstFeeOf(plan, dayIn(settings.timeZone, clock())) : 0
  const bought = await readBought(db, user.id)
  return new Problem(
    'plan_fee_not_covered',
    `${plan?.plan_name} costs ${toGroupedDecimal(fee)} credits now, and you hold ${toGroupedDecimal(bought)} that you’ve bought. Top up, then choose it again.`,
  )
}
