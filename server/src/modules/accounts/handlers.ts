import { plain } from '../../platform/http/handler.ts'
import { changePassword } from '../auth/change-password.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'

const getProfile = plain<'getProfile'>(async (call) => ({
  status: 200,
  body: { data: await readProfile(call, call.user.id) },
}))

export const profileHandlers = { getProfile, updateProfile, changePassword }
