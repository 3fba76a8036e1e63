import type { AppContext } from '../../platform/app-context.ts'
import type { JobPayloads } from '../../platform/jobs/payloads.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { readUser } from '../accounts/repo.ts'

/** Mails what the bell says, for those who do not look at it. */
export async function mailLowCredits(
  { userId, told, empty, recovered = false }: JobPayloads['lowCredits'],
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  jobId: string,
): Promise<void> {
  const user = await readUser(db, userId)
  if (user.status !== 'ACTIVE') return
  await queueMail(
    db,
    renderEmail({
      id: `low-credits.${jobId}`,
      to: user.email,
      subject: recovered
        ? 'Your credits have recovered'
        : empty
          ? 'Your wallet is empty'
          : 'Your credits are low',
      paragraphs: [`Hello ${user.firstname || 'there'},`, told],
      button: recovered
        ? { text: 'View wallet', url: `${settings.publicUrl}/dashboard/wallet` }
        : { text: 'Top up', url: `${settings.publicUrl}/dashboard/wallet/topup` },
      note: 'You get this email when your credits fall to one of your alerts, and once when they recover. Change them on your wallet page.',
    }),
  )
}
