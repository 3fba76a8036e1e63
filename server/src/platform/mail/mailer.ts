import type { Db } from '../db/client.ts'
import type { MailMessage } from './email.ts'

/** Sends one mail, or throws: the job that asked tries again later. */
export type Mailer = (message: MailMessage) => Promise<void>

interface Smtp {
  readonly url: string
  readonly from: string
  /** Its host is the right side of each Message-ID. */
  readonly publicUrl: string
}

export function smtpMailer({ url, from, publicUrl }: Smtp): Mailer {
  // With the first mail: nothing else needs the library.
  let transport: Promise<import('nodemailer').Transporter> | undefined
  const { hostname } = new URL(publicUrl)
  return async ({ id, replyTo, ...message }) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(url, { from }))
    await (await transport).sendMail({
      ...message,
      // As an object: a text would be read as a list, of which a stranger could write more than one.
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      messageId: `<${id}@${hostname}>`,
    })
  }
}

/** For development: mails are laid into a table, and shown at `/__dev/mail`. */
export function outboxMailer(db: Db): Mailer {
  return async ({ id: _id, replyTo, ...message }) => {
    await db
      .insertInto('outbox')
      .values({ ...message, reply_to: replyTo ?? null, sent_at: new Date() })
      .execute()
  }
}
