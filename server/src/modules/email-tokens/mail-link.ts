import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { lockByEmail } from '../accounts/repo.ts'
import { linkTemplates } from './email-templates.ts'
import { createEmailLink } from './email-tokens.ts'
import type { EmailTokenPurpose } from './repo.ts'
import { wasMadeSince } from './repo.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly mailLink: EmailTokenRequest
  }
}

/** A wish for a mailed link, as its job is given it. */
interface EmailTokenRequest {
  readonly email: string
  readonly purpose: EmailTokenPurpose
  readonly askedAt: string
  readonly requestId: string
}

const audited = {
  VERIFY: 'account.verify_link',
  RESET: 'password.reset_link',
  DELETE: 'account.delete_link',
} as const

/**
 * Mails the link that somebody asked for, if the address has an account it is of use to. Looked up here and not by the
 * call, whose time would tell whether there is one.
 */
export async function mailEmailToken(
  request: EmailTokenRequest,
  { db, settings }: AppContext,
): Promise<void> {
  const { email, purpose, requestId } = request
  const now = new Date(request.askedAt)
  await db.transaction().execute(async (tx) => {
    const user = await lockByEmail(tx, email)
    if (!user || (purpose === 'VERIFY' && user.email_verified_at)) return
    // A job may run again after it was done; and a link younger than the wish must not be replaced by it.
    if (await wasMadeSince(tx, { userId: user.id, purpose, since: now })) return
    const link = await createEmailLink(tx, { userId: user.id, purpose, publicUrl: settings.publicUrl, now })
    // To the address as it was registered, never as it was typed now.
    await queueMail(tx, linkTemplates[purpose]({ requestId, to: user.email, link }))
    await audit(
      { db: tx, clock: () => now, user, requestId },
      { action: audited[purpose], subject: user.id, details: {} },
    )
  })
}
