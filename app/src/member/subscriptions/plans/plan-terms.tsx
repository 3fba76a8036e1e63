import { formatCredits } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import { Fact } from '../../../ui/facts.tsx'
import type { ServicePlan } from '../subscribe/subscribe-rules.ts'
import { AnnouncedTerm } from './announced-terms.tsx'
import { periodPrice } from './plan-rules.ts'

interface PlanTermsProps {
  /** The API that it’s taken for. */
  readonly api: string
  readonly plan: ServicePlan
}

/** Rows of a list of terms: a plan's price and content. */
export const PlanTerms = ({ api, plan }: PlanTermsProps) => (
  <>
    <Fact name="Fee">{periodPrice(plan)}</Fact>
    {!isZero(plan.included_credits) && (
      <Fact name="Included">{formatCredits(plan.included_credits)} credits</Fact>
    )}
    <Fact name="Rate limits">{limitsInWords(plan.limits)}</Fact>
    <AnnouncedTerm api={api} planId={plan.plan_id} />
  </>
)
