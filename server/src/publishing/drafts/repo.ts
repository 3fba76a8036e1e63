import { randomBytes } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import { type Insertable, sql } from 'kysely'
import { people } from '../../modules/accounts/people-repo.ts'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import type { PublicationOptions } from '../check/options.ts'

type Draft = components['schemas']['AdminApiDraft']

/** A document has up to 30 MB. */
const maxDrafts = 50
const previewSeconds = 14 * 86_400

/** A new preview address, and its columns. */
export function previewAddress(publicUrl: string, now: Date) {
  const token = randomBytes(24).toString('base64url')
  return {
    preview_url: new URL(`/preview/${token}`, publicUrl).href,
    row: { token_hash: sha256(token), preview_expires_at: after(now, previewSeconds) },
  }
}

const pageFields = ['api', 'publisher', 'tag', 'name', 'version', 'full_version'] as const
const open = sql<boolean>`published_at IS NULL`

/** Drafts that aren't published, newest first. */
export async function listDrafts(db: Queries, draftId?: string): Promise<Draft[]> {
  const rows = await db
    .selectFrom('api_drafts')
    .select(['draft_id', 'saved_at', 'preview_expires_at'])
    .select(pageFields.map((field) => sql<string>`page ->> ${sql.lit(field)}`.as(field)))
    .select(
      sql<string | null>`(SELECT users.name FROM ${people('users')} WHERE users.id = saved_by)`.as(
        'saved_by_name',
      ),
    )
    .where(open)
    .$if(draftId !== undefined, (query) => query.where('draft_id', '=', draftId ?? ''))
    .orderBy('saved_at', 'desc')
    .orderBy('draft_id')
    .execute()
  return rows.map(({ saved_at, preview_expires_at, ...row }) => ({
    ...row,
    saved_at: saved_at.toISOString(),
    preview_expires_at: preview_expires_at.toISOString(),
  }))
}

/** Throws a 404 for one that was published or deleted. */
export async function draftOf(db: Queries, draftId: string): Promise<Draft> {
  const [draft] = await listDrafts(db, draftId)
  if (draft) return draft
  throw new Problem('not_found', 'There’s no draft with this ID. It may have been published or deleted.')
}

/** The caller holds the lock of publishing, so that two don't save the last one at once. */
export async function addDraft(tx: Tx, draft: Insertable<Database['api_drafts']>): Promise<void> {
  const { count } = await tx
    .selectFrom('api_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(open)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxDrafts)
    throw new Problem(
      'draft_limit',
      `${maxDrafts} drafts are kept, the most that can be. Publish or delete one, then save this one.`,
    )
  await tx.insertInto('api_drafts').values(draft).execute()
}

export async function setPreviewAddress(
  tx: Tx,
  draftId: string,
  row: ReturnType<typeof previewAddress>['row'],
): Promise<void> {
  await tx.updateTable('api_drafts').set(row).where('draft_id', '=', draftId).where(open).execute()
}

export async function deleteDraft(tx: Tx, draftId: string): Promise<void> {
  await tx.deleteFrom('api_drafts').where('draft_id', '=', draftId).where(open).execute()
}

/** The document of a draft with its options; undefined for one that was published or deleted. */
export async function documentOfDraft(
  db: Queries,
  draftId: string,
): Promise<{ readonly content: Uint8Array; readonly options: PublicationOptions } | undefined> {
  const row = await db
    .selectFrom('api_drafts')
    .select(['document', 'options'])
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row?.document && row.options ? { content: row.document, options: row.options } : undefined
}

export const draftClosed = (): Problem =>
  new Problem('check_outdated', 'This draft was published or deleted. Reload the drafts.')

/** Its address says from now on that it is published. Throws where somebody was faster. */
export async function closeDraft(tx: Tx, draftId: string, now: Date): Promise<void> {
  const gone = { document: null, options: null, reference: null, operations: null }
  const { numUpdatedRows } = await tx
    .updateTable('api_drafts')
    .set({ ...gone, published_at: now })
    .where('draft_id', '=', draftId)
    .where(open)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw draftClosed()
}

/** A preview by the token of its address, as JSON. */
export const findPreview = (db: Queries, token: string) =>
  db
    .selectFrom('api_drafts')
    .select(['preview_expires_at', 'published_at'])
    .select([sql<string>`page::text`.as('page'), sql<string | null>`reference::text`.as('reference')])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()

export const findPreviewOperation = (db: Queries, token: string, operationId: string) =>
  db
    .selectFrom('api_drafts')
    .select('preview_expires_at')
    .select(sql<string | null>`(operations -> ${operationId})::text`.as('operation'))
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()

export async function purgeDrafts({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('api_drafts')
    .where('published_at', 'is not', null)
    .where('preview_expires_at', '<', clock())
    .execute()
}
