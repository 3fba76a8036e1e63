import { deletedDomain, type MailMessage } from './email.ts'
import type { Mailer } from './mailer.ts'

/** A mail as it is queued: jobs of before mails had an id may still wait. */
export type QueuedMail = Omit<MailMessage, 'id'> & Partial<Pick<MailMessage, 'id'>>

export async function mailTask(
  queued: QueuedMail,
  { mailer }: { readonly mailer: Mailer },
  jobId: string,
): Promise<void> {
  // Whatever still happens to a deleted account, there is nobody to tell.
  if (queued.to.endsWith(`@${deletedDomain}`)) return
  await mailer({ ...queued, id: queued.id ?? `job.${jobId}` })
}
