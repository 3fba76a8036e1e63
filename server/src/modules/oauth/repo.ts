import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { sha256 } from '../../platform/sha256.ts'
import { tokenKinds } from './access-token.ts'

interface RecordName {
  readonly kind: string
  readonly hash: Buffer
}

interface SavedRecord extends RecordName {
  readonly payload: object
  readonly grantId: string | undefined
  readonly keyId: string | undefined
  readonly resource: string | undefined
  readonly expiresAt: Date
}

export async function saveRecord(
  db: Queries,
  { kind, hash, payload, grantId, keyId, resource, expiresAt }: SavedRecord,
): Promise<void> {
  const row = {
    payload: JSON.stringify(payload),
    grant_id: grantId ?? null,
    key_id: keyId ?? null,
    resource: resource ?? null,
    expires_at: expiresAt,
  }
  await db
    .insertInto('oauth_records')
    .values({ kind, hash, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'hash']).doUpdateSet(row))
    .execute()
}

export const findRecord = (db: Queries, { kind, hash }: RecordName, now: Date) =>
  db
    .selectFrom('oauth_records')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** False where it was consumed before, also by a concurrent request. */
export async function consumeRecord(db: Queries, { kind, hash }: RecordName, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_records')
    .set({ consumed_at: now })
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRecord(db: Queries, { kind, hash }: RecordName): Promise<void> {
  await db.deleteFrom('oauth_records').where('kind', '=', kind).where('hash', '=', hash).execute()
}

/** Returns the key that it stood for. */
export async function deleteAccessToken(tx: Tx, { kind, hash }: RecordName): Promise<string | undefined> {
  const deletion = tx.deleteFrom('oauth_records').where('kind', '=', kind).where('hash', '=', hash)
  const token = await deletion.returning('key_id').executeTakeFirst()
  return token?.key_id ?? undefined
}

/** With the grant itself. Returns the keys that they stood for. */
export async function deleteRecordsOfGrant(tx: Tx, grantId: string): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('oauth_records')
    .where(({ or, and, eb }) =>
      or([eb('grant_id', '=', grantId), and([eb('kind', '=', 'Grant'), eb('hash', '=', sha256(grantId))])]),
    )
    .returning('key_id')
    .execute()
  return [...new Set(rows.flatMap(({ key_id }) => key_id ?? []))]
}

/** Keeps a client that somebody allowed something. */
export async function keepRecord(db: Queries, { kind, hash }: RecordName, until: Date): Promise<void> {
  await db
    .updateTable('oauth_records')
    .set({ expires_at: until })
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .execute()
}

/** The key and the resource of a token; undefined for one that nobody holds. */
export const findAccessToken = (db: Queries, hash: Buffer, now: Date) =>
  db
    .selectFrom('oauth_records')
    .select(['key_id', 'resource'])
    .where('hash', '=', hash)
    .where('kind', 'in', [...tokenKinds])
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** For a query of the gateway: the row of a token as `tokens`. */
export const tokenRow = (hash: Buffer) =>
  sql`(SELECT key_id, resource, expires_at FROM oauth_records
    WHERE hash = ${hash} AND kind IN (${sql.join(tokenKinds)}))`

export async function purgeOAuthRecords({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('oauth_records').where('expires_at', '<=', clock()).execute()
}
