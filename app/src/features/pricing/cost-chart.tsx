import { useId } from 'react'
import { formatCount } from '../../lib/format/format.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, PlainTable } from '../../ui/plain-table.tsx'
import { CostPicture } from './cost-picture.tsx'
import { type MonthAt, type PlanCurves, planCurves } from './crossings.ts'
import { cheaperPlan, type Estimate, type PlanType } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import type { PriceBasis } from './prices.ts'

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
    <Card as="section" className={css.curves ?? ''} aria-labelledby={title}>
      <header className={css.head}>
        <h3 id={title}>Which plan costs less</h3>
        <ul className={css.legend}>
          <li className={css.prepaid}>{names.PREPAID}</li>
          <li className={css.postpaid}>{names.POSTPAID}</li>
        </ul>
      </header>
      <ul>
        {inWords(curves).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CostPicture {...curves} />
      <p className={css.axis}>
        Calls a month{month.lines.length > 1 && '. Each operation keeps its share of them.'}
      </p>
      <details className={css.asTable}>
        <summary>Show as table</summary>
        <PlainTable
          caption="Cost of both plans by calls a month"
          columns={columns}
          rows={curves.rows}
          keyOf={({ calls }) => String(calls)}
        />
      </details>
    </Card>
  )
}

function inWords({ crossings, first, scale }: PlanCurves): readonly string[] {
  if (crossings.length === 0) return [`Up to ${formatCount(scale.end)} calls a month, ${costsLess(first)}`]
  return crossings.map(
    ({ calls, cheaper }) => `From ${formatCount(calls)} calls a month, ${costsLess(cheaper)}`,
  )
}

const costsLess = (plan: PlanType): string =>
  `${names[plan]} costs less than ${names[plan === 'PREPAID' ? 'POSTPAID' : 'PREPAID']}.`

const columns: readonly Column<MonthAt>[] = [
  { name: 'Calls a month', align: 'end', cell: ({ calls }) => formatCount(calls) },
  { name: names.PREPAID, align: 'end', cell: ({ prepaid }) => formatPesos(prepaid) },
  { name: names.POSTPAID, align: 'end', cell: ({ postpaid }) => formatPesos(postpaid) },
  {
    name: 'Costs less',
    cell: ({ prepaid, postpaid }) => {
      const cheaper = cheaperPlan(prepaid, postpaid)
      return cheaper === 'SAME' ? 'Both cost the same' : names[cheaper]
    },
  },
]
