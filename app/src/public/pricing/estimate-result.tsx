import { countOf } from '../../base/format/format.ts'
import type { PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cheapestWay, type Estimate } from './estimate.ts'
import css from './estimator.module.css'
import { LimitsWarning } from './limits-warning.tsx'
import { formatCredits, formatPesos } from './money.ts'
import { PlanCost } from './plan-cost.tsx'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import { planFits } from './plan-fit.ts'
import { ShoppingList } from './shopping-list.tsx'

interface EstimateResultProps {
  readonly month: Estimate
  readonly planLimits: readonly PlanLimits[]
}

/** The month under both plans; the cheaper one is marked. */
export function EstimateResult({ month, planLimits }: EstimateResultProps) {
  const { calls, prepaid, postpaid, cheaper, difference } = month
  const saving = formatPesos(difference)
  const way = cheapestWay(month)
  const fits = planFits(month, planLimits)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{calls > 0n && inWords(month)}</span>
      </VisuallyHidden>
      {calls === 0n && <p className={css.none}>Add an operation to compare both plans.</p>}
      {calls > 0n && (
        <>
          <p>
            Cheapest: <strong>{way.plan}</strong>, {way.how}.
          </p>
          <LimitsWarning fits={fits} />
          <PlanCost
            name={payAsYouGo.name}
            amount={formatPesos(prepaid.amount)}
            less={cheaper === 'PREPAID' ? saving : undefined}
          >
            <p>
              {countOf(calls, 'call')}, {formatCredits(prepaid.credits)} credits.
            </p>
            <ShoppingList purchase={prepaid.purchase} />
          </PlanCost>
          <PlanCost
            name={businessMonthly.name}
            amount={formatPesos(postpaid.amount)}
            less={cheaper === 'POSTPAID' ? saving : undefined}
          >
            <p>
              {formatCredits(postpaid.credits)} credits at 10% off:{' '}
              {postpaid.beyond > 0n
                ? `${formatCredits(postpaid.credits - postpaid.beyond)} included, ${formatCredits(postpaid.beyond)} on top.`
                : 'covered by the included ones.'}
            </p>
            <p>For verified businesses.</p>
          </PlanCost>
        </>
      )}
    </>
  )
}

function inWords({ prepaid, postpaid, cheaper }: Estimate): string {
  const amounts = `${payAsYouGo.name} ${formatPesos(prepaid.amount)}, ${businessMonthly.name} ${formatPesos(postpaid.amount)} a month.`
  if (cheaper === 'SAME') return `${amounts} Both cost the same.`
  return `${amounts} ${cheaper === 'PREPAID' ? payAsYouGo.name : businessMonthly.name} is cheaper.`
}
