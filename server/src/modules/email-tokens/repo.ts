import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { lockUser } from '../accounts/repo.ts'
import { securityVersionOf } from '../accounts/security-version-repo.ts'

/** VERIFY proves an address; RESET sets a password, and proves the address by the way; DELETE stands for a password where there is none. */
export type EmailTokenPurpose = Database['mailed_tokens']['purpose']

type TokenRow = Insertable<Database['mailed_tokens']>

export async function addEmailToken(
  tx: Tx,
  row: Omit<TokenRow, 'used_at' | 'replaced_at' | 'security_version'>,
): Promise<void> {
  const security_version = securityVersionOf(row.user_id)
  await tx
    .insertInto('mailed_tokens')
    .values({ ...row, used_at: null, replaced_at: null, security_version })
    .execute()
}

/** With its owner, who is locked before it is read. */
export async function lockEmailToken(tx: Tx, hash: Buffer, purpose: EmailTokenPurpose) {
  const ofHash = tx.selectFrom('mailed_tokens').where('hash', '=', hash).where('purpose', '=', purpose)
  const owner = await ofHash.select('user_id').executeTakeFirst()
  if (owner) await lockUser(tx, owner.user_id)
  return ofHash.selectAll().executeTakeFirst()
}

export async function noteUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('mailed_tokens').set({ used_at: now }).where('hash', '=', hash).execute()
}

interface CloseEmailTokenInput {
  readonly userId: string
  readonly purpose: EmailTokenPurpose
  readonly now: Date
  readonly as: 'used_at' | 'replaced_at'
}

/** The open link of a kind, if there is one, works no more: another took its place, or its deed is done otherwise. */
export async function closeEmailToken(
  db: Tx,
  { userId, purpose, now, as }: CloseEmailTokenInput,
): Promise<void> {
  await db
    .updateTable('mailed_tokens')
    .set({ [as]: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

interface MadeQuery {
  readonly userId: string
  readonly purpose: EmailTokenPurpose
  readonly since: Date
}

export async function wasMadeSince(db: Queries, { userId, purpose, since }: MadeQuery): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEmailTokens(db: Queries, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('mailed_tokens').where('expires_at', '<', expiredBefore).execute()
}

interface Wait {
  readonly address: Buffer
  readonly purpose: EmailTokenPurpose
  readonly now: Date
  /** A wait that began then or before is over. */
  readonly over: Date
}

/** False while another lasts. */
export async function beginWait(db: Queries, { address, purpose, now, over }: Wait): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO mail_waits AS waits (address, purpose, sent_at) VALUES (${address}, ${purpose}, ${now})
    ON CONFLICT (address, purpose) DO UPDATE SET sent_at = excluded.sent_at WHERE waits.sent_at <= ${over}
    RETURNING sent_at`.execute(db)
  return rows.length > 0
}

/** When it began. */
export async function readWait(db: Queries, address: Buffer, purpose: EmailTokenPurpose): Promise<Date> {
  const waits = db.selectFrom('mail_waits').select('sent_at').where('address', '=', address)
  return (await waits.where('purpose', '=', purpose).executeTakeFirstOrThrow()).sent_at
}

export async function deleteWaitsOf(db: Queries, address: Buffer): Promise<void> {
  await db.deleteFrom('mail_waits').where('address', '=', address).execute()
}

export async function deleteWaits(db: Queries, begunBefore: Date): Promise<void> {
  await db.deleteFrom('mail_waits').where('sent_at', '<', begunBefore).execute()
}
