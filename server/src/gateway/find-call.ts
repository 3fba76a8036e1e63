import { sql } from 'kysely'
import type { Queries } from '../db/client.ts'
import type { Address } from './address.ts'

/** The API version that an address means, and what is known of the key that was sent. */
export interface Found {
  readonly api: string
  readonly version: string
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly document_name: string | null
  readonly upstream: string | null
  readonly sunset_on: string | null
  readonly updated_at: Date
  readonly kyb_required: boolean
  readonly kyb_state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null
  readonly kyb_reason: string | null
  readonly key_id: string | null
  readonly key_type: 'TEST' | 'LIVE'
  readonly key_last_four: string
  /** Whether the key is accepted at this moment. */
  readonly key_good: boolean
  readonly user_id: string
  readonly account_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly subscribed_api: string
  readonly subscription_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  /** Hundredths. */
  readonly balance: number
}

/** One look at each call, so that a key that is taken away is refused at once by every process. */
export async function findCall(
  db: Queries,
  { publisher, second, third }: Address,
  { keyHash, now }: { readonly keyHash: Buffer | null; readonly now: Date },
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    SELECT apis.api, apis.version, apis.name, apis.publisher, apis.tag, apis.document_name, apis.upstream,
      apis.sunset_on, apis.updated_at,
      apis.kyb_required, kyb.state AS kyb_state, kyb.reason AS kyb_reason,
      keys.id AS key_id, keys.type AS key_type, keys.last_four AS key_last_four,
      keys.revoked_at IS NULL AND coalesce(keys.expires_at > ${now}, true)
        AND coalesce(keys.grace_ends_at > ${now}, true) AS key_good,
      subscriptions.user_id, subscriptions.api AS subscribed_api, subscriptions.status AS subscription_status,
      users.status AS account_status, coalesce(wallets.balance, 0) AS balance
    FROM apis
    LEFT JOIN api_keys AS keys ON keys.hash = ${keyHash}
    LEFT JOIN subscriptions ON subscriptions.id = keys.subscription_id
    LEFT JOIN users ON users.id = subscriptions.user_id
    LEFT JOIN wallets ON wallets.user_id = subscriptions.user_id
    LEFT JOIN LATERAL verification_of(subscriptions.user_id, apis.publisher, apis.tag) AS kyb ON true
    WHERE apis.publisher = ${publisher}
      AND (apis.tag = ${second} AND apis.version = ${third} OR apis.tag IS NULL AND apis.version = ${second})
    ORDER BY apis.tag NULLS LAST
    LIMIT 1`.execute(db)
  return rows[0]
}
