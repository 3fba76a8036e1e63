import { useId } from 'react'
import { countOf } from '../../base/format/format.ts'
import { type Hundredths, portion } from '../../base/format/money.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { type MonthAt, type PlanCurves, planCurves } from './crossings.ts'
import { cheaperPlan, type Estimate, type PlanType } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'
import { type AxisScale, niceScale, tickTexts } from './nice-scale.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import type { PriceBasis } from './prices.ts'
import table from './pricing.module.css'

/** The drawing is stretched to the room that there is, in both directions; its lines keep their width. */
const size = 10_000

/** How each plan's line looks, in the picture and in its legend. */
const looks = {
  prepaid: { stroke: 'var(--muted)', strokeWidth: 2.5, strokeDasharray: '6 5' },
  postpaid: { stroke: 'var(--brand)', strokeWidth: 2.5 },
} as const

const larger = (one: bigint, another: bigint): bigint => (one > another ? one : another)

const placeOn = ({ end }: AxisScale, value: bigint, parts = 1n): number =>
  Math.round(portion(value, end * parts) * size)

interface Look {
  readonly stroke: string
  readonly strokeWidth?: number
  readonly strokeDasharray?: string
}

const Line = (props: Look & { readonly d: string }) => (
  <path vectorEffect="non-scaling-stroke" strokeLinecap="round" strokeLinejoin="round" {...props} />
)

interface Place {
  readonly x: number
  readonly y: number
}

/** A line of no length with round ends: a circle would be stretched with the drawing. */
const Dot = ({ x, y, ...look }: Place & Look) => <Line d={`M${x},${y}h0`} {...look} />

const Ring = (place: Place) => (
  <>
    <Dot {...place} stroke="var(--ink)" strokeWidth={13} />
    <Dot {...place} stroke="var(--panel)" strokeWidth={7} />
  </>
)

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

/**
 * Both lines over the same scales, for the eye alone. Unlike ui/chart it needs no library and no width to be measured, so the server draws
 * it, too. Its colours stand here and not in a sheet, which would come with every pricing page, also one without an estimate.
 */
function CostPicture({ scale, points, crossings, month }: PlanCurves) {
  const highest = points.flatMap(({ prepaid, postpaid }) => [prepaid, postpaid]).reduce(larger)
  const pesos = niceScale(highest / 100n + 1n, 5n)
  const across = ({ calls }: MonthAt) => placeOn(scale, calls)
  const down = (amount: Hundredths) => size - placeOn(pesos, amount, 100n)
  const line = (plan: keyof typeof looks) =>
    `M${points.map((point) => `${across(point)},${down(point[plan])}`).join('L')}`
  const now = across(month)
  return (
    <div className={`label ${css.picture}`} aria-hidden="true">
      <ol className={css.costTicks}>
        {tickTexts(pesos).map((text, index, { length }) => (
          <li key={text}>{index === length - 1 ? `PHP ${text}` : text}</li>
        ))}
      </ol>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          {pesos.ticks.map((tick) => (
            <Line key={tick} d={`M0,${size - placeOn(pesos, tick)}H${size}`} stroke="var(--line)" />
          ))}
          {crossings.map((crossing) => (
            <Line
              key={crossing.calls}
              d={`M${across(crossing)},${size}V${down(crossing.prepaid)}`}
              stroke="var(--ink)"
              strokeDasharray="2 3"
            />
          ))}
          <Line d={`M${now},0V${size}`} stroke="var(--amber-chart)" />
          <Line d={line('prepaid')} {...looks.prepaid} />
          <Line d={line('postpaid')} {...looks.postpaid} />
          {crossings.map((crossing) => (
            <Ring key={crossing.calls} x={across(crossing)} y={down(crossing.prepaid)} />
          ))}
          <Dot x={now} y={down(month.prepaid)} stroke="var(--amber-chart)" strokeWidth={9} />
          <Dot x={now} y={down(month.postpaid)} stroke="var(--amber-chart)" strokeWidth={9} />
        </svg>
        {/* Letters must not be stretched. Moved back by as much of its own width, it touches its line and never leaves the picture. */}
        <span className={css.now} style={{ left: `${now / 100}%`, translate: `-${now / 100}%` }}>
          Your {countOf(month.calls, 'call')}
        </span>
      </div>
      <ol className={css.callTicks}>
        {tickTexts(scale).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
