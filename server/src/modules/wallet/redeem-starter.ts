import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { dayIn, lastDayOfNextMonth } from '../../platform/time/days.ts'
import { moveCredits } from './move-credits.ts'
import { noteStarter } from './repo.ts'

/** The credits that an account gets once; false where it has had them. */
export async function redeemStarterCredits(
  call: Omit<RequestContext<'redeemStarter', Tx>, 'body' | 'query'>,
): Promise<boolean> {
  const { db, clock, user, requestId, settings } = call
  const [userId, now, amount] = [user.id, clock(), settings.starterCredits]
  if (!(await noteStarter(db, userId, now))) return false
  await moveCredits(db, {
    ...{ userId, kind: 'STARTER', amount, description: 'Starter credits', reference: 'starter' },
    ...{ actor: 'USER', key: 'starter', now, requestId },
    validUntil: lastDayOfNextMonth(dayIn(settings.timeZone, now)),
  })
  await audit(call, { action: 'wallet.starter', subject: userId, details: { amount } })
  return true
}
