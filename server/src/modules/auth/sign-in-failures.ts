import type { Queries } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, type ProblemCode } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { addressHash } from '../accounts/repo.ts'
import { addFailure, deleteFailures, lockAddress, oldestOf } from './failures-repo.ts'
import { isKnownNetwork, networkHash } from './networks-repo.ts'

/** The kind of proof attempted: each has a counter of its own. */
type ProofKind = 'password' | 'second-factor'

interface AttemptOptions {
  readonly proof?: ProofKind
  readonly code?: Extract<ProblemCode, 'locked_out' | 'too_many_requests'>
}

const countedAddress = (email: string, proof: ProofKind): Buffer =>
  addressHash(proof === 'password' ? email : `${proof}:${email.trim()}`)

type AttemptContext = Pick<RequestContext<'login'>, 'db' | 'clock' | 'settings' | 'network'>

/**
 * Too many wrong passwords for an email lock the network that they came from for a while, whether or not there is an
 * account. Networks that its owner has not signed in from also count together, so that guessing from many of them stays
 * bounded; a known one never waits for what others did: decision 0020. A try counts as wrong until `clearFailures` says
 * that it was right: parallel guesses would all be looked at before the first one had failed.
 */
export async function recordAttempt(
  { db, clock, settings, network: from }: AttemptContext,
  email: string,
  { proof = 'password', code = 'locked_out' }: AttemptOptions = {},
): Promise<void> {
  const address = countedAddress(email, proof)
  const network = await networkHash(db, from)
  const now = clock()
  const since = after(now, -settings.lockOutSeconds)
  await db.transaction().execute(async (tx) => {
    await lockAddress(tx, address)
    const network_known = await isKnownNetwork(tx, { email, network, now })
    const full = [
      await oldestOf(tx, { address, since, allowed: settings.signInFailuresAllowed, network }),
      ...(network_known
        ? []
        : [await oldestOf(tx, { address, since, allowed: settings.unknownNetworkFailuresAllowed })]),
    ].flatMap((failedAt) => failedAt ?? [])
    if (full.length > 0) {
      const opensAt = after(new Date(Math.max(...full.map(Number))), settings.lockOutSeconds)
      throw locked(Math.ceil((opensAt.getTime() - now.getTime()) / 1000), { proof, code })
    }
    await addFailure(tx, { address, failed_at: now, network, network_known })
  })
}

const lockedTexts: Readonly<Record<ProofKind, string>> = {
  password: 'Too many wrong passwords for this address. Wait 15 minutes, or reset your password.',
  'second-factor': 'Too many wrong codes for this account. Wait 15 minutes, then start again.',
}

function locked(seconds: number, { proof, code }: Required<AttemptOptions>): Problem {
  const detail = lockedTexts[proof]
  return new Problem(code, detail, { retryAfterSeconds: Math.max(1, seconds) })
}

/** After the right password, failures from other networks still count; otherwise each sign-in would allow new guesses. */
export async function clearFailures(
  { db, network }: Pick<AttemptContext, 'db' | 'network'>,
  email: string,
  proof: ProofKind = 'password',
): Promise<void> {
  await deleteFailures(db, countedAddress(email, proof), await networkHash(db, network))
}

/** After a password reset: earlier guesses don't help with a new password. */
export async function clearAllFailures(db: Queries, email: string): Promise<void> {
  await deleteFailures(db, addressHash(email))
}
