import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { updateAccount } from '../accounts/repo.ts'
import { readProfile } from './profile.ts'

const getProfile = handler<'getProfile'>(async (call) => ({
  status: 200,
  body: { data: await readProfile(call, call.user.id, call.user.account) },
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
  return { status: 200, body: { data: await readProfile(call, user.id, user.account) } }
})

const acceptTerms = inTransaction<'acceptTerms'>(async (call) => {
  const { id, account } = call.user
  await updateAccount(call.db, id, { tc_agree: true, is_one_globe: true })
  await audit(call, { action: 'terms.accept', subject: id, details: {} })
  return { status: 200, body: { data: await readProfile(call, id, account) } }
})

export const profileHandlers = { getProfile, updateProfile, acceptTerms }
