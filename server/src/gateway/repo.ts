import { sql } from 'kysely'
import { people } from '../modules/accounts/people-repo.ts'
import type { SentToken } from '../modules/oauth/access-token.ts'
import { tokenRow } from '../modules/oauth/repo.ts'
import { revisionIn } from '../modules/upstreams/repo.ts'
import { byFullVersion } from '../platform/db/by-full-version.ts'
import type { Db, Queries } from '../platform/db/client.ts'
import type { Address } from './address.ts'
import type { CallFacts } from './call-facts.ts'

/** Proof of a caller: a key, or a token in its place. */
export type SentSecret = { readonly keyHash: Buffer | null; readonly tokenHash?: undefined } | SentToken

export async function readCallFacts(
  db: Queries,
  { publisher, second, third }: Address,
  sent: SentSecret,
): Promise<CallFacts | undefined> {
  const { rows } = await sql<CallFacts>`
    SELECT apis.api, apis.version, apis.name, apis.publisher, apis.tag, apis.document_name,
      ${revisionIn('apis', 'keys.type')} AS upstream_revision, apis.sunset_on, apis.updated_at,
      market_midnight(apis.deprecated_on) AS deprecated_at, market_midnight(apis.sunset_on) AS ends_at,
      (SELECT newer.version FROM apis AS newer WHERE apis.deprecated_on IS NOT NULL AND newer.api = apis.api
        AND newer.status <> 'DEPRECATED' ORDER BY ${byFullVersion} DESC LIMIT 1) AS replaced_by,
      apis.kyb_required, kyb.state AS kyb_state, kyb.reason AS kyb_reason,
      keys.id AS key_id, keys.type AS key_type, keys.last_four AS key_last_four,
      keys.revoked_at, keys.expires_at, keys.grace_ends_at,
      keys.limits AS key_limits, keys.creator_id, caps.account_cap, caps.member_cap, subscriptions.id AS subscription_id, subscriptions.limits AS subscription_limits, apis.limits AS version_limits,
      subscriptions.user_id, subscriptions.api AS subscribed_api, subscriptions.status AS subscription_status,
      ${sent.tokenHash ? sql`tokens.expires_at AS token_expires_at, tokens.resource AS token_resource,` : sql``}
      users.status AS account_status, coalesce(users.name, users.email) AS owner_name, terms.version AS terms_version, terms.valid_before
    FROM apis
    ${
      sent.tokenHash
        ? sql`LEFT JOIN ${tokenRow(sent.tokenHash)} AS tokens ON true LEFT JOIN api_keys AS keys ON keys.id = tokens.key_id AND keys.type = ${sent.type}`
        : sql`LEFT JOIN api_keys AS keys ON keys.hash = ${sent.keyHash}`
    }
    LEFT JOIN call_terms AS terms ON terms.key_id = keys.id
    LEFT JOIN subscriptions ON subscriptions.id = keys.subscription_id
    LEFT JOIN ${people('users')} ON users.id = subscriptions.user_id
    LEFT JOIN LATERAL caps_of(subscriptions.user_id, keys.creator_id) AS caps ON true
    LEFT JOIN LATERAL verification_of(subscriptions.user_id, apis.publisher, apis.tag) AS kyb ON true
    WHERE apis.publisher = ${publisher}
      AND (apis.tag = ${second} AND apis.version = ${third} OR apis.tag IS NULL AND apis.version = ${second})
    ORDER BY apis.tag NULLS LAST
    LIMIT 1`.execute(db)
  return rows[0]
}

/** Charges one call; see `charge_call` in gateway.sql, which says what it returns. */
export async function chargeCall<Charge>(db: Db, call: string): Promise<readonly Charge[]> {
  const { rows } = await sql<Charge>`SELECT outcome, balance, level_changed, limits
    FROM charge_call(jsonb_populate_record(NULL::call_to_charge, ${call}::jsonb))`.execute(db)
  return rows
}

/** The result that this would have now, with nothing charged; see `try_charge` in charges.sql. */
export async function tryChargeCall<Charge>(db: Db, call: string): Promise<readonly Charge[]> {
  const { rows } = await sql<Charge>`SELECT outcome, balance, level_changed, limits
    FROM try_charge(jsonb_populate_record(NULL::call_to_charge, ${call}::jsonb))`.execute(db)
  return rows
}

/** Charges calls in one transaction; results are in their order. */
export async function chargeCalls<Charge>(db: Db, calls: readonly object[]): Promise<readonly Charge[]> {
  const { rows } = await sql<Charge>`SELECT outcome, balance, level_changed, limits FROM charge_calls(
    ARRAY(SELECT call FROM jsonb_populate_recordset(NULL::call_to_charge, ${JSON.stringify(calls)}::jsonb) AS call))`.execute(
    db,
  )
  return rows
}

/** Books finished calls in one transaction. Returns whether each is booked, in their order: others have to wait for a wallet. */
export async function bookInFlight(db: Db, finishedCalls: readonly object[]): Promise<readonly boolean[]> {
  const { rows } = await sql<{ booked: boolean }>`
    SELECT book_in_flight(${JSON.stringify(finishedCalls)}::jsonb) AS booked`.execute(db)
  return rows.map(({ booked }) => booked)
}

/** Returns whose wallets have crossed a mark. */
export async function bookCalls(
  db: Db,
  finishedCalls: readonly object[],
  now: Date,
): Promise<readonly string[]> {
  const booked = await sql<{ crossed: string[] }>`
    SELECT book_calls(${JSON.stringify(finishedCalls)}::jsonb, ${now}) AS crossed`.execute(db)
  return booked.rows[0]?.crossed ?? []
}

/** For open pages of these accounts. */
export async function tellCallsBooked(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`SELECT tell_change('calls_booked', account, '') FROM unnest(${userIds}::text[]) AS account`.execute(
    db,
  )
}
