import { type MailMessage, renderEmail } from '../../platform/mail/email.ts'

export interface ContactMessage {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly company: string | null
  readonly message: string
  readonly about_request: string | null
}

const maxNameLength = 80

// Marked line by line, so that a stranger's text can't pass for ours.
const quoted = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `> ${line}`)

/** To the desk. Mails go out under our own address: their Reply-To is the person who wrote, and the text names them, too. */
export function deskEmail(to: string, contact: ContactMessage): MailMessage {
  const name = `${contact.first_name} ${contact.last_name}`
  return renderEmail({
    id: `contact.${contact.id}.desk`,
    to,
    replyTo: contact.email,
    subject: `Contact form: ${name.slice(0, maxNameLength)}`,
    paragraphs: [
      `${name}${contact.company ? ` (${contact.company})` : ''} sent a message through the contact form.`,
      `Reply to: ${contact.email}`,
      ...(contact.about_request ? [`Request ID: ${contact.about_request}`] : []),
      ...quoted(contact.message),
    ],
    note: `Stored as ${contact.id}.`,
  })
}

/** The sender's copy. Replies go to the desk. */
export function senderEmail(desk: string, { id, email, first_name, message }: ContactMessage): MailMessage {
  return renderEmail({
    id: `contact.${id}`,
    to: email,
    replyTo: desk,
    subject: 'We got your message',
    paragraphs: [
      `Hello ${first_name.slice(0, maxNameLength)}, thanks for getting in touch. We’ll reply within one working day. You wrote:`,
      ...quoted(message),
    ],
    note: `Your message has the ID ${id}. If you didn’t contact us, someone entered your address by mistake; you don’t need to do anything.`,
  })
}
