import { brand } from '../../platform/brand/brand.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import { staffRolesInWords } from '../../platform/http/staff-role.ts'
import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

interface StaffEmail {
  readonly requestId: string
  readonly to: string
}

export const staffInvitation = ({
  requestId,
  to,
  inviter,
  roles,
  link,
}: StaffEmail & {
  readonly inviter: string
  readonly roles: readonly StaffRole[]
  readonly link: string
}): MailMessage =>
  renderEmail({
    id: `staff.${requestId}`,
    to,
    subject: `Help run ${brand().name}`,
    paragraphs: [
      `${inviter} made you an administrator of ${brand().name}. Your roles: ${staffRolesInWords(roles)}.`,
      'Set a password to log in. The link works once, for seven days.',
    ],
    button: { text: 'Set a password', url: link },
    note: 'If you don’t know the sender, ignore this email: nobody can use the account without this link.',
  })

export const staffRemoved = ({ requestId, to }: StaffEmail): MailMessage =>
  renderEmail({
    id: `staff-removed.${requestId}`,
    to,
    subject: 'You’re no longer an administrator',
    paragraphs: [
      `Your administrator account on ${brand().name} was closed, and you were signed out everywhere.`,
      'If that’s a mistake, ask an owner for a new invitation.',
    ],
  })
