import { sql } from 'kysely'
import { after } from '../../clock.ts'
import type { Queries } from '../../db/client.ts'
import type { Call } from '../../handler.ts'
import { Problem, type ProblemCode } from '../../http/problem.ts'
import { addressHash } from './address-hash.ts'

type On = Pick<Call<'login'>, 'db' | 'clock' | 'settings'>

/**
 * Too many wrong passwords lock an address for a while, whether or not it has an account. A try counts as wrong until
 * `forgetFailures` says that it was right: parallel guesses would all be looked at before the first one had failed.
 */
export async function countTry(
  { db, clock, settings }: On,
  email: string,
  code: Extract<ProblemCode, 'locked_out' | 'too_many_requests'> = 'locked_out',
): Promise<void> {
  const address = addressHash(email)
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${address.readBigInt64BE()})`.execute(tx)
    const failures = await tx
      .selectFrom('sign_in_failures')
      .select('failed_at')
      .where('address', '=', address)
      .where('failed_at', '>', after(clock(), -settings.lockOutSeconds))
      .orderBy('failed_at', 'desc')
      .limit(settings.signInFailuresAllowed)
      .execute()
    const oldest = failures.at(-1)
    if (oldest && failures.length === settings.signInFailuresAllowed)
      throw locked({ clock, settings }, oldest, code)
    await tx.insertInto('sign_in_failures').values({ address, failed_at: clock() }).execute()
  })
}

function locked(
  { clock, settings }: Omit<On, 'db'>,
  oldest: { failed_at: Date },
  code: ProblemCode,
): Problem {
  const opensAt = after(oldest.failed_at, settings.lockOutSeconds)
  const retryAfterSeconds = Math.max(1, Math.ceil((opensAt.getTime() - clock().getTime()) / 1000))
  const detail = 'Too many wrong passwords for this address. Wait 15 minutes, or reset your password.'
  return new Problem(code, detail, { retryAfterSeconds })
}

export async function forgetFailures({ db }: { readonly db: Queries }, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('address', '=', addressHash(email)).execute()
}
