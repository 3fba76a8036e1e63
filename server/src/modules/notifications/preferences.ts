import { handler, inTransaction } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { choose, readChosen } from './repo.ts'
import { isMailLocked, meets, preferencesOf } from './rules.ts'

export const getNotificationPreferences = handler<'getNotificationPreferences'>(async ({ db, user }) => ({
  status: 200,
  body: { data: preferencesOf(user.role, await readChosen(db, user.id)) },
}))

export const updateNotificationPreferences = inTransaction<'updateNotificationPreferences'>(
  async ({ db, user, body }) => {
    for (const [index, { kind, in_app, mail }] of body.preferences.entries()) {
      const at = `#/preferences/${index}`
      if (!meets(user.role, kind)) {
        throw refusedField(`${at}/kind`, 'not_allowed', 'Your account gets no notifications of this kind.')
      }
      if (!mail && isMailLocked(kind)) {
        throw refusedField(
          `${at}/mail`,
          'not_allowed',
          'Emails about the security of your account are always sent.',
        )
      }
      await choose(db, { userId: user.id, kind, in_app, mail })
    }
    return { status: 200, body: { data: preferencesOf(user.role, await readChosen(db, user.id)) } }
  },
)
