import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { SealedColumn } from '../../platform/db/reseal.ts'
import { openSealed, type SealContext, seal } from '../../platform/db/seal.ts'

type DraftValues = Readonly<Record<string, string>>
type DraftRow = Selectable<Database['kyb_drafts']>

export interface DraftKey {
  readonly userId: string
  readonly publisher: string
  readonly tag: string | null
}

export interface Draft extends Pick<DraftRow, 'publisher' | 'tag' | 'revision' | 'saved_at'> {
  readonly values: DraftValues
}

const use = { name: 'kyb-drafts', use: 'values' }

export const sealedDrafts: SealedColumn = { table: 'kyb_drafts', owner: 'user_id', column: 'sealed', use }

/** Undefined if the deployment's key has changed: the draft is unreadable, and the form starts anew. */
async function open(on: SealContext, { user_id, sealed, ...row }: DraftRow): Promise<Draft> {
  const text = (await openSealed(on, use, user_id, sealed))?.toString()
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
  return row && open(on, row)
}

export async function listDrafts(on: SealContext, userId: string): Promise<readonly Draft[]> {
  const rows = await on.db.selectFrom('kyb_drafts').selectAll().where('user_id', '=', userId).execute()
  return Promise.all(rows.map((row) => open(on, row)))
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
  const row = { ...change, sealed: await seal(on, use, user_id, Buffer.from(JSON.stringify(values))) }
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
