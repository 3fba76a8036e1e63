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
  OWNER: 'everything',
  DEVELOPER: 'manage subscriptions and API keys',
  BILLING: 'pay, top up and choose plans',
  VIEWER: 'look at the wallet, subscriptions and usage',
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
    subject: `Join the team of ${account}`,
    paragraphs: [
      `${inviter} invites you to the team of ${account} at Switchboard, as ${roleNames[role]}: you can ${mayDo[role]}.`,
      `Sign in with this address, ${to}, or register it. The link works once, for seven days.`,
    ],
    button: { text: 'See the invitation', url: link },
    note: 'If you do not know them, leave the link alone: nothing will change.',
  })
