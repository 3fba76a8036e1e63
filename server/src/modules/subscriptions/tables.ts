import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CallLimits } from '../pricing/limits.ts'
import type { KeyLimits } from './limits/key-limits.ts'

declare module '../../platform/db/schema.ts' {
  interface Database extends SubscriptionTables {}
}

interface SubscribedProduct {
  product_id: string
  product_version_id: string
  name: string
  version: string
  since: string
}

export interface SubscriptionTables {
  subscriptions: {
    id: string
    user_id: string
    api: string
    status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
    products: JSONColumnType<SubscribedProduct[]>
    created_at: Date
    cancelled_at: Date | null
    /** By an administrator, in place of those of its plan. */
    limits: ColumnType<CallLimits | null, string | null | undefined, string | null>
  }
  api_keys: {
    id: string
    subscription_id: string
    type: 'TEST' | 'LIVE'
    /** Empty for a key that is called by its type. */
    name: Generated<string>
    /** The key that took the place of one in grace. */
    replaced_by: Generated<string | null>
    hash: Buffer
    last_four: string
    created_at: Date
    /** As it was before calls were counted by key: `lastUse` in keys.ts reads what counts. */
    last_used_at: Date | null
    expires_at: Date | null
    grace_ends_at: Date | null
    revoked_at: Date | null
    /** The end that its owner was notified of. */
    told_end: Generated<Date | null>
    limits: ColumnType<KeyLimits, string | undefined, string>
    /** Whether it's for an AI agent. */
    agent: Generated<boolean>
    /** The person who made it; null where that isn’t known, or was an administrator. */
    creator_id: Generated<string | null>
  }
}
