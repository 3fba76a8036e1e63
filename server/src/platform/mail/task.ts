import type { MailMessage } from './email.ts'
import type { Mailer } from './mailer.ts'

/** A mail as it is queued: jobs of before mails had an id may still wait. */
export type QueuedMail = Omit<MailMessage, 'id'> & Partial<Pick<MailMessage, 'id'>>

export const mailTask = (
  queued: QueuedMail,
  { mailer }: { readonly mailer: Mailer },
  jobId: string,
): Promise<void> => mailer({ ...queued, id: queued.id ?? `job.${jobId}` })
