import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { listNewest } from '../kyb/repo.ts'
import { submissionOf } from '../kyb/submission.ts'
import { recordOf, withReturns } from '../payments/payment.ts'
import { listRefundable } from '../payments/refunds/refund-payment.ts'
import { listOwnPayments } from '../payments/repo.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from '../second-factor/repo.ts'
import { findMembership, listPeople } from '../team/repo.ts'
import { findUser, lockUserToChange } from './find-user.ts'
import { addNote, listNotes } from './notes-repo.ts'

const maxNotes = 200
const shownPayments = 50

export const adminGetUserProfile = handler<'adminGetUserProfile'>(async ({ db, query, clock }) => {
  const now = clock()
  const user = await findUser(db, query.user_id)
  const { id } = user
  const payments = await listOwnPayments(db, {
    ...{ userId: id, status: undefined, source: undefined },
    ...{ now, page: 1, limit: shownPayments },
  })
  const records = await withReturns(db, payments.rows)
  const data = {
    user_id: id,
    plan_type: user.plan_type,
    plan_name: user.plan_name,
    registered_at: user.created_at.toISOString(),
    last_login_date: user.signed_in_at?.toISOString() ?? null,
    second_factor: {
      authenticator_app: (await findTotp(db, id)) !== undefined,
      passkeys: (await listPasskeys(db, id)).length,
      recovery_codes: await countRecoveryCodes(db, id),
    },
    team: await readTeam(db, id),
    verifications: (await listNewest(db, id)).map(submissionOf),
    // A checkout is for its user alone.
    payments: records.map((one) => ({ ...recordOf(one, now), checkout_url: null })),
    refundable: await listRefundable(db, id, records),
    payments_total: payments.total,
    notes: await readNotes(db, id),
  }
  return { status: 200, body: { data } }
})

/** The people who act for the same account, or null for somebody who acts alone. */
async function readTeam(db: Queries, userId: string) {
  const accountId = (await findMembership(db, userId))?.account_id ?? userId
  const people = await listPeople(db, accountId)
  if (people.length < 2) return null
  return people.map(({ user_id, firstname, lastname, role }) => ({ user_id, firstname, lastname, role }))
}

const readNotes = async (db: Queries, userId: string) =>
  (await listNotes(db, userId)).map(({ id, text, written_at, firstname, lastname }) => ({
    note_id: id,
    text,
    written_at: written_at.toISOString(),
    written_by_name: [firstname, lastname].filter(Boolean).join(' '),
  }))

export const adminAddNote = inTransaction<'adminAddNote'>(async (call) => {
  const { db, body, user, clock } = call
  // Notes about one user are added in turn, so that their number isn't overtaken.
  const { id } = await lockUserToChange(db, body.user_id)
  const note = {
    id: newId('not'),
    user_id: id,
    text: body.text.trim(),
    written_at: clock(),
    written_by: user.id,
  }
  await addNote(db, note)
  const notes = await readNotes(db, id)
  if (notes.length > maxNotes)
    throw refusedField('#/text', 'above_maximum', `A user can have ${maxNotes} notes.`)
  await audit(call, { action: 'admin.note.add', subject: id, details: {} })
  const data = notes.find(({ note_id }) => note_id === note.id)
  if (!data) throw new Error('The note was there a moment ago.')
  return { status: 201, body: { data } }
})
