import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { limitsInWords } from '../../domain/catalogue/call-limits.ts'
import { AnnouncedTerm } from './announced-terms.tsx'
import { periodPrice } from './plan-rules.ts'
import type { ServicePlan } from './subscribe-rules.ts'

interface PlanTermsProps {
  /** The API that it’s taken for. */
  readonly api: string
  readonly plan: ServicePlan
}

/** Rows of a list of terms: a plan's price and content. */
export const PlanTerms = ({ api, plan }: PlanTermsProps) => (
  <>
    <div>
      <dt>Fee</dt>
      <dd>{periodPrice(plan)}</dd>
    </div>
    {!isZero(plan.included_credits) && (
      <div>
        <dt>Included</dt>
        <dd>{formatCredits(plan.included_credits)} credits</dd>
      </div>
    )}
    <div>
      <dt>Calls, at most</dt>
      <dd>{limitsInWords(plan.limits)}</dd>
    </div>
    <AnnouncedTerm api={api} planId={plan.plan_id} />
  </>
)
