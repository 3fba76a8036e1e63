import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { deriveKey, openFor, type SealContext, sealFor } from '../../platform/db/seal.ts'
import type { KybTables } from './tables.ts'

type DraftValues = Readonly<Record<string, string>>
type DraftRow = Selectable<KybTables['kyb_drafts']>

export interface DraftKey {
  readonly userId: string
  readonly publisher: string
  readonly tag: string | null
}

export interface Draft extends Pick<DraftRow, 'publisher' | 'tag' | 'revision' | 'saved_at'> {
  readonly values: DraftValues
}

const draftKey = (on: SealContext) => deriveKey(on, 'kyb-drafts', 'values')

/** Undefined if the deployment's key has changed: the draft is unreadable, and the form starts anew. */
function open({ user_id, sealed, ...row }: DraftRow, key: Buffer): Draft {
  const text = openFor(user_id, key, sealed)?.toString()
  return { ...row, values: text === undefined ? {} : JSON.parse(text) }
}

const ofKey = (db: Queries, { userId, publisher, tag }: DraftKey) =>
  db
    .selectFrom('kyb_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('publisher', '=', publisher)
    .where('tag', '=', tag ?? '')

export async function readDraft(on: SealContext, key: DraftKey): Promise<Draft | undefined> {
  const row = await ofKey(on.db, key).executeTakeFirst()
  return row && open(row, await draftKey(on))
}

export async function listDrafts(on: SealContext, userId: string): Promise<readonly Draft[]> {
  const rows = await on.db.selectFrom('kyb_drafts').selectAll().where('user_id', '=', userId).execute()
  const key = await draftKey(on)
  return rows.map((row) => open(row, key))
}

interface DraftChange extends Pick<DraftRow, 'revision' | 'saved_at'> {
  readonly values: DraftValues
}

/** In the place of what is there. The caller has made sure that it is what the change was made from. */
export async function putDraft(
  on: SealContext & { readonly db: Tx },
  { userId: user_id, publisher, tag }: DraftKey,
  { values, ...change }: DraftChange,
): Promise<void> {
  const row = { ...change, sealed: sealFor(user_id, await draftKey(on), Buffer.from(JSON.stringify(values))) }
  await on.db
    .insertInto('kyb_drafts')
    .values({ user_id, publisher, tag: tag ?? '', ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'publisher', 'tag']).doUpdateSet(row))
    .execute()
}

export async function removeDraft(tx: Tx, { userId, publisher, tag }: DraftKey): Promise<void> {
  await tx
    .deleteFrom('kyb_drafts')
    .where('user_id', '=', userId)
    .where('publisher', '=', publisher)
    .where('tag', '=', tag ?? '')
    .execute()
}

export async function eraseDrafts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('kyb_drafts').where('user_id', '=', userId).execute()
}
