import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { readProfile } from './read-profile.ts'

/** `company_name` is not touched: it comes from a verification. */
export const updateProfile = inTransaction<'updateProfile'>(async (call) => {
  const { db, body, user } = call
  await db
    .updateTable('users')
    .set({
      firstname: body.firstname.trim(),
      lastname: body.lastname.trim(),
      company: body.company?.trim() || null,
    })
    .where('id', '=', user.id)
    .execute()
  // What changed is seen in the profile; the log is no second place for names.
  await audit(call, { action: 'profile.update', subject: user.id, details: {} })
  return { status: 200, body: { data: await readProfile(call, user.id) } }
})
