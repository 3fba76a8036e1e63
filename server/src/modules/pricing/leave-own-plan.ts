import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { PriceTables } from './tables.ts'
import { usualProduct } from './usual-product.ts'

interface Left {
  readonly userId: string
  readonly subscriptionId: string
  /** Of the product that was left. */
  readonly name: string
}

/**
 * Takes the product of an ended plan out of its subscription. The last one makes way for the account's usual product:
 * subscription and keys stay. Nothing where the product was dropped meanwhile.
 */
export async function leaveOwnPlan(
  tx: Tx,
  { subscription_id, product_id, started_at }: Selectable<PriceTables['plan_ends']>,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Left | undefined> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select(['user_id', 'api', 'status', 'products'])
    .where('id', '=', subscription_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { user_id, api, status, products } = subscription
  const left = products.find(
    ({ product_id: id, since }) => id === product_id && Date.parse(since) === started_at.getTime(),
  )
  if (!left || status === 'CANCELLED') return undefined
  const others = products.filter((product) => product !== left)
  const usual = others.length > 0 ? undefined : await usualProduct(tx, { userId: user_id, api, on: today })
  const kept = usual ? [{ ...usual, since: now.toISOString() }] : others
  await tx
    .updateTable('subscriptions')
    .set({ products: JSON.stringify(kept) })
    .where('id', '=', subscription_id)
    .execute()
  return { userId: user_id, subscriptionId: subscription_id, name: left.name }
}
