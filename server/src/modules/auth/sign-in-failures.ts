import { createHash } from 'node:crypto'
import { after } from '../../clock.ts'
import type { Call } from '../../handler.ts'
import { Problem } from '../../http/problem.ts'

type On = Pick<Call<'login'>, 'db' | 'clock' | 'settings'>

const addressOf = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest()

/** Too many wrong passwords lock an address for a while, whether or not it has an account. */
export async function requireNotLocked({ db, clock, settings }: On, email: string): Promise<void> {
  const since = after(clock(), -settings.lockOutSeconds)
  const failures = await db
    .selectFrom('sign_in_failures')
    .select('failed_at')
    .where('address', '=', addressOf(email))
    .where('failed_at', '>', since)
    .orderBy('failed_at', 'desc')
    .limit(settings.signInFailuresAllowed)
    .execute()
  const oldest = failures.at(-1)
  if (!oldest || failures.length < settings.signInFailuresAllowed) return
  const opensAt = after(oldest.failed_at, settings.lockOutSeconds)
  const retryAfterSeconds = Math.max(1, Math.ceil((opensAt.getTime() - clock().getTime()) / 1000))
  throw new Problem(
    'locked_out',
    'Too many wrong passwords for this address. Wait 15 minutes, or reset your password.',
    {
      retryAfterSeconds,
    },
  )
}

export async function recordFailure({ db, clock }: On, email: string): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values({ address: addressOf(email), failed_at: clock() })
    .execute()
}

export async function forgetFailures({ db }: On, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('address', '=', addressOf(email)).execute()
}
