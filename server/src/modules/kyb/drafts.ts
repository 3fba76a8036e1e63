import type { components } from '@switchboard/sdk'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { type Draft, putDraft, readDraft, removeDraft } from './drafts-repo.ts'
import { coveredName, refuseOpenOne, takeTurn } from './standing.ts'

const draftOf = (
  { publisher, tag }: Pick<components['schemas']['KybDraft'], 'publisher' | 'tag'>,
  draft: Draft | undefined,
): components['schemas']['KybDraft'] => ({
  publisher,
  tag,
  revision: draft?.revision ?? null,
  saved_at: draft?.saved_at.toISOString() ?? null,
  values: { ...draft?.values },
})

const getKybDraft = handler<'getKybDraft'>(async ({ db, settings, user, query }) => {
  const { publisher, tag = null } = query
  const draft = await readDraft({ db, settings }, { userId: user.id, publisher, tag })
  return { status: 200, body: { data: draftOf({ publisher, tag }, draft) } }
})

/**
 * Drafts from several browsers and the final submission take turns: a late draft neither replaces a newer one nor
 * comes back after the form was sent.
 */
const saveKybDraft = inTransaction<'saveKybDraft'>(async ({ db, settings, clock, user, body }) => {
  const { publisher, tag = null, revision, values } = body
  if (!(await coveredName(db, { publisher, tag })))
    throw new Problem('not_found', 'There’s no publisher with this name, or it has no such tag.')
  const key = { userId: user.id, publisher, tag }
  await takeTurn(db, user.id)
  await refuseOpenOne(db, { ...key, timeZone: settings.timeZone })
  const on = { db, settings }
  const before = await readDraft(on, key)
  if ((before?.revision ?? null) !== revision) {
    throw new Problem(
      'draft_changed',
      'Another browser saved this form after you opened it here. Reload it, then keep what you want from both.',
    )
  }
  if (Object.keys(values).length === 0) {
    await removeDraft(db, key)
    return { status: 200, body: { data: draftOf({ publisher, tag }, undefined) } }
  }
  const draft = { values, revision: newId('rev'), saved_at: clock() }
  await putDraft(on, key, draft)
  return { status: 200, body: { data: draftOf({ publisher, tag }, { ...draft, publisher, tag: tag ?? '' }) } }
})

export const draftHandlers = { getKybDraft, saveKybDraft }
