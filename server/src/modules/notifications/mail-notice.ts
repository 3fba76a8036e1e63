import type { AppContext } from '../../platform/app-context.ts'
import type { JobPayloads } from '../../platform/jobs/payloads.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { readUser } from '../accounts/repo.ts'
import { isMailLocked, kindRules, type NotificationKind } from './rules.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued by a notice that has no mail of its own. `to` is a page of the portal or an address outside it. */
    readonly mailNotice: {
      readonly userId: string
      readonly kind: NotificationKind
      readonly message: string
      readonly to?: string
      readonly text?: string
    }
  }
}

/** Mails what the bell says. */
export async function mailNotice(
  { userId, kind, message, to, text }: JobPayloads['mailNotice'],
  { db, settings: { publicUrl } }: Pick<AppContext, 'db' | 'settings'>,
  jobId: string,
): Promise<void> {
  const user = await readUser(db, userId)
  if (user.status !== 'ACTIVE' && !isMailLocked(kind)) return
  await queueMail(
    db,
    renderEmail({
      id: `notice.${jobId}`,
      to: user.email,
      subject: kindRules[kind].subject,
      paragraphs: [`Hello ${user.firstname || 'there'},`, message],
      ...(to && text && { button: { text, url: to.startsWith('/') ? `${publicUrl}${to}` : to } }),
      note: isMailLocked(kind)
        ? 'Emails about the security of your account are always sent.'
        : `Choose which emails you get in your profile: ${publicUrl}/dashboard/profile?section=notifications`,
    }),
  )
}
