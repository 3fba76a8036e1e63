import type { Db } from '../db/client.ts'
import type { Clock } from '../time/clock.ts'
import { deletedDomain, type MailMessage } from './email.ts'
import type { Mailer } from './mailer.ts'
import { recordMailAttempt } from './queue.ts'

declare module '../jobs/payloads.ts' {
  interface JobPayloads {
    readonly mail: QueuedMail
  }
}

interface QueuedMail extends MailMessage {
  /** Its row in `mails`; none for a mail that leaves no trace. */
  readonly mailId?: string
}

interface MailContext {
  readonly mailer: Mailer
  readonly db: Db
  readonly clock: Clock
}

const maxError = 500

/** A process that is killed between sending and writing it down sends again: the inbox knows the copy by its Message-ID. */
export async function mailTask(
  { mailId, ...queued }: QueuedMail,
  { mailer, db, clock }: MailContext,
  _jobId: string,
  isLast: boolean,
): Promise<void> {
  // A deleted account gets no email, whatever still happens to it.
  if (queued.to.endsWith(`@${deletedDomain}`)) return
  try {
    await mailer(queued)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxError)
    if (mailId) await recordMailAttempt(db, mailId, { at: clock(), error: reason, isLast })
    throw error
  }
  if (mailId) await recordMailAttempt(db, mailId, { at: clock(), error: null, isLast })
}
