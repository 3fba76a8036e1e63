import { brand } from '../../platform/brand/brand.ts'
import type { TeamRole } from '../../platform/http/acting-account.ts'
import { roleNames } from '../../platform/http/team-role.ts'
import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

interface InvitationEmail {
  readonly requestId: string
  readonly to: string
  readonly account: string
  readonly inviter: string
  readonly role: TeamRole
  readonly link: string
}

const mayDo: Readonly<Record<TeamRole, string>> = {
  OWNER: 'do everything',
  DEVELOPER: 'manage subscriptions and API keys',
  BILLING: 'pay, top up and choose plans',
  VIEWER: 'see the wallet, subscriptions and usage',
}

export const invitationEmail = ({
  requestId,
  to,
  account,
  inviter,
  role,
  link,
}: InvitationEmail): MailMessage =>
  renderEmail({
    id: `invitation.${requestId}`,
    to,
    subject: `Join ${account} on ${brand().name}`,
    paragraphs: [
      `${inviter} invites you to join the ${account} team on ${brand().name} as ${roleNames[role]}. You’ll be able to ${mayDo[role]}.`,
      `Log in or sign up with this address, ${to}. The link works once, for seven days.`,
    ],
    button: { text: 'View invitation', url: link },
    note: 'If you don’t know the sender, ignore this email: nothing will change.',
  })
