import { createTransport } from 'nodemailer'
import type { Db } from '../db/client.ts'
import type { MailMessage } from './message.ts'

/** Sends one mail, or throws: the job that asked tries again later. */
export type Mailer = (message: MailMessage) => Promise<void>

export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(url, { from })
  return async (message) => {
    await transport.sendMail(message)
  }
}

/** For development: mails are laid into a table, and shown at `/__dev/mail`. */
export function outboxMailer(db: Db): Mailer {
  return async (message) => {
    await db
      .insertInto('outbox')
      .values({ ...message, sent_at: new Date() })
      .execute()
  }
}
