import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'
import type { SealedColumn } from '../../../platform/db/reseal.ts'
import { openSealed, type SealContext, seal } from '../../../platform/db/seal.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lockUser } from '../../accounts/repo.ts'
import { isCurrent, securityVersionOf } from '../../accounts/security-version-repo.ts'
import type { PaymentRow } from '../payment.ts'
import type { ProviderCard } from '../provider.ts'

export type AutoTopUpRow = Selectable<Database['auto_top_ups']>

export const readAutoTopUp = (db: Queries, userId: string): Promise<AutoTopUpRow | undefined> =>
  db.selectFrom('auto_top_ups').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Held until the transaction ends. Locked after a payment or a card, and before a wallet, always. */
export const lockAutoTopUp = (tx: Tx, userId: string): Promise<AutoTopUpRow | undefined> =>
  tx.selectFrom('auto_top_ups').selectAll().where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst()

export type AutoTopUpChange = Omit<Updateable<Database['auto_top_ups']>, 'user_id'>

export async function changeAutoTopUp(tx: Tx, userId: string, change: AutoTopUpChange): Promise<void> {
  await tx.updateTable('auto_top_ups').set(change).where('user_id', '=', userId).execute()
}

/** The row is locked by it, also where it was not there before. */
export const putAutoTopUp = (
  tx: Tx,
  { user_id, ...change }: Insertable<Database['auto_top_ups']>,
): Promise<AutoTopUpRow> =>
  tx
    .insertInto('auto_top_ups')
    .values({ user_id, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteAutoTopUp(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auto_top_ups').where('user_id', '=', userId).execute()
}

/** Waits that are over. */
export async function listDue(db: Queries, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('auto_top_ups').select('user_id').where('next_try_at', '<=', now).execute()
  return rows.map(({ user_id }) => user_id)
}

const automaticOf = (db: Queries, userId: string) =>
  db.selectFrom('payments').where('user_id', '=', userId).where('automatic', '=', true)

/** The one that is under way. */
export const findOpenCharge = (db: Queries, userId: string): Promise<PaymentRow | undefined> =>
  automaticOf(db, userId).selectAll().where('status', '=', 'PENDING').executeTakeFirst()

/** Of several at one moment, the paid one. */
export const findLastCharge = (db: Queries, userId: string): Promise<PaymentRow | undefined> =>
  automaticOf(db, userId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy(sql`status = 'PAID'`, 'desc')
    .orderBy('transaction_id', 'desc')
    .limit(1)
    .executeTakeFirst()

interface Month {
  /** `2026-11` */
  readonly month: string
  /** Hundredths of a peso, with what is under way. */
  readonly spent: number
  /** When the next one begins. */
  readonly next: Date
}

/** Cost of the automatic top-ups in the market's current month. Each counts in the month in which it began. */
export async function readMonth(
  db: Queries,
  userId: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<Month> {
  const { rows } = await sql<Month>`
    WITH running AS (SELECT date_trunc('month', ${now}::timestamptz AT TIME ZONE ${timeZone}) AS begin)
    SELECT to_char(begin, 'YYYY-MM') AS month, midnight_in(${timeZone}, (begin + interval '1 month')::date) AS next,
      (SELECT coalesce(sum(amount_php), 0)::bigint FROM payments
        WHERE user_id = ${userId} AND automatic AND status IN ('PAID', 'PENDING')
          AND created_at >= midnight_in(${timeZone}, begin::date)) AS spent
    FROM running`.execute(db)
  if (!rows[0]) throw new Error('There is no running month.')
  return rows[0]
}

/** Credits that calls cost since a day of the market, in hundredths. */
export async function readUsedSince(db: Queries, userId: string, day: string): Promise<number> {
  const { used } = await db
    .selectFrom('usage_days')
    .select(({ fn, val }) =>
      fn.coalesce(sql<number>`sum(credits)::bigint`, sql<number>`${val(0)}::bigint`).as('used'),
    )
    .where('user_id', '=', userId)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow()
  return used
}

export const findCard = (db: Queries, userId: string) =>
  db.selectFrom('saved_cards').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Held until the transaction ends: a card is locked before the setting that charges it. */
export const lockCard = (tx: Tx, userId: string) =>
  tx
    .selectFrom('saved_cards')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

const cardUse = { name: 'saved-cards', use: 'token' }

export const sealedCards: SealedColumn = {
  table: 'saved_cards',
  owner: 'user_id',
  column: 'token',
  use: cardUse,
}

/** By which the provider charges the card. Undefined where none is saved, or the key of this deployment is another one now. */
export async function openCardToken(on: SealContext, userId: string): Promise<string | undefined> {
  const card = await findCard(on.db, userId)
  return card && (await openSealed(on, cardUse, userId, card.token))?.toString()
}

interface SaveCardInput {
  readonly userId: string
  readonly card: ProviderCard
  readonly now: Date
}

/** In the place of the one that was saved before. */
export async function saveCard(
  on: SealContext & { readonly db: Tx },
  { userId, card, now }: SaveCardInput,
): Promise<void> {
  await dropCard(on.db, userId)
  const { token, brand, lastFour: last_four, expires } = card
  const sealed = await seal(on, cardUse, userId, Buffer.from(token))
  await on.db
    .insertInto('saved_cards')
    .values({ user_id: userId, token: sealed, brand, last_four, expires, saved_at: now })
    .execute()
}

type NewSetup = Omit<Insertable<Database['card_setups']>, 'ended_at' | 'security_version'>

/** A page where a card can be saved. */
export async function addSetup(tx: Tx, setup: NewSetup): Promise<void> {
  const security_version = securityVersionOf(setup.user_id)
  await tx
    .insertInto('card_setups')
    .values({ ...setup, ended_at: null, security_version })
    .execute()
}

const setupOf = (db: Queries, setupId: string) => db.selectFrom('card_setups').where('setup_id', '=', setupId)

export const findSetup = (db: Queries, setupId: string) =>
  setupOf(db, setupId).select(['user_id', 'expires_at', 'ended_at']).executeTakeFirst()

/** Locks the account first, in the same order as its deletion. */
export async function lockSetup(tx: Tx, setupId: string) {
  const setup = await findSetup(tx, setupId)
  if (!setup) return undefined
  await lockUser(tx, setup.user_id)
  return setupOf(tx, setupId)
    .select(['user_id', 'ended_at'])
    .select(isCurrent('card_setups.user_id', 'card_setups.security_version').as('is_current'))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function endSetup(tx: Tx, setupId: string, now: Date): Promise<void> {
  await tx.updateTable('card_setups').set({ ended_at: now }).where('setup_id', '=', setupId).execute()
}

declare module '../../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly forgetCard: { readonly userId: string; readonly sealed: string }
  }
}

/** Here at once, and at the provider by a job. Returns what was dropped. */
export async function dropCard(tx: Tx, userId: string) {
  const card = await tx
    .deleteFrom('saved_cards')
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (card) {
    const sealed = card.token.toString('base64')
    await enqueue(tx, 'forgetCard', { payload: { userId, sealed } })
  }
  return card
}

interface UnsavedCard {
  readonly setupId: string
  readonly card: ProviderCard
}

/** Has the provider forget a card that it saved, and we did not. It is sealed for its page: it never was an account's. */
export async function forgetUnsaved(
  on: SealContext & { readonly db: Tx },
  { setupId, card }: UnsavedCard,
): Promise<undefined> {
  const sealed = (await seal(on, cardUse, setupId, Buffer.from(card.token))).toString('base64')
  await enqueue(on.db, 'forgetCard', { payload: { userId: setupId, sealed } })
}

/** The token of a card that was dropped. */
export const openDroppedToken = async (on: SealContext, userId: string, sealed: string) =>
  (await openSealed(on, cardUse, userId, Buffer.from(sealed, 'base64')))?.toString()
