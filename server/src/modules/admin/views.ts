import type { components } from '@switchboard/sdk'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { lockUser } from '../accounts/repo.ts'
import { listViews, removeView, renameView, saveView } from './views-repo.ts'

const maxViews = 200

export const adminListViews = handler<'adminListViews'>(async ({ db, user }) => ({
  status: 200,
  body: { data: await listViews(db, user.id) },
}))

/** Views of one administrator change in turn, so that neither their number nor their names are overtaken. */
export const adminSaveView = inTransaction<'adminSaveView'>(async ({ db, user, body }) => {
  await lockUser(db, user.id)
  const { list, query } = body
  const name = body.name.trim()
  const views = await listViews(db, user.id)
  if (views.length >= maxViews && !findNamed(views, { list, name }))
    throw refusedField('#/name', 'above_maximum', `You have ${maxViews} views. Delete one first.`)
  return {
    status: 200,
    body: { data: await saveView(db, { id: newId('viw'), user_id: user.id, list, name, query }) },
  }
})

export const adminRenameView = inTransaction<'adminRenameView'>(async ({ db, user, body }) => {
  await lockUser(db, user.id)
  const { view_id: id } = body
  const name = body.name.trim()
  const views = await listViews(db, user.id)
  const own = views.find(({ view_id }) => view_id === id)
  if (!own) throw viewUnknown()
  const other = findNamed(views, { list: own.list, name })
  if (other && other.view_id !== id) throw refusedField('#/name', 'name_taken', 'Another view has this name.')
  const data = await renameView(db, { id, userId: user.id }, name)
  if (!data) throw viewUnknown()
  return { status: 200, body: { data } }
})

export const adminRemoveView = inTransaction<'adminRemoveView'>(async ({ db, user, body }) => {
  const data = await removeView(db, { id: body.view_id, userId: user.id })
  if (!data) throw viewUnknown()
  return { status: 200, body: { data } }
})

type View = components['schemas']['AdminView']

const findNamed = (views: readonly View[], { list, name }: Pick<View, 'list' | 'name'>) =>
  views.find((view) => view.list === list && view.name.toLowerCase() === name.toLowerCase())

/** The same for a stranger's. */
const viewUnknown = () => new Problem('not_found', 'There’s no view with this ID.')
