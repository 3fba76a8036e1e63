import type { ReactNode } from 'react'
import { countOf } from '../../base/format/format.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cheapestWay, type Estimate } from './estimate.ts'
import css from './estimator.module.css'
import { formatCredits, formatPesos } from './money.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import { type Purchase, purchaseName } from './purchase.ts'

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

interface PlanCostProps {
  readonly name: string
  readonly amount: string
  /** Savings, on the cheaper one. */
  readonly less: string | undefined
  readonly children: ReactNode
}

function PlanCost({ name, amount, less, children }: PlanCostProps) {
  return (
    <Card as="section" className={classes(stack(2), css.cost) ?? ''}>
      <header className={row(2, 'between')}>
        <h3>{name}</h3>
        {less && <PlainTag tone="good">{less} less</PlainTag>}
      </header>
      <p className={css.amount}>
        {amount} <span>a month</span>
      </p>
      <div className={classes(stack(2), 'note')}>{children}</div>
    </Card>
  )
}

/** Credits to buy for the month, and credits that remain for the next. */
function ShoppingList({ purchase: { bought, left } }: { readonly purchase: Purchase }) {
  return (
    <>
      <p>Cheapest way to buy them:</p>
      <ul className={classes(stack(1), css.bought)}>
        {bought.map((one) => (
          <li key={one.pack ?? ''}>
            <span>{purchaseName(one)}</span>
            <span className="num">{formatPesos(one.amount)}</span>
          </li>
        ))}
      </ul>
      {left > 0n && <p>{formatCredits(left)} are left for the next month.</p>}
    </>
  )
}
