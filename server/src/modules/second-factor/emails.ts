import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

interface OwnerEmail {
  readonly requestId: string
  readonly to: string
  readonly publicUrl: string
}

const securityPage = (publicUrl: string) => `${publicUrl}/dashboard/profile?section=security`
const notYou = (publicUrl: string) =>
  `If it wasn’t you, set a new password right away, then review your second factors: ${publicUrl}/forgot-password`

type Change = 'totp.add' | 'totp.remove' | 'passkey.add' | 'passkey.remove' | 'recovery_codes.replace'

const changes: Readonly<Record<Change, readonly [subject: string, sentence: string]>> = {
  'totp.add': ['An authenticator app was set up', 'An authenticator app was added to your account'],
  'totp.remove': [
    'Your authenticator app was removed',
    'The authenticator app was removed from your account',
  ],
  'passkey.add': ['A passkey was added', 'A passkey was added to your account'],
  'passkey.remove': ['A passkey was removed', 'A passkey was removed from your account'],
  'recovery_codes.replace': [
    'You have new recovery codes',
    'New recovery codes were created for your account',
  ],
}

export type FactorChange = Change

/** The notification's text. */
export const factorNotice = (change: Change): string => `${changes[change][1]}.`

export const factorChanged = ({ requestId, to, publicUrl }: OwnerEmail, change: Change): MailMessage => {
  const [subject, sentence] = changes[change]
  return renderEmail({
    id: `second-factor.${requestId}`,
    to,
    subject,
    paragraphs: [`${sentence} on Switchboard just now.`, notYou(publicUrl)],
    button: { text: 'Review second factors', url: securityPage(publicUrl) },
  })
}

export const recoveryCodeUsed = ({ requestId, to, publicUrl }: OwnerEmail, left: number): MailMessage =>
  renderEmail({
    id: `recovery-code.${requestId}`,
    to,
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was just used on Switchboard. ${left === 1 ? 'One is' : `${left} are`} left.`,
      notYou(publicUrl),
    ],
    button: { text: 'Get new recovery codes', url: securityPage(publicUrl) },
  })
