import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { addressHash } from '../accounts/repo.ts'
import type { EmailTokenPurpose } from './repo.ts'
import { beginWait, deleteWaitsOf, readWait } from './repo.ts'

const waitSeconds: Readonly<Record<EmailTokenPurpose, number>> = { VERIFY: 300, RESET: 360, DELETE: 360 }

interface ThrottleInput {
  readonly db: Tx
  readonly clock: Clock
  readonly email: string
  readonly purpose: EmailTokenPurpose
}

/**
 * Whether an address may be mailed to now; if so, its wait begins. Counted for every address in the same way, known or
 * not: a wait that differed would tell who has an account.
 */
export async function passEmailThrottle({ db, clock, email, purpose }: ThrottleInput): Promise<boolean> {
  const now = clock()
  const over = new Date(now.getTime() - waitSeconds[purpose] * 1000)
  return beginWait(db, { address: addressHash(email), purpose, now, over })
}

/** The same, for those who asked for nothing but the mail: they are told how long to wait. */
export async function requireEmailThrottle(input: ThrottleInput): Promise<void> {
  if (await passEmailThrottle(input)) return
  const { db, clock, email, purpose } = input
  const sentAt = await readWait(db, addressHash(email), purpose)
  const opensAt = sentAt.getTime() + waitSeconds[purpose] * 1000
  const retryAfterSeconds = Math.max(1, Math.ceil((opensAt - clock().getTime()) / 1000))
  throw new Problem(
    'resend_too_soon',
    `Check your inbox and your spam folder. You can request another email in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  )
}

/** For an account that is deleted: its address may be mailed to at once, when it registers anew. */
export async function forgetEmailThrottle(db: Tx, email: string): Promise<void> {
  await deleteWaitsOf(db, addressHash(email))
}
