import type { components } from '@switchboard/sdk'
import { type Queries, within } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { addDeliveries, lockListeners } from './repo.ts'
import type { WebhookEventType } from './rules.ts'

type Schemas = components['schemas']

/** Data of each event. */
export interface WebhookEventData {
  readonly 'wallet.low_balance': Schemas['WalletLowBalance']
  readonly 'wallet.recovered': Schemas['WalletRecovered']
  readonly 'key.expiring': Schemas['KeyExpiring']
  readonly 'payment.settled': Schemas['PaymentSettled']
  readonly 'api.deprecated': Schemas['ApiDeprecated']
  readonly 'limit.reached': Schemas['LimitReached']
  readonly 'announcement.updated': Schemas['Announcement']
}

interface WebhookEvent<Type extends WebhookEventType> {
  readonly userId: string
  readonly type: Type
  readonly data: WebhookEventData[Type]
  readonly now: Date
}

/** Queues an event for every webhook of a person that wants it, in the transaction that causes it. Returns how many there are. */
export const emitEvent = <Type extends WebhookEventType>(
  db: Queries,
  { userId, type, data, now }: WebhookEvent<Type>,
): Promise<number> =>
  within(db, async (tx) => {
    const webhooks = await lockListeners(tx, { userId, type })
    if (webhooks.length === 0) return 0
    const payload = payloadOf({ type, data, now, test: false })
    await addDeliveries(tx, {
      webhooks,
      userId,
      eventId: newId('evt'),
      event: type,
      payload,
      test: false,
      now,
    })
    return webhooks.length
  })

interface PayloadInput<Type extends WebhookEventType> {
  readonly type: Type
  readonly data: WebhookEventData[Type]
  readonly now: Date
  readonly test: boolean
}

export const payloadOf = <Type extends WebhookEventType>({
  type,
  data,
  now,
  test,
}: PayloadInput<Type>): string => JSON.stringify({ type, timestamp: now.toISOString(), test, data })
