import type { CallLimits } from '../modules/pricing/limits.ts'
import type { KeyLimits } from '../modules/subscriptions/limits/key-limits.ts'

/** The API version that an address means, and what is known of the key that was sent. */
export interface CallFacts {
  readonly api: string
  readonly version: string
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly document_name: string | null
  /** Of what was set for this kind of key; null where nothing was. */
  readonly upstream_revision: string | null
  readonly sunset_on: string | null
  /** Midnight of the day since which the version is deprecated, and of the one on which it ends. */
  readonly deprecated_at: Date | null
  readonly ends_at: Date | null
  /** The version to move to; null for one that isn’t deprecated, and where there is none. */
  readonly replaced_by: string | null
  readonly updated_at: Date
  readonly kyb_required: boolean
  readonly kyb_state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null
  readonly kyb_reason: string | null
  readonly key_id: string | null
  /** Of the token in place of the key; undefined for a key itself. */
  readonly token_expires_at?: Date | null
  /** The MCP server that the token is for. One without any is for none. */
  readonly token_resource?: string | null
  readonly key_type: 'TEST' | 'LIVE'
  readonly key_last_four: string
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
  readonly grace_ends_at: Date | null
  readonly key_limits: KeyLimits
  /** The person who made the key. */
  readonly creator_id: string | null
  /** Spend caps of the account, and of that person as a member of its team, in hundredths a month. */
  readonly account_cap: number | null
  readonly member_cap: number | null
  /** The person who can lift them. */
  readonly owner_name: string | null
  readonly subscription_id: string
  /** In place of those of its plan. */
  readonly subscription_limits: CallLimits | null
  /** Of the API version, besides those of the plan. */
  readonly version_limits: CallLimits
  readonly user_id: string
  readonly account_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly subscribed_api: string
  readonly subscription_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  /** Of all this, for the charge to check: the view `call_terms`. */
  readonly terms_version: string | null
  /** When they change as was announced; null where nothing is ahead. */
  readonly valid_before: Date | null
}

/** Whether the key is accepted at this moment. */
export function isKeyAccepted(
  { key_id, revoked_at, expires_at, grace_ends_at, token_expires_at = null }: CallFacts,
  now: Date,
): boolean {
  if (key_id === null || revoked_at !== null) return false
  if (token_expires_at !== null && token_expires_at <= now) return false
  return (expires_at === null || expires_at > now) && (grace_ends_at === null || grace_ends_at > now)
}
