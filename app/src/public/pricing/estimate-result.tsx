import { countOf } from '../../base/format/format.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cheapestWay, type Estimate } from './estimate.ts'
import css from './estimator.module.css'
import { formatCredits, formatPesos } from './money.ts'
import { PlanCost } from './plan-cost.tsx'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import { ShoppingList } from './shopping-list.tsx'

/** The month under both plans; the cheaper one is marked. */
export function EstimateResult({ month }: { readonly month: Estimate }) {
  const { calls, prepaid, postpaid, cheaper, difference } = month
  const saving = formatPesos(difference)
  const way = cheapestWay(month)
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
