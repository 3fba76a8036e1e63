import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { ActingAccount } from '../../platform/http/acting-account.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { roleNames } from '../../platform/http/team-role.ts'
import { sha256 } from '../../platform/sha256.ts'
import { lockUser, readUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { readProfile } from '../profile/profile.ts'
import {
  changeInvitation,
  deleteOpenInvitations,
  findByToken,
  type InvitationWithOwner,
} from './invitations-repo.ts'
import { addMember, countMembers, deleteMember, findMembership } from './repo.ts'
import { nameOf } from './team.ts'

/** Reading uses nothing up, so that a mail scanner that opens the page does no harm. */
export const readInvitation = handler<'readInvitation'>(async ({ db, body, clock }) => {
  const invitation = usable(await findByToken(db, sha256(body.invitation_token)), clock())
  const { company_name, firstname, lastname, email, role, expires_at } = invitation
  const invited_by = `${firstname} ${lastname}`.trim() || businessOf(invitation)
  const data = { account_name: company_name ?? invited_by, invited_by, email, role }
  return { status: 200, body: { data: { ...data, expires_at: expires_at.toISOString() } } }
})

/**
 * The rows of both people are locked in the order of their identifiers before anything is looked at: of two invitations that are accepted
 * at once the second finds a member, and nobody becomes a member of somebody who becomes one at this moment.
 */
export const acceptInvitation = inTransaction<'acceptInvitation'>(async (call) => {
  const { db, actor, body, clock } = call
  const now = clock()
  const hash = sha256(body.invitation_token)
  const known = usable(await findByToken(db, hash), now)
  requireAddress(known, actor.email)
  for (const id of [actor.id, known.account_id].sort()) await lockUser(db, id)
  const invitation = usable(await findByToken(db, hash), now)
  const account_id = invitation.account_id
  await requireFree(db, actor.id, account_id)

  await addMember(db, { user_id: actor.id, account_id, role: invitation.role, joined_at: now })
  await changeInvitation(db, invitation.id, { accepted_at: now })
  // People they have invited themselves would join an account that acts for another.
  await deleteOpenInvitations(db, actor.id)
  await audit(
    { ...partsOf(call), actsFor: account_id },
    {
      action: 'team.join',
      subject: actor.id,
      details: { role: invitation.role, invitation: invitation.id },
    },
  )
  await notify(db, {
    userId: account_id,
    kind: 'team',
    message: `${nameOf(await readUser(db, actor.id))} joined your team as ${roleNames[invitation.role]}.`,
    route: '/dashboard/team',
    text: 'View team',
    now,
  })
  const account: ActingAccount = {
    id: account_id,
    name: businessOf(invitation),
    role: invitation.role,
    suspended: false,
  }
  return { status: 200, body: { data: await readProfile(call, actor, account) } }
})

export const leaveTeam = inTransaction<'leaveTeam'>(async (call) => {
  const { db, actor, clock } = call
  const { account } = actor
  const isMember = account.id !== actor.id
  if (isMember) await lockUser(db, account.id)
  if (!isMember || !(await deleteMember(db, { accountId: account.id, userId: actor.id }))) {
    throw new Problem('team_not_joined', 'You act for your own account. There’s no team to leave.')
  }
  await audit(
    { ...partsOf(call), actsFor: account.id },
    {
      action: 'team.leave',
      subject: actor.id,
      details: { role: account.role },
    },
  )
  const person = await readUser(db, actor.id)
  await notify(db, {
    userId: account.id,
    kind: 'team',
    message: `${nameOf(person)} left your team. Replace any keys whose secrets they may have copied.`,
    route: '/dashboard/team',
    text: 'View team',
    now: clock(),
  })
  const own: ActingAccount = { id: actor.id, name: person.company_name, role: 'OWNER', suspended: false }
  return { status: 200, body: { data: await readProfile(call, actor, own) } }
})

/** Without `actsFor`, which is null where a person acts for themselves. */
const partsOf = <Call extends Parameters<typeof audit>[0]>({ db, clock, user, requestId }: Call) => ({
  db,
  clock,
  user,
  requestId,
})

const businessOf = ({ company_name, firstname, lastname }: InvitationWithOwner): string =>
  company_name ?? (`${firstname} ${lastname}`.trim() || 'this account')

/** Throws what became of the link, and what to do about it. */
function usable(invitation: InvitationWithOwner | undefined, now: Date): InvitationWithOwner {
  if (!invitation || invitation.status === 'SUSPENDED') {
    throw new Problem(
      'verification_unknown',
      'The link is incomplete, a newer email replaced it, or the invitation was withdrawn. Use the newest email, or ask for another invitation.',
    )
  }
  const business = businessOf(invitation)
  if (invitation.accepted_at) {
    throw new Problem(
      'verification_used',
      `The invitation was accepted. Log in with the invited address to act for ${business}.`,
    )
  }
  if (!invitation.is_current) {
    throw new Problem(
      'verification_expired',
      `The invitation no longer works. Ask the owner of ${business} to resend it.`,
    )
  }
  if (invitation.expires_at <= now) {
    throw new Problem(
      'verification_expired',
      `An invitation works for seven days. Ask the owner of ${business} to resend it.`,
    )
  }
  return invitation
}

function requireAddress({ email }: InvitationWithOwner, own: string): void {
  if (email.toLowerCase() === own.toLowerCase()) return
  throw new Problem(
    'team_invitation_foreign',
    `The invitation is for ${email}. Log in with that address, or ask for an invitation to yours.`,
  )
}

async function requireFree(db: Tx, userId: string, accountId: string): Promise<void> {
  const membership = await findMembership(db, userId)
  if (membership) {
    const { company_name } = await readUser(db, membership.account_id)
    throw new Problem('team_joined', `You’re in the ${company_name} team. Leave it first, under Team.`)
  }
  if ((await countMembers(db, userId)) > 0) {
    throw new Problem('team_owned', 'Your own account has members. Remove them first, then accept.')
  }
  // Their owner has joined another team since; its invitations ended with that, but for one that was read before.
  if (await findMembership(db, accountId)) {
    throw new Problem('verification_unknown', 'The invitation was withdrawn. Ask for another one.')
  }
}
