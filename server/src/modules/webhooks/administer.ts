import type { Tx } from '../../platform/db/client.ts'
import { changeDelivery, lockWebhook, readDelivery, requeue } from './repo.ts'

/** Has a delivery sent again now. `off` where its webhook is. */
export async function retryDelivery(tx: Tx, id: string, now: Date): Promise<true | 'off'> {
  const locked = await lockDelivery(tx, id)
  if (!locked || locked.webhook.disabled_at) return 'off'
  await requeue(tx, locked.delivery, now)
  return true
}

/** Stops one that waits, and sets a failed one aside. False where it was sent or stopped in the meantime. */
export async function giveUpDelivery(tx: Tx, id: string): Promise<boolean> {
  const locked = await lockDelivery(tx, id)
  if (!locked || locked.delivery.status === 'SENT' || locked.delivery.status === 'GIVEN_UP') return false
  await changeDelivery(tx, id, { status: 'GIVEN_UP', next_attempt_at: null })
  return true
}

/** Locked by its webhook, as recording an attempt does. */
async function lockDelivery(tx: Tx, id: string) {
  const target = await readDelivery(tx, id)
  const webhook = target && (await lockWebhook(tx, { id: target.webhook_id, userId: target.user_id }))
  const delivery = webhook && (await readDelivery(tx, id))
  return delivery && { webhook, delivery }
}
