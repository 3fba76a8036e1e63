import { brand } from '../../platform/brand/brand.ts'
import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'
import type { EmailTokenPurpose } from './repo.ts'

const notYou = 'If you didn’t request this, ignore this email: nothing will change.'

interface LinkEmail {
  /** The request that asked for the link. */
  readonly requestId: string
  readonly to: string
  readonly link: string
}

export const linkTemplates: Readonly<Record<EmailTokenPurpose, (mail: LinkEmail) => MailMessage>> = {
  VERIFY: ({ requestId, to, link }) =>
    renderEmail({
      id: `verify.${requestId}`,
      to,
      subject: 'Verify your email address',
      paragraphs: [
        `Thanks for signing up for ${brand().name}.`,
        'Verify your email address to open your account. The link works once, for 24 hours, and replaces earlier ones.',
      ],
      button: { text: 'Verify email', url: link },
      note: 'If you didn’t sign up, ignore this email: nobody can use the account without this link.',
    }),
  RESET: ({ requestId, to, link }) =>
    renderEmail({
      id: `reset.${requestId}`,
      to,
      subject: 'Set a new password',
      paragraphs: [
        `Someone, probably you, asked to reset the password of your ${brand().name} account.`,
        'The link works once, for one hour. Setting a new password signs you out everywhere.',
      ],
      button: { text: 'Set a new password', url: link },
      note: notYou,
    }),
  DELETE: ({ requestId, to, link }) =>
    renderEmail({
      id: `delete.${requestId}`,
      to,
      subject: 'Delete your account',
      paragraphs: [
        `You asked to delete your ${brand().name} account. The link takes you to your profile, where you confirm it.`,
        'The link works once, for one hour. Nothing is deleted until you confirm.',
      ],
      button: { text: 'Continue to delete account', url: link },
      note: 'If it wasn’t you, don’t open the link. Check your profile for unknown sessions and sign them out.',
    }),
}

interface OwnerEmail {
  readonly requestId: string
  readonly to: string
  readonly publicUrl: string
}

export const registeredAlready = ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
  renderEmail({
    id: `registered.${requestId}`,
    to,
    subject: 'You already have an account',
    paragraphs: [
      `Someone, probably you, tried to sign up for ${brand().name} with this address. You already have an account, and nothing was changed.`,
      `Forgot your password? Set a new one: ${publicUrl}/forgot-password`,
    ],
    button: { text: 'Sign in', url: `${publicUrl}/login` },
    note: 'If it wasn’t you, you don’t need to do anything.',
  })

interface NewDeviceEmail extends OwnerEmail {
  /** Where sessions are ended, such as `/dashboard/profile`. */
  readonly page: string
  /** In words, such as "Chrome on Windows". */
  readonly device: string
  readonly time: string
  readonly network: string
}

export const newDevice = ({
  requestId,
  to,
  publicUrl,
  page,
  device,
  time,
  network,
}: NewDeviceEmail): MailMessage =>
  renderEmail({
    id: `new-device.${requestId}`,
    to,
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone logged in to your ${brand().name} account from a new device.`,
      `Device: ${device}. Time: ${time}. Network: ${network}.`,
      'If it was you, you don’t need to do anything.',
      `If it wasn’t you, sign out that session and change your password. If you can’t log in, reset your password, which signs out every session: ${publicUrl}/forgot-password`,
    ],
    button: { text: 'Review your sessions', url: `${publicUrl}${page}` },
    note: 'A device counts as new when its browser has lost our cookie, for example after you clear its data or in a private window.',
  })

export const passwordChanged = ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
  renderEmail({
    id: `password-changed.${requestId}`,
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${brand().name} account was just changed.`,
      `If it wasn’t you, set a new one right away: ${publicUrl}/forgot-password`,
    ],
  })

export const identityLinked = ({
  requestId,
  to,
  publicUrl,
  provider,
}: OwnerEmail & { readonly provider: string }): MailMessage =>
  renderEmail({
    id: `identity-linked.${requestId}`,
    to,
    subject: `You can now log in with ${provider}`,
    paragraphs: [
      `${provider} was just linked to your ${brand().name} account: whoever logs in there as you can log in here, too.`,
      `If it wasn’t you, set a new password right away and contact us: ${publicUrl}/forgot-password`,
    ],
  })

export const accountDeleted = ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
  renderEmail({
    id: `account-deleted.${requestId}`,
    to,
    subject: 'Your account was deleted',
    paragraphs: [
      `Your ${brand().name} account was just deleted. Its API keys no longer work, and your name, address and documents are erased.`,
      'We keep payments, statements, the ledger and the audit log for as long as the law requires, without your name. This is our last email.',
      `If it wasn’t you, contact us: ${publicUrl}/contact-us`,
    ],
  })
