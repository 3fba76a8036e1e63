import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

interface OwnerEmail {
  readonly requestId: string
  readonly to: string
  readonly publicUrl: string
}

const securityPage = (publicUrl: string) => `${publicUrl}/dashboard/profile?section=security`
const notYou = (publicUrl: string) =>
  `If it was not you, set a new password at once, then look at your second factors: ${publicUrl}/forgot-password`

type Change = 'totp.add' | 'totp.remove' | 'passkey.add' | 'passkey.remove' | 'recovery_codes.replace'

const changes: Readonly<Record<Change, readonly [subject: string, sentence: string]>> = {
  'totp.add': ['An authenticator app was set up', 'An authenticator app was set up for your account'],
  'totp.remove': ['Your authenticator app was removed', 'The authenticator app of your account was removed'],
  'passkey.add': ['A passkey was added', 'A passkey was added to your account'],
  'passkey.remove': ['A passkey was removed', 'A passkey was removed from your account'],
  'recovery_codes.replace': ['You have new recovery codes', 'New recovery codes were made for your account'],
}

export type FactorChange = Change

/** What the bell says of it. */
export const factorNotice = (change: Change): string => `${changes[change][1]}.`

export const factorChanged = ({ requestId, to, publicUrl }: OwnerEmail, change: Change): MailMessage => {
  const [subject, sentence] = changes[change]
  return renderEmail({
    id: `second-factor.${requestId}`,
    to,
    subject,
    paragraphs: [`${sentence} at Switchboard a moment ago.`, notYou(publicUrl)],
    button: { text: 'See your second factors', url: securityPage(publicUrl) },
  })
}

export const recoveryCodeUsed = ({ requestId, to, publicUrl }: OwnerEmail, left: number): MailMessage =>
  renderEmail({
    id: `recovery-code.${requestId}`,
    to,
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was used at Switchboard a moment ago. ${left === 1 ? 'One is' : `${left} are`} left.`,
      notYou(publicUrl),
    ],
    button: { text: 'Make new recovery codes', url: securityPage(publicUrl) },
  })
