import { randomBytes } from 'node:crypto'
import { counted } from '../../platform/counted.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, rejectIf } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { queueUnrequestedMail } from '../../platform/mail/queue.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { lockUser, readUser } from '../accounts/repo.ts'
import { securityVersionOf } from '../accounts/security-version-repo.ts'
import { invitationEmail } from './invitation-email.ts'
import {
  addInvitation,
  changeInvitation,
  deleteInvitation,
  findOpenInvitation,
  type InvitationRow,
  listOpenInvitations,
} from './invitations-repo.ts'
import { listPeople } from './repo.ts'
import { invitationOf, nameOf } from './team.ts'

/** The owner aside, and invitations included. */
const maxTeam = 50
const validSeconds = 7 * 86_400

type InviteContext = RequestContext<'inviteMember' | 'resendInvitation', Tx>

export const unverifiedProblem = ({ account }: Pick<AuthUser, 'account'>): Problem | undefined =>
  account.name === null
    ? new Problem(
        'kyb_required',
        'Teams are for verified businesses. Verify yours at /kyb, then invite people.',
      )
    : undefined

const fullProblem = (size: number): Problem | undefined =>
  size >= maxTeam
    ? new Problem(
        'team_full',
        `A team can have ${maxTeam} people, including invitations. Remove someone, or withdraw an invitation first.`,
      )
    : undefined

/** Of a team that has no room. */
export async function teamFullProblem(db: Queries, accountId: string): Promise<Problem | undefined> {
  const [people, open] = [await listPeople(db, accountId), await listOpenInvitations(db, accountId)]
  return fullProblem(people.length - 1 + open.length)
}

/** Inviting and accepting take turns: both lock the owner's row. */
export const inviteMember = inTransaction<'inviteMember'>(async (call) => {
  const { db, user, actor, body, clock } = call
  rejectIf(unverifiedProblem(actor))
  await lockUser(db, user.id)
  const email = body.email.trim()
  const people = await listPeople(db, user.id)
  if (people.some((person) => person.email.toLowerCase() === email.toLowerCase())) {
    throw new Problem('team_member_exists', `${email} is already in the team.`)
  }
  const open = await listOpenInvitations(db, user.id)
  rejectIf(fullProblem(people.length - 1 + open.length))
  const token = newToken()
  const now = clock()
  const row = {
    id: newId('tmi'),
    account_id: user.id,
    email,
    role: body.role,
    token_hash: sha256(token),
    invited_at: now,
    sent_at: now,
    expires_at: after(now, validSeconds),
  }
  if (!(await addInvitation(db, row))) {
    throw new Problem(
      'team_invitation_open',
      `${email} is already invited. Resend that invitation, or withdraw it first.`,
    )
  }
  await mail(call, row, token)
  // Not the address: the log outlives it.
  await audit(call, { action: 'team.invite', subject: row.id, details: { role: row.role } })
  return { status: 201, body: { data: invitationOf({ ...row, accepted_at: null }) } }
})

/** A new link; the one of the mail before stops. */
export const resendInvitation = inTransaction<'resendInvitation'>(async (call) => {
  const { db, clock } = call
  const now = clock()
  const open = await openInvitation(call)
  const token = newToken()
  const row = await changeInvitation(db, open.id, {
    token_hash: sha256(token),
    sent_at: now,
    expires_at: after(now, validSeconds),
    security_version: securityVersionOf(open.account_id),
  })
  await mail(call, row, token)
  await audit(call, { action: 'team.invite_again', subject: row.id, details: { role: row.role } })
  return { status: 200, body: { data: invitationOf(row) } }
})

export const withdrawInvitation = inTransaction<'withdrawInvitation'>(async (call) => {
  const open = await openInvitation(call)
  await deleteInvitation(call.db, open.id)
  await audit(call, { action: 'team.withdraw', subject: open.id, details: { role: open.role } })
  return {
    status: 200,
    body: { data: { message: 'The invitation is withdrawn. Its link no longer works.' } },
  }
})

async function openInvitation({
  db,
  user,
  body,
}: RequestContext<'resendInvitation' | 'withdrawInvitation', Tx>): Promise<InvitationRow> {
  await lockUser(db, user.id)
  const open = await findOpenInvitation(db, { accountId: user.id, id: body.invitation_id })
  if (open) return open
  throw new Problem(
    'not_found',
    'Your team has no such open invitation. It may have been accepted or withdrawn; reload the page.',
  )
}

const inWords = (seconds: number): string =>
  seconds <= 600 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')

const newToken = (): string => `tinv_${randomBytes(32).toString('base64url')}`

async function mail(
  { db, clock, actor, settings, requestId }: InviteContext,
  { email, role }: Pick<InvitationRow, 'email' | 'role'>,
  token: string,
): Promise<void> {
  const link = new URL('/team/accept', settings.publicUrl)
  link.searchParams.set('token', token)
  const inviter = nameOf(await readUser(db, actor.id))
  const account = actor.account.name ?? inviter
  const message = invitationEmail({ requestId, to: email, account, inviter, role, link: link.href })
  const retryAfterSeconds = await queueUnrequestedMail(db, message, clock())
  if (retryAfterSeconds === 0) return
  throw new Problem(
    'resend_too_soon',
    `This address was emailed a short while ago. You can email it again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  )
}
