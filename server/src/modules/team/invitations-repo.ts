import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { after } from '../../platform/time/clock.ts'
import { people } from '../accounts/people-repo.ts'
import { isCurrent, securityVersionOf } from '../accounts/security-version-repo.ts'

export type InvitationRow = Selectable<Database['team_invitations']>

/** Case makes no other address. */
const ofAddress = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`

const ofNow = isCurrent('team_invitations.account_id', 'team_invitations.security_version')

export const listOpenInvitations = (db: Queries, accountId: string): Promise<InvitationRow[]> =>
  db
    .selectFrom('team_invitations')
    .selectAll()
    // One that died with a change of the account is over, and can be sent again.
    .select(
      sql<Date>`CASE WHEN ${ofNow} THEN expires_at ELSE least(expires_at, sent_at) END`.as('expires_at'),
    )
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute()

/** False when the address has an open one. */
export async function addInvitation(
  tx: Tx,
  row: Omit<InvitationRow, 'accepted_at' | 'security_version'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('team_invitations')
    .values({ ...row, accepted_at: null, security_version: securityVersionOf(row.account_id) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface OwnInvitation {
  readonly accountId: string
  readonly id: string
}

export const findOpenInvitation = (
  tx: Tx,
  { accountId, id }: OwnInvitation,
): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('team_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const changeInvitation = (
  tx: Tx,
  id: string,
  change: UpdateObject<Database, 'team_invitations'>,
): Promise<InvitationRow> =>
  tx.updateTable('team_invitations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('team_invitations').where('id', '=', id).execute()
}

/** The invitations that an account has out. */
export async function deleteOpenInvitations(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('team_invitations')
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .execute()
}

/** All that hold an address, of whichever team. */
export async function eraseInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('team_invitations').where(ofAddress(email)).execute()
}

/** With the business and its owner, as it stands. */
export const findByToken = (db: Queries, tokenHash: Buffer) =>
  db
    .selectFrom('team_invitations')
    .innerJoin(people('owner'), 'owner.id', 'team_invitations.account_id')
    .selectAll('team_invitations')
    .select(['owner.company_name', 'owner.firstname', 'owner.lastname', 'owner.status'])
    .select(ofNow.as('is_current'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export type InvitationWithOwner = NonNullable<Awaited<ReturnType<typeof findByToken>>>

const keepSeconds = 30 * 86_400

/**
 * Expired invitations stay for a month, so that a late click gets an explanation and the owner sees whom to invite
 * again.
 */
export async function purgeInvitations({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('team_invitations').where('expires_at', '<', after(clock(), -keepSeconds)).execute()
}
