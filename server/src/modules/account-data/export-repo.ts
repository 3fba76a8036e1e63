import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'

export type Row = Readonly<Record<string, unknown>>

interface Section {
  /** As in the contract's `AccountExport`. */
  readonly name: string
  /** Every column by name, so that a hash or a secret comes in by nobody's forgetting. */
  readonly select: (user: AuthUser) => RawBuilder<unknown>
  /** The sort key, unique within the account: a page begins after the last key of the one before. */
  readonly key: RawBuilder<unknown>
  /** Whether the key is a number, which an index may have in order. */
  readonly numbered?: true
}

const money = (column: string) => sql`(${sql.ref(column)}::numeric / 100)::numeric(20, 2)::text`
const ofAddress = ({ email }: AuthUser) => sql`lower(email) = ${email.toLowerCase()}`

/** Everything we store about one person, across the tables of many modules; for reading only (decision 0029). */
export const sections: readonly Section[] = [
  {
    name: 'sessions',
    select: ({ id }) => sql`id AS session_id, user_agent, network, created_at, last_used_at, expires_at,
      revoked_at AS ended_at FROM session_families WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'devices',
    select: ({ id }) => sql`used_at FROM sign_in_devices WHERE user_id = ${id}`,
    key: sql`encode(device, 'hex')`,
  },
  {
    name: 'authenticator_apps',
    select: ({ id }) => sql`created_at, last_used_at FROM totp_factors WHERE user_id = ${id}`,
    key: sql`user_id`,
  },
  {
    name: 'passkeys',
    select: ({ id }) =>
      sql`id AS passkey_id, name, synced, created_at, last_used_at FROM passkeys WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'notification_preferences',
    select: ({ id }) => sql`kind, in_app, mail FROM notification_preferences WHERE user_id = ${id}`,
    key: sql`kind`,
  },
  {
    name: 'saved_views',
    select: ({ id }) => sql`id AS view_id, list, name, query FROM admin_views WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'admin_notes',
    select: ({ id }) => sql`text, written_at FROM admin_notes WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'notifications',
    select: ({
      id,
    }) => sql`id AS notification_id, kind, message, important, action, link, text, created_at, read_at
      FROM notifications WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'subscriptions',
    select: ({ id }) => sql`id AS subscription_id, api, status, products, created_at, cancelled_at
      FROM subscriptions WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'keys',
    select: ({
      id,
    }) => sql`id AS key_id, subscription_id, type, name, agent, last_four, created_at, last_use_of(api_keys) AS last_used_at, expires_at,
      grace_ends_at, revoked_at, limits FROM api_keys
      WHERE subscription_id IN (SELECT id FROM subscriptions WHERE user_id = ${id})`,
    key: sql`id`,
  },
  {
    name: 'webhooks',
    select: ({ id }) => sql`id AS webhook_id, url, description, events, created_at, disabled_at
      FROM webhooks WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'exports',
    select: ({
      id,
    }) => sql`id AS export_id, kind, filter, status, rows_written, size, created_at, finished_at,
      expires_at FROM exports WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'ledger',
    select: ({ id }) => sql`id AS transaction_id, kind, ${money('amount')} AS credits,
      ${money('balance_after')} AS balance_after, description, reference, reason, actor, api, request_id, created_at
      FROM ledger WHERE user_id = ${id}`,
    key: sql`sequence`,
    numbered: true,
  },
  {
    name: 'payments',
    select: ({ id }) => sql`transaction_id AS payment_id, reference_number, status, source, method,
      ${money('amount')} AS amount, currency, ${money('amount_php')} AS amount_php, ${money('credits')} AS credits, invoices,
      automatic, created_at, expires_at, paid_at, failed_at, failure_reason,
      (SELECT jsonb_agg(jsonb_build_object('refund_id', refund_id, 'status', refunds.status, 'amount', ${money('refunds.amount')},
        'credits', ${money('refunds.credits')}, 'reason', reason, 'created_at', refunds.created_at))
        FROM refunds WHERE refunds.transaction_id = payments.transaction_id) AS refunds,
      (SELECT jsonb_agg(jsonb_build_object('status', disputes.status, 'amount', ${money('disputes.amount')},
        'held_credits', ${money('held')}, 'opened_at', opened_at, 'ended_at', ended_at))
        FROM disputes WHERE disputes.transaction_id = payments.transaction_id) AS disputes FROM payments WHERE user_id = ${id}`,
    key: sql`transaction_id`,
  },
  {
    name: 'automatic_top_up',
    select: ({ id }) => sql`enabled, ${money('threshold')} AS threshold, ${money('credits')} AS credits,
      ${money('monthly_cap')} AS monthly_cap, declines, next_try_at, off_reason FROM auto_top_ups WHERE user_id = ${id}`,
    key: sql`user_id`,
  },
  {
    name: 'saved_cards',
    select: ({ id }) => sql`brand, last_four, expires, saved_at FROM saved_cards WHERE user_id = ${id}`,
    key: sql`user_id`,
  },
  {
    name: 'statements',
    select: ({ id }) => sql`invoice_id, month, ${money('opening')} AS opening, ${money('funded')} AS funded,
      ${money('used')} AS used, ${money('expired')} AS expired, ${money('closing')} AS closing,
      ${money('amount_due')} AS amount_due, due_date, closed_at, paid_at FROM statements WHERE user_id = ${id}`,
    key: sql`month`,
  },
  {
    name: 'plans',
    select: ({
      id,
    }) => sql`* FROM (SELECT plan_id, started_at, trial_last_day FROM account_plans WHERE user_id = ${id}
      UNION ALL SELECT plan_id, market_midnight(starts_on), NULL FROM planned_plans WHERE user_id = ${id}) AS plans WHERE true`,
    key: sql`started_at::text || plan_id`,
  },
  {
    name: 'usage',
    select: ({ id }) => sql`day, api, calls, failed, ${money('credits')} AS credits
      FROM usage_days WHERE user_id = ${id}`,
    key: sql`day::text || api`,
  },
  {
    name: 'business_verifications',
    select: ({
      id,
    }) => sql`id AS kyb_id, publisher, tag, state, business_name, contact_name, contact_email, form, reason,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('field', field, 'name', name, 'type', type, 'bytes', bytes)), '[]')
        FROM kyb_documents WHERE submission_id = kyb_submissions.id) AS documents,
      submitted_at, decided_at FROM kyb_submissions WHERE user_id = ${id}`,
    key: sql`id`,
  },
  {
    name: 'contact_messages',
    select: (user) => sql`first_name, last_name, email, company, message, about_request, created_at
      FROM contact_messages WHERE ${ofAddress(user)}`,
    key: sql`id`,
  },
  {
    name: 'downloads',
    select: (user) => sql`insight_id, first_name, last_name, email, company, role, created_at, last_asked_at
      FROM leads WHERE ${ofAddress(user)}`,
    key: sql`id`,
  },
  {
    name: 'emails',
    select: ({ email }) => sql`id AS email_id, subject, status, created_at, sent_at
      FROM mails WHERE lower(recipient) = ${email.toLowerCase()}`,
    key: sql`id`,
  },
  {
    // Other actors appear by their role only: an administrator's identifier is personal data of theirs.
    name: 'audit',
    select: ({
      id,
    }) => sql`at, action, CASE WHEN actor_id = ${id} THEN 'you' ELSE 'another' END AS by, subject, details,
      request_id FROM audit_log WHERE (actor_id = ${id} OR subject = ${id})`,
    key: sql`id`,
    numbered: true,
  },
]

const rowsAtOnce = 500

/** Between two pages nothing is held: no connection, no transaction, so a reader may take as long as they like. */
export async function* sectionPages(
  db: Db,
  { select, key, numbered }: Section,
  user: AuthUser,
): AsyncGenerator<readonly Row[]> {
  const order = numbered ? key : sql`${key} COLLATE "C"`
  let after: string | number = numbered ? -1 : ''
  for (;;) {
    const { rows } = await sql<Row & { export_key: string | number }>`
      SELECT ${key} AS export_key, ${select(user)} AND ${order} > ${after}
      ORDER BY ${order} LIMIT ${sql.lit(rowsAtOnce)}`.execute(db)
    yield rows.map(({ export_key: _key, ...row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.export_key
  }
}

/** Null for an administrator, who has none. */
export async function readWallet(db: Db, userId: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    SELECT ${money('balance')} AS credits, ${money('threshold1')} AS threshold1, starter_redeemed_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('credits', ${money('remaining')}, 'valid_until', valid_until)), '[]')
        FROM lots WHERE lots.user_id = wallets.user_id AND open) AS lots
    FROM wallets WHERE user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}
