import type { Tx } from '../../platform/db/client.ts'
import { changeDelivery, lockWebhook, readDelivery, requeue } from './repo.ts'

/** Has a delivery sent again now. `off` where its webhook is. */
export async function retryDelivery(tx: Tx, id: string, now: Date): Promise<true | 'off'> {
  const held = await lockDelivery(tx, id)
  if (!held || held.webhook.disabled_at) return 'off'
  await requeue(tx, held.delivery, now)
  return true
}

/** False where it does not wait any more. */
export async function giveUpDelivery(tx: Tx, id: string): Promise<boolean> {
  const held = await lockDelivery(tx, id)
  if (held?.delivery.status !== 'WAITING') return false
  await changeDelivery(tx, id, { status: 'GIVEN_UP', next_attempt_at: null })
  return true
}

/** Held by its webhook, as whoever writes down an attempt does. */
async function lockDelivery(tx: Tx, id: string) {
  const found = await readDelivery(tx, id)
  const webhook = found && (await lockWebhook(tx, { id: found.webhook_id, userId: found.user_id }))
  const delivery = webhook && (await readDelivery(tx, id))
  return delivery && { webhook, delivery }
}
