import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'
import type { EmailTokenPurpose } from './tables.ts'

const notYou = 'If you did not ask for this, leave the link alone: nothing will change.'

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
        'An account at Switchboard was made for this address.',
        'Verify the address to open it. The link works once, for 24 hours, and earlier ones no longer do.',
      ],
      button: { text: 'Verify the address', url: link },
      note: 'If it was not you who registered just now, leave the link alone: without it nobody can use the account.',
    }),
  RESET: ({ requestId, to, link }) =>
    renderEmail({
      id: `reset.${requestId}`,
      to,
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, probably you, asked for a link to set a new password at Switchboard.',
        'It works once, for one hour. Your new password signs you out everywhere.',
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
        'You asked to delete your account at Switchboard. The link leads to your profile, where you confirm it.',
        'It works once, for one hour. Nothing is deleted until you confirm.',
      ],
      button: { text: 'Go on to delete the account', url: link },
      note: 'If it was not you, leave the link alone, and sign out the sessions in your profile that are not yours.',
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
    subject: 'You have an account already',
    paragraphs: [
      'Somebody, probably you, tried to register this address at Switchboard. It has an account, and nothing was changed.',
      `If you forgot the password, set a new one: ${publicUrl}/forgot-password`,
    ],
    button: { text: 'Sign in', url: `${publicUrl}/login` },
    note: 'If it was not you, there is nothing to do.',
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
      'Your account at Switchboard was signed in to from a device that it was not used on before.',
      `Device: ${device}. Time: ${time}. Network: ${network}.`,
      'If it was you, there is nothing to do.',
      `If it was not you, end that session and change your password. If you cannot sign in, set a new password, which signs everybody out: ${publicUrl}/forgot-password`,
    ],
    button: { text: 'Review your sessions', url: `${publicUrl}${page}` },
    note: 'A device counts as new when its browser has not kept what we stored there, as after clearing its data or in a private window.',
  })

export const passwordChanged = ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
  renderEmail({
    id: `password-changed.${requestId}`,
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account at Switchboard was changed a moment ago.',
      `If it was not you, set a new one at once: ${publicUrl}/forgot-password`,
    ],
  })

export const accountDeleted = ({ requestId, to, publicUrl }: OwnerEmail): MailMessage =>
  renderEmail({
    id: `account-deleted.${requestId}`,
    to,
    subject: 'Your account was deleted',
    paragraphs: [
      'Your account at Switchboard was deleted a moment ago. Its API keys have stopped, and your name, address and documents are erased.',
      'Payments, statements, the ledger and the audit log are kept as long as the law asks for, without your name. This is our last email.',
      `If it was not you, write to us: ${publicUrl}/contact-us`,
    ],
  })
