import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { RequireProof } from '../../platform/http/require-proof.ts'
import { after } from '../../platform/time/clock.ts'
import { people } from '../accounts/people-repo.ts'

interface ProofStatus {
  readonly enrolled: boolean
  /** Null, as what was proved, where the account has changed since. */
  readonly signed_in_at: Date | null
  readonly proved_at: Date | null
  readonly by_factor: boolean
}

async function readProofStatus(
  db: Queries,
  userId: string,
  sessionId: string,
): Promise<ProofStatus | undefined> {
  const { rows } = await sql<ProofStatus>`
    SELECT CASE WHEN families.security_version = users.security_version THEN families.created_at END AS signed_in_at,
      proofs.proved_at, coalesce(proofs.by_factor, false) AS by_factor,
      EXISTS (SELECT FROM totp_factors WHERE user_id = ${userId})
        OR EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}) AS enrolled
    FROM session_families AS families
    JOIN ${people('users')} ON users.id = families.user_id
    LEFT JOIN session_proofs AS proofs ON proofs.session_id = families.id AND proofs.security_version = users.security_version
    WHERE families.id = ${sessionId}`.execute(db)
  return rows[0]
}

/**
 * Of an account with a second factor, a proof by it counts alone; of one without, signing in was a proof, too. Decision 0038
 * says why it is a 428.
 */
export const requireProof: RequireProof = async ({ db, clock, settings }, { stepUp, roles }, user) => {
  const isForAdmins = roles.every((role) => role === 'ADMIN')
  const asksAdmins = isForAdmins && settings.requireAdminSecondFactor
  if (!stepUp && !asksAdmins) return
  const status = await readProofStatus(db, user.id, user.session)
  if (!status) throw new Problem('token_expired', 'The session has ended. Log in again.')
  const { enrolled, signed_in_at, proved_at, by_factor } = status
  if (asksAdmins && !enrolled) {
    throw new Problem(
      'second_factor_required',
      'Administrators need a second factor here. Set one up in your profile, then try again.',
    )
  }
  const proofs = enrolled ? [by_factor && proved_at] : [signed_in_at, proved_at]
  const lastProof = Math.max(0, ...proofs.flatMap((at) => (at ? at.getTime() : [])))
  const isAsked = stepUp === 'always' || (stepUp === 'enrolled' && enrolled)
  const since = isAsked ? after(clock(), -settings.stepUpSeconds).getTime() : 0
  if ((isAsked || asksAdmins) && lastProof <= since) {
    throw new Problem('step_up_required', "Confirm it's you, then send the same call again.")
  }
}
