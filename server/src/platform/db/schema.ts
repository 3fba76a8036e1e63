import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { GatewayTables } from '../../gateway/tables.ts'
import type { AuthTables } from '../../modules/auth/tables.ts'
import type { ChangelogTables } from '../../modules/catalogue/changelog/tables.ts'
import type { AccountTables } from '../../modules/email-tokens/tables.ts'
import type { KybTables } from '../../modules/kyb/tables.ts'
import type { PaymentTables } from '../../modules/payments/tables.ts'
import type { PriceTables } from '../../modules/pricing/tables.ts'
import type { ReferenceTables } from '../../modules/reference/tables.ts'
import type { SiteTables } from '../../modules/site/tables.ts'

/** Credits are kept in hundredths, as whole numbers. Times are Date, days `YYYY-MM-DD`. */
type Default<Type> = Generated<Type>
type Once<Type> = ColumnType<Type, Type, never>

export interface Database
  extends AccountTables,
    AuthTables,
    ChangelogTables,
    GatewayTables,
    KybTables,
    PaymentTables,
    PriceTables,
    ReferenceTables,
    SiteTables {
  secrets: { name: string; value: Buffer }
  users: UserTable
  session_families: {
    id: string
    user_id: string
    generation: Default<number>
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  refresh_tokens: { hash: Buffer; family_id: string; generation: number }
  access_tokens: { hash: Buffer; family_id: string; expires_at: Date }
  idempotency_keys: {
    user_id: string
    operation: string
    key_hash: Buffer
    body_hash: Buffer
    answer: Buffer | null
    created_at: Date
  }
  outbox: { id: Generated<number>; to: string; subject: string; text: string; html: string; sent_at: Date }
  audit_log: {
    id: Generated<number>
    at: Date
    actor_id: string
    action: string
    subject: string
    details: JSONColumnType<object>
    request_id: string | null
  }
  apis: ApiTable
  wallets: {
    user_id: string
    balance: Default<number>
    threshold1: Default<number>
    starter_redeemed_at: Date | null
    /** How many of the three marks the balance is at or below, as it was told last. */
    low_level: Default<number>
  }
  ledger: {
    id: Once<string>
    sequence: Generated<number>
    user_id: Once<string>
    kind: Once<'TOPUP' | 'USAGE' | 'ADJUSTMENT' | 'STARTER' | 'EXPIRY' | 'REFUND'>
    amount: Once<number>
    balance_after: Once<number>
    description: Once<string>
    reference: Once<string>
    reason: Once<string | null>
    actor: Once<'USER' | 'ADMIN' | 'SYSTEM'>
    api: Once<string | null>
    request_id: Once<string | null>
    idempotency_key: Once<string>
    created_at: Once<Date>
  }
  lots: {
    id: Generated<number>
    user_id: string
    remaining: number
    /** Whether anything remains: written by the database. */
    open: GeneratedAlways<boolean>
    valid_until: string | null
    created_at: Date
    end_told_at: Date | null
  }
  market: { time_zone: string }
  usage_days: {
    user_id: string
    day: string
    api: string
    calls: number
    failed: number
    credits: number
    /** Calls by time to the answer; `modules/usage/latency.ts` knows the bounds. */
    latencies: ColumnType<number[], number[], number[]>
  }
  notifications: {
    id: string
    user_id: string
    message: string
    important: boolean
    action: 'link' | 'route' | null
    link: string | null
    text: string | null
    created_at: Date
    read_at: Date | null
  }
  subscriptions: {
    id: string
    user_id: string
    api: string
    status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
    products: JSONColumnType<SubscribedProduct[]>
    created_at: Date
    cancelled_at: Date | null
  }
  api_keys: {
    id: string
    subscription_id: string
    type: 'TEST' | 'LIVE'
    hash: Buffer
    last_four: string
    created_at: Date
    last_used_at: Date | null
    expires_at: Date | null
    grace_ends_at: Date | null
    revoked_at: Date | null
  }
}

interface SubscribedProduct {
  product_id: string
  product_version_id: string
  name: string
  version: string
  since: string
}

interface UserTable {
  id: string
  email: string
  password_hash: string | null
  firstname: string
  lastname: string
  user_type: 'ADMIN' | 'USER'
  is_sso: Default<boolean>
  sso_by: string | null
  sso_id: string | null
  email_verified_at: Date | null
  status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  tc_agree: Default<boolean>
  is_one_globe: Default<boolean>
  /** The sign-in that is going on; the profile shows the one before it. */
  signed_in_at: Date | null
  last_login_date: Date | null
  company: string | null
  company_name: string | null
  reference: string | null
  newly_registered: Default<boolean>
  plan_type: 'PREPAID' | 'POSTPAID' | null
  plan_name: string | null
  plan_consumption: number | null
  created_at: Date
}

interface ApiTable {
  api: string
  publisher: string
  tag: string | null
  version: string
  full_version: string
  name: string
  summary: string
  category: string
  tags: JSONColumnType<string[]>
  status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
  price_from: number
  price_unit: string
  operations: JSONColumnType<object[]>
  kyb_required: boolean
  position: number
  updated_at: Date
  /** Markdown. */
  description: string
  released_on: string
  test_data: JSONColumnType<object[]>
  document: string
  /** Null without a mock. */
  document_name: string | null
  /** Where calls with live keys go. */
  upstream: string | null
  /** The day from which it is not answered any more. */
  sunset_on: string | null
}
