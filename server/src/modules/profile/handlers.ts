import { plain } from '../../handler.ts'
import { changePassword } from './change-password.ts'
import { profileOf } from './profile.ts'
import { updateProfile } from './update-profile.ts'

const getProfile = plain<'getProfile'>(async ({ db, user }) => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  return { status: 200, body: { data: profileOf(row) } }
})

export const profileHandlers = { getProfile, updateProfile, changePassword }
