import { sql } from 'kysely'
import type { Queries, Tx } from '../db/client.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Clock } from '../time/clock.ts'
import { after } from '../time/clock.ts'
import { deletedDomain, type MailMessage } from './email.ts'
import { takeMailTurn } from './recipient-throttle.ts'

const jobKeyOf = (mailId: string): string => `mail:${mailId}`

/** Queues a mail in the transaction that causes it, and writes down to whom and about what, for administrators to follow. */
export async function queueMail(db: Queries, message: MailMessage): Promise<void> {
  // A deleted account gets no email, whatever still happens to it.
  if (message.to.endsWith(`@${deletedDomain}`)) return
  const mailId = newId('mail')
  await db
    .insertInto('mails')
    .values({
      id: mailId,
      recipient: message.to,
      subject: message.subject,
      status: 'WAITING',
      last_error: null,
      created_at: sql<Date>`now()`,
      sent_at: null,
    })
    .execute()
  await enqueue(db, 'mail', { payload: { ...message, mailId }, jobKey: jobKeyOf(mailId) })
}

/**
 * The same for emails that the recipient didn't request, whoever caused them: at most one in five minutes, and five
 * in a day, go to one inbox. Returns 0, or the seconds until a retry; then nothing was queued.
 */
export async function queueUnrequestedMail(db: Queries, message: MailMessage, now: Date): Promise<number> {
  const waitSeconds = await takeMailTurn(db, message.to, now)
  if (waitSeconds === 0) await queueMail(db, message)
  return waitSeconds
}

interface MailAttempt {
  readonly at: Date
  /** Null where the mail server took it. */
  readonly error: string | null
  /** Whether it is not tried again by itself. */
  readonly isLast: boolean
}

/** Writes down how an attempt ended. */
export async function recordMailAttempt(
  db: Queries,
  mailId: string,
  { at, error, isLast }: MailAttempt,
): Promise<void> {
  const changed = await db
    .updateTable('mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error,
      ...(error === null && { status: 'SENT' as const, sent_at: at }),
      ...(error !== null && isLast && { status: 'FAILED' as const }),
    }))
    .where('id', '=', mailId)
    .executeTakeFirstOrThrow()
  if (changed.numUpdatedRows === 0n) return
  await db.insertInto('mail_attempts').values({ mail_id: mailId, at, error }).execute()
}

/** Has a mail tried again now, with all its attempts before it. False where its job is gone, or runs at this moment. */
export async function retryMail(tx: Tx, mailId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker._private_jobs WHERE key = ${jobKeyOf(mailId)}),
      run_at => now(), attempts => 0)`.execute(tx)
  if (rows.length === 0) return false
  await setStatus(tx, mailId, 'WAITING')
  return true
}

/** How the last attempt to send an email ended: null where the mail server took it, undefined before the first. */
export async function lastMailError(db: Queries): Promise<string | null | undefined> {
  const attempts = db.selectFrom('mail_attempts').select('error').orderBy('id', 'desc').limit(1)
  return (await attempts.executeTakeFirst())?.error
}

/** Rows of mails that failed, to count. */
export const failedMails = sql`SELECT 1 FROM mails WHERE status = 'FAILED'`

/** Stops a mail that waits or failed; its job stays, so that it can still be retried. False while it's being sent. */
export async function giveUpMail(tx: Tx, mailId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM graphile_worker.permanently_fail_jobs(
      ARRAY(SELECT id FROM graphile_worker._private_jobs WHERE key = ${jobKeyOf(mailId)}),
      'An administrator stopped it.')`.execute(tx)
  if (rows.length === 0) return false
  await setStatus(tx, mailId, 'GIVEN_UP')
  return true
}

const setStatus = (tx: Tx, mailId: string, status: 'WAITING' | 'GIVEN_UP') =>
  tx.updateTable('mails').set({ status }).where('id', '=', mailId).execute()

/** Erases sent and waiting emails to an address that has no account any more. */
export async function eraseMails(tx: Tx, recipient: string): Promise<void> {
  const erased = await tx
    .deleteFrom('mails')
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .returning('id')
    .execute()
  for (const { id } of erased) await removeJob(tx, id)
}

const keptSeconds = 90 * 86_400

export async function purgeMails({
  db,
  clock,
}: {
  readonly db: Queries
  readonly clock: Clock
}): Promise<void> {
  const purged = await db
    .deleteFrom('mails')
    .where('created_at', '<', after(clock(), -keptSeconds))
    .where('status', '<>', 'WAITING')
    .returning(['id', 'status'])
    .execute()
  // The job of one that was sent is gone.
  for (const { id, status } of purged) if (status !== 'SENT') await removeJob(db, id)
}

const removeJob = (db: Queries, mailId: string) =>
  sql`SELECT graphile_worker.remove_job(${jobKeyOf(mailId)})`.execute(db)
