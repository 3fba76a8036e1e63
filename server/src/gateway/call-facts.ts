import { sql } from 'kysely'
import { people } from '../modules/accounts/people-repo.ts'
import type { Queries } from '../platform/db/client.ts'
import type { Address } from './address.ts'

/** The API version that an address means, and what is known of the key that was sent. */
export interface CallFacts {
  readonly api: string
  readonly version: string
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly document_name: string | null
  readonly upstream: string | null
  readonly upstream_inside: boolean
  readonly sunset_on: string | null
  readonly updated_at: Date
  readonly kyb_required: boolean
  readonly kyb_state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null
  readonly kyb_reason: string | null
  readonly key_id: string | null
  readonly key_type: 'TEST' | 'LIVE'
  readonly key_last_four: string
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
  readonly grace_ends_at: Date | null
  readonly user_id: string
  readonly account_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly subscribed_api: string
  readonly subscription_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  /** Of all this, for the charge to check: the view `call_terms`. */
  readonly terms_version: string | null
}

/** Whether the key is accepted at this moment. */
export function isKeyAccepted(
  { key_id, revoked_at, expires_at, grace_ends_at }: CallFacts,
  now: Date,
): boolean {
  if (key_id === null || revoked_at !== null) return false
  return (expires_at === null || expires_at > now) && (grace_ends_at === null || grace_ends_at > now)
}

export async function readCallFacts(
  db: Queries,
  { publisher, second, third }: Address,
  keyHash: Buffer | null,
): Promise<CallFacts | undefined> {
  const { rows } = await sql<CallFacts>`
    SELECT apis.api, apis.version, apis.name, apis.publisher, apis.tag, apis.document_name, apis.upstream,
      apis.upstream_inside, apis.sunset_on, apis.updated_at,
      apis.kyb_required, kyb.state AS kyb_state, kyb.reason AS kyb_reason,
      keys.id AS key_id, keys.type AS key_type, keys.last_four AS key_last_four,
      keys.revoked_at, keys.expires_at, keys.grace_ends_at,
      subscriptions.user_id, subscriptions.api AS subscribed_api, subscriptions.status AS subscription_status,
      users.status AS account_status, terms.version AS terms_version
    FROM apis
    LEFT JOIN api_keys AS keys ON keys.hash = ${keyHash}
    LEFT JOIN call_terms AS terms ON terms.key_id = keys.id
    LEFT JOIN subscriptions ON subscriptions.id = keys.subscription_id
    LEFT JOIN ${people('users')} ON users.id = subscriptions.user_id
    LEFT JOIN LATERAL verification_of(subscriptions.user_id, apis.publisher, apis.tag) AS kyb ON true
    WHERE apis.publisher = ${publisher}
      AND (apis.tag = ${second} AND apis.version = ${third} OR apis.tag IS NULL AND apis.version = ${second})
    ORDER BY apis.tag NULLS LAST
    LIMIT 1`.execute(db)
  return rows[0]
}
