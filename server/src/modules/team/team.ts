import type { components } from '@switchboard/sdk'
import type { InvitationRow } from './invitations-repo.ts'
import type { PersonRow } from './repo.ts'

type Schemas = components['schemas']

export const memberOf = (row: PersonRow, callerId: string): Schemas['TeamMember'] => ({
  ...row,
  joined_at: row.joined_at.toISOString(),
  last_active_at: row.last_active_at?.toISOString() ?? null,
  you: row.user_id === callerId,
})

export const invitationOf = (row: Omit<InvitationRow, 'security_version'>): Schemas['TeamInvitation'] => ({
  invitation_id: row.id,
  email: row.email,
  role: row.role,
  invited_at: row.invited_at.toISOString(),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Somebody as a sentence names them. */
export const nameOf = ({ firstname, lastname, email }: Pick<PersonRow, 'firstname' | 'lastname' | 'email'>) =>
  `${firstname} ${lastname}`.trim() || email
