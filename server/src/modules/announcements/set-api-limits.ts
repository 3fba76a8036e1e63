import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedFields } from '../../platform/http/problem.ts'
import { lockPublishing } from '../catalogue/repo.ts'
import { apiLimits, setApiLimits } from '../pricing/api-limits-repo.ts'
import { contradictions, limitsOf, lowerLimits, storedLimits } from '../pricing/limits.ts'
import { findPlan } from '../pricing/plan-terms-repo.ts'
import { limitsOfPlans } from '../pricing/plans.ts'
import { hasSubscribersOn } from './affected-repo.ts'

export const adminSetApiLimits = inTransaction<'adminSetApiLimits'>(async (call) => {
  const { db, body } = call
  const { api, plan_id: planId, limits } = body
  // Limits that are compared with the new ones don't change until then.
  await lockPublishing(db)
  const plan = await findPlan(db, planId)
  const own = await apiLimits(db, { api, planId })
  if (!plan || own === undefined) throw new Problem('not_found', 'This API isn’t offered with this plan.')
  const errors = limits ? contradictions(limits) : []
  if (errors.length > 0) throw refusedFields(errors)
  const before = limitsOf(own ?? plan.limits)
  const lower = lowerLimits(before, limits ?? limitsOf(plan.limits))
  if (lower.length > 0 && (await hasSubscribersOn(db, { planId, api })))
    throw new Problem('announcement_required', lowerWords(plan.plan_name, lower))
  await setApiLimits(db, { api, planId }, limits && storedLimits(limits))
  await audit(call, {
    action: 'admin.api.limits',
    subject: api,
    details: { plan_id: planId, plan_name: plan.plan_name, reason: body.reason.trim(), before, limits },
  })
  return { status: 200, body: { data: await limitsOfPlans(db, api) } }
})

const lowerWords = (plan: string, lower: readonly string[]): string =>
  `This lowers limits for subscribers on ${plan}: ${lower.join(', ')}. Announce limits of a version instead, or keep these.`
