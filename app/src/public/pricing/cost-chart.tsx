import { useId } from 'react'
import { countOf } from '../../base/format/format.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { CostPicture, looks } from './cost-picture.tsx'
import { type MonthAt, type PlanCurves, planCurves } from './crossings.ts'
import { cheaperPlan, type Estimate, type PlanType } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import type { PriceBasis } from './prices.ts'
import table from './pricing.module.css'

interface CostChartProps {
  readonly month: Estimate
  readonly basis: PriceBasis
}

const names: Readonly<Record<PlanType, string>> = {
  PREPAID: payAsYouGo.name,
  POSTPAID: businessMonthly.name,
}

/** From how many calls on one plan costs less than the other: in words, as a picture and as a table. */
export function CostChart({ month, basis }: CostChartProps) {
  const title = useId()
  const curves = planCurves(month, basis)
  if (!curves) return null
  return (
    <Card as="section" className={classes(stack(4), css.curves) ?? ''} aria-labelledby={title}>
      <header className={row(2, 'between')}>
        <h3 id={title}>Which plan costs less</h3>
        <ul className={classes('label', row([0, 4]), css.legend)}>
          <Key plan="prepaid">{names.PREPAID}</Key>
          <Key plan="postpaid">{names.POSTPAID}</Key>
        </ul>
      </header>
      <ul>
        {inWords(curves).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CostPicture {...curves} />
      <p className="label">
        Calls a month{month.lines.length > 1 && '. Each operation keeps its share of them.'}
      </p>
      <details>
        <summary className={`link small ${css.asTable}`}>Show as table</summary>
        <CostTable rows={curves.rows} />
      </details>
    </Card>
  )
}

function inWords({ crossings, first, scale }: PlanCurves): readonly string[] {
  if (crossings.length === 0) return [`Up to ${countOf(scale.end, 'call')} a month, ${costsLess(first)}`]
  return crossings.map(
    ({ calls, cheaper }) => `From ${countOf(calls, 'call')} a month, ${costsLess(cheaper)}`,
  )
}

const costsLess = (plan: PlanType): string =>
  `${names[plan]} costs less than ${names[plan === 'PREPAID' ? 'POSTPAID' : 'PREPAID']}.`

interface KeyProps {
  readonly plan: keyof typeof looks
  readonly children: string
}

const Key = ({ plan, children }: KeyProps) => (
  <li>
    <svg width="20" height="3" aria-hidden="true">
      <path d="M0,1.5H20" {...looks[plan]} />
    </svg>{' '}
    {children}
  </li>
)

/** The cheaper plan of each row stands out. */
function CostTable({ rows }: Pick<PlanCurves, 'rows'>) {
  return (
    <table className={table.table}>
      <caption className="visually-hidden">Cost of both plans by calls a month</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{names.PREPAID}</th>
          <th scope="col">{names.POSTPAID}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.calls}>
            <th scope="row">{countOf(row.calls, 'call')}</th>
            <td>{costOf(row, 'PREPAID', row.prepaid)}</td>
            <td>{costOf(row, 'POSTPAID', row.postpaid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function costOf({ prepaid, postpaid }: MonthAt, plan: PlanType, amount: bigint) {
  if (cheaperPlan(prepaid, postpaid) !== plan) return formatPesos(amount)
  return (
    <strong>
      {formatPesos(amount)}
      <span className="visually-hidden">, less</span>
    </strong>
  )
}
