import type { AppContext } from '../../platform/app-context.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { prefixOf } from './key-secret.ts'
import { listEndingKeys, takeEndingKey } from './keys-repo.ts'

/**
 * Notifies owners of keys that end within a week, once for each end. The owner of a key in grace was notified when it
 * was replaced, so only webhooks get that. Each key is its own transaction: it is announced once, or tried again.
 */
export async function tellOfEndingKeys({ db, clock, settings }: AppContext): Promise<void> {
  const now = clock()
  for (const id of await listEndingKeys(db, now)) {
    await db.transaction().execute(async (tx) => {
      const key = await takeEndingKey(tx, id, now)
      if (!key) return
      const { user_id: userId, type, last_four, api, ends_at, in_grace } = key
      if (!in_grace) {
        await notify(tx, {
          userId,
          kind: 'keys',
          message: `The ${type.toLowerCase()} key ${prefixOf(type)}…${last_four} expires on ${momentInWords(settings.timeZone, ends_at)}. Create another before then.`,
          important: true,
          route: '/subscriptions',
          text: 'Manage keys',
          now,
        })
      }
      await emitEvent(tx, {
        userId,
        type: 'key.expiring',
        data: {
          key_id: id,
          type,
          last_four,
          api,
          reason: in_grace ? 'GRACE' : 'EXPIRY',
          ends_at: ends_at.toISOString(),
        },
        now,
      })
    })
  }
}
