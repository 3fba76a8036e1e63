import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { dropOwnPlans } from '../pricing/plans-repo.ts'
import { findProduct } from '../pricing/repo.ts'
import { revokeKeys } from './keys-repo.ts'
import { cancelSubscription, lockOwnSubscription, type SubscriptionRow, setProducts } from './repo.ts'
import { onDay } from './rules.ts'

type UnsubscribeCall = RequestContext<'unsubscribe', Tx>

/** Ends one product, or with the last one the subscription and its keys. Returns what was ended. */
export async function endSubscription(call: UnsubscribeCall) {
  const { db, user, body, clock, settings } = call
  const { user_subscription_id: id, product_id } = body
  const subscription = await lockOwnSubscription(db, { id, userId: user.id })
  if (subscription.api !== body.api) {
    throw refusedField('#/api', 'api_of_another_subscription', `This subscription is to ${subscription.api}.`)
  }
  if (subscription.status === 'CANCELLED') {
    throw new Problem(
      'subscription_cancelled',
      `The subscription was cancelled${onDay(subscription.cancelled_at, settings.timeZone)}. Nothing was changed.`,
    )
  }
  await requireTaken(call, subscription)
  const now = clock()
  await dropOwnPlans(db, {
    subscriptionId: id,
    ...(product_id !== undefined && { productId: product_id }),
    today: dayIn(settings.timeZone, now),
    now,
  })
  const left = subscription.products.filter((product) => product.product_id !== product_id)
  if (product_id !== undefined && left.length > 0) {
    await setProducts(db, id, { products: left })
    return { whole: false, revokedKeys: 0 }
  }
  await cancelSubscription(db, id, now)
  return { whole: true, revokedKeys: await revokeKeys(db, { subscriptionIds: [id], now }) }
}

/** Refuses a product that the subscription does not hold, and a price list that was not taken. */
async function requireTaken({ db, body }: UnsubscribeCall, { products }: SubscriptionRow): Promise<void> {
  const { product_id, product_version_id } = body
  const named = products.filter((product) => product_id === undefined || product.product_id === product_id)
  if (named.length === 0) {
    const known = await findProduct(db, product_id ?? '')
    const name = known?.name ?? `a product ${product_id}`
    throw new Problem('product_not_taken', `Your subscription doesn’t include ${name}. Nothing was changed.`)
  }
  const asTaken = named.some((product) => product.product_version_id === product_version_id)
  if (product_version_id === undefined || asTaken) return
  throw refusedField(
    '#/product_version_id',
    'version_not_taken',
    `The subscribed price list is ${named.map((product) => product.product_version_id).join(', ')}.`,
  )
}
