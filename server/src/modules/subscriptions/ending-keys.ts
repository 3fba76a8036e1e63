import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { after } from '../../platform/time/clock.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { type KeyType, prefixOf } from './key-secret.ts'

const secondsAhead = 7 * 86_400

interface EndingKey {
  readonly id: string
  readonly user_id: string
  readonly type: KeyType
  readonly last_four: string
  readonly api: string
  readonly ends_at: Date
  readonly in_grace: boolean
}

/**
 * Tells owners of keys that end within a week: once for each end. Of a key in grace its owner was told when it was replaced, so
 * that only webhooks are. Each key is its own transaction: it is told of once, or tried again.
 */
export async function tellOfEndingKeys({ db, clock, settings }: AppContext): Promise<void> {
  const now = clock()
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM api_keys WHERE ${isEnding(now)} ORDER BY least(expires_at, grace_ends_at), id`.execute(db)
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      const told = await sql<EndingKey>`
        UPDATE api_keys SET told_end = least(expires_at, grace_ends_at) FROM subscriptions
        WHERE api_keys.id = ${id} AND ${isEnding(now)}
          AND subscriptions.id = subscription_id AND subscriptions.status <> 'CANCELLED'
        RETURNING api_keys.id, user_id, type, last_four, api, told_end AS ends_at,
          grace_ends_at IS NOT NULL AS in_grace`.execute(tx)
      const key = told.rows[0]
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

const isEnding = (now: Date) => sql`revoked_at IS NULL
  AND least(expires_at, grace_ends_at) > ${now}
  AND least(expires_at, grace_ends_at) <= ${after(now, secondsAhead)}
  AND told_end IS DISTINCT FROM least(expires_at, grace_ends_at)`
