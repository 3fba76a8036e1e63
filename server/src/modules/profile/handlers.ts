import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { updateAccount } from '../accounts/repo.ts'
import { readProfile } from './profile.ts'

const getProfile = handler<'getProfile'>(async (call) => ({
  status: 200,
  body: { data: await readProfile(call, call.user, call.user.account) },
}))

/** `company_name` is not touched: it comes from a verification. */
const updateProfile = inTransaction<'updateProfile'>(async (call) => {
  const { db, body, user } = call
  await updateAccount(db, user.id, {
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    company: body.company?.trim() || null,
  })
  // The profile shows the change; the log must not become a second place for names.
  await audit(call, { action: 'profile.update', subject: user.id, details: {} })
  return { status: 200, body: { data: await readProfile(call, user, user.account) } }
})

const acceptTerms = inTransaction<'acceptTerms'>(async (call) => {
  const { user } = call
  await updateAccount(call.db, user.id, { tc_agree: true, is_one_globe: true })
  await audit(call, { action: 'terms.accept', subject: user.id, details: {} })
  return { status: 200, body: { data: await readProfile(call, user, user.account) } }
})

export const profileHandlers = { getProfile, updateProfile, acceptTerms }
