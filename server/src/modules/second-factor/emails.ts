import { brand } from '../../platform/brand/brand.ts'
import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

export interface OwnerEmail {
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
    paragraphs: [`${sentence} on ${brand().name} just now.`, notYou(publicUrl)],
    button: { text: 'Review second factors', url: securityPage(publicUrl) },
  })
}

export const recoveryCodeUsed = ({ requestId, to, publicUrl }: OwnerEmail, left: number): MailMessage =>
  renderEmail({
    id: `recovery-code.${requestId}`,
    to,
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was just used on ${brand().name}. ${left === 1 ? 'One is' : `${left} are`} left.`,
      notYou(publicUrl),
    ],
    button: { text: 'Get new recovery codes', url: securityPage(publicUrl) },
  })

const changePassword = (publicUrl: string) =>
  `If it wasn’t you, somebody knows your password. Set a new one right away, which ends the request, too: ${publicUrl}/forgot-password`

/** Of a way back without the second factor. */
export const recoveryEmails = {
  requested: (
    { requestId, to, publicUrl }: OwnerEmail,
    { link, when }: { readonly link: string; readonly when: string },
  ): MailMessage =>
    renderEmail({
      id: `recovery-requested.${requestId}`,
      to,
      subject: 'A request to log in without your second factor',
      paragraphs: [
        `Someone with your password asked to log in to your ${brand().name} account without your second factor.`,
        `We’ll email you the link on ${when} unless the request is cancelled. Logging in with your second factor cancels it.`,
        changePassword(publicUrl),
      ],
      button: { text: 'Cancel the request', url: link },
      note: 'If it was you, you don’t need to do anything.',
    }),
  cancelled: ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
    renderEmail({
      id: `recovery-cancelled.${requestId}`,
      to,
      subject: 'The request was cancelled',
      paragraphs: [
        `The request to log in to your ${brand().name} account without your second factor was cancelled by email link or by a normal log-in.`,
        notYou(publicUrl),
      ],
      button: { text: 'Review second factors', url: securityPage(publicUrl) },
    }),
  ready: ({ requestId, to, publicUrl }: OwnerEmail, { link }: { readonly link: string }): MailMessage =>
    renderEmail({
      id: `recovery-ready.${requestId}`,
      to,
      subject: 'Log in without your second factor',
      paragraphs: [
        'Log in with your password through this link. It removes your second factors and recovery codes, and signs you out everywhere. Then set up a new second factor.',
        'The link works once, for 24 hours.',
        changePassword(publicUrl),
      ],
      button: { text: 'Log in', url: link },
    }),
  used: ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
    renderEmail({
      id: `recovery-used.${requestId}`,
      to,
      subject: 'Your second factors were removed',
      paragraphs: [
        `Someone logged in to your ${brand().name} account with the link from our email. Its second factors and recovery codes were removed.`,
        notYou(publicUrl),
      ],
      button: { text: 'Set up a second factor', url: securityPage(publicUrl) },
    }),
} as const
