import { Problem } from '../../platform/http/problem.ts'
import type { RequireProof } from '../../platform/http/require-proof.ts'
import { after } from '../../platform/time/clock.ts'
import { readProofStatus } from './repo.ts'

/**
 * Of an account with a second factor, a proof by it counts alone; of one without, signing in was a proof, too. Decision 0038
 * says why it is a 428.
 */
export const requireProof: RequireProof = async ({ db, clock, settings }, { stepUp, roles }, user) => {
  // An operation that asks for a proof is closed to them, or does without theirs.
  if (user.isService) return
  const isForAdmins = roles.every((role) => role === 'ADMIN')
  const asksAdmins = isForAdmins && settings.requireAdminSecondFactor
  if (!stepUp && !asksAdmins) return
  const status = await readProofStatus(db, user.id, user.session)
  if (!status) throw new Problem('token_expired', 'The session has ended. Log in again.')
  const { enrolled, signed_in_at, proved_at, by_factor } = status
  if (asksAdmins && !enrolled) throw factorRequired()
  const proofs = enrolled ? [by_factor && proved_at] : [signed_in_at, proved_at]
  const lastProof = Math.max(0, ...proofs.flatMap((at) => (at ? at.getTime() : [])))
  const isAsked = stepUp === 'always' || (stepUp === 'enrolled' && enrolled)
  const since = isAsked ? after(clock(), -settings.stepUpSeconds).getTime() : 0
  if ((isAsked || asksAdmins) && lastProof <= since) {
    throw new Problem('step_up_required', 'Confirm it’s you, then send the same call again.')
  }
}

const factorRequired = (): Problem =>
  new Problem(
    'second_factor_required',
    'Administrators need a second factor here. Set one up in your profile, then try again.',
  )

/** Of an operation for administrators, for one without a second factor where one is asked for. */
export async function factorProblem(
  { db, settings }: Parameters<RequireProof>[0],
  user: Parameters<RequireProof>[2],
): Promise<Problem | undefined> {
  if (!settings.requireAdminSecondFactor) return undefined
  const status = await readProofStatus(db, user.id, user.session)
  return status?.enrolled ? undefined : factorRequired()
}
