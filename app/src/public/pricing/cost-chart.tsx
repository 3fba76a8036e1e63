import { useId } from 'react'
import { countOf } from '../../base/format/format.ts'
import { type Hundredths, larger, portion } from '../../base/format/money.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { row, stack } from '../../ui/layout.ts'
import { type MonthAt, type PlanCurves, planCurves } from './crossings.ts'
import { cheapestOf, type Estimate } from './estimate.ts'
import css from './estimator.module.css'
import { formatPesos } from './money.ts'
import { type AxisScale, niceScale, tickTexts } from './nice-scale.ts'
import { PlanTable } from './plan-table.tsx'
import type { PriceBasis } from './prices.ts'

/** The drawing is stretched to the room that there is, in both directions; its lines keep their width. */
const size = 10_000

const strokes = ['var(--muted)', 'var(--brand)', 'var(--test)', 'var(--red)']
const dashes = ['6 5', 'none', '2 5', '12 4 2 4']

/** How the line of each plan looks, in the picture and in its legend: one of the first eight. */
const lookOf = (place: number) => ({
  stroke: strokes[place % 4] ?? '',
  strokeWidth: 2.5,
  strokeDasharray: dashes[(place + Math.floor(place / 4)) % 4] ?? '',
})

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

/** From how many calls on which plan costs the least: in words, as a picture and as a table. */
export function CostChart({ month, basis }: CostChartProps) {
  const title = useId()
  const curves = planCurves(month, basis)
  if (!curves) return null
  const names = month.months.map(({ plan }) => plan.plan_name)
  return (
    <Card as="section" className={classes(stack(4), css.curves) ?? ''} aria-labelledby={title}>
      <header className={row(2, 'between')}>
        <h3 id={title}>Which plan costs less</h3>
        <ul className={classes('label', row([0, 4]), css.legend)}>
          {names.map((name, place) => (
            <Key key={name} place={place}>
              {name}
            </Key>
          ))}
        </ul>
      </header>
      <ul>
        {inWords(curves, names).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CostPicture {...curves} />
      <p className="label">
        Calls a month{month.lines.length > 1 && '. Each operation keeps its share of them.'}
      </p>
      <details>
        <summary className={`link small ${css.asTable}`}>Show as table</summary>
        <CostTable rows={curves.rows} names={names} />
      </details>
    </Card>
  )
}

function inWords({ crossings, first, scale }: PlanCurves, names: readonly string[]): readonly string[] {
  const costsLeast = (place: number) => `${names[place]} costs the least.`
  if (crossings.length === 0) return [`Up to ${countOf(scale.end, 'call')} a month, ${costsLeast(first)}`]
  return [
    `For fewer calls, ${costsLeast(first)}`,
    ...crossings.map(
      ({ calls, cheapest }) => `From ${countOf(calls, 'call')} a month, ${costsLeast(cheapest)}`,
    ),
  ]
}

interface KeyProps {
  readonly place: number
  readonly children: string
}

const Key = ({ place, children }: KeyProps) => (
  <li>
    <svg width="20" height="3" aria-hidden="true">
      <path d="M0,1.5H20" {...lookOf(place)} />
    </svg>{' '}
    {children}
  </li>
)

interface CostTableProps extends Pick<PlanCurves, 'rows'> {
  readonly names: readonly string[]
}

/** The cheapest plan of each row stands out. */
const CostTable = ({ rows, names }: CostTableProps) => (
  <PlanTable caption="Cost of each plan by calls a month" heads={names}>
    {rows.map(({ calls, amounts }) => (
      <tr key={calls}>
        <th scope="row">{countOf(calls, 'call')}</th>
        {amounts.map((amount, place) => (
          <td key={names[place]}>
            {place === cheapestOf(amounts) ? (
              <strong>
                {formatPesos(amount)}
                <span className="visually-hidden">, least</span>
              </strong>
            ) : (
              formatPesos(amount)
            )}
          </td>
        ))}
      </tr>
    ))}
  </PlanTable>
)

/**
 * All lines over the same scales, for the eye alone. Unlike ui/chart it needs no library and no width to be measured, so the server draws
 * it, too. Its colours stand here and not in a sheet, which would come with every pricing page, also one without an estimate.
 */
function CostPicture({ scale, points, crossings, month }: PlanCurves) {
  const highest = points.flatMap(({ amounts }) => amounts).reduce(larger)
  const pesos = niceScale(highest / 100n + 1n, 5n)
  const across = ({ calls }: MonthAt) => placeOn(scale, calls)
  const down = (amount: Hundredths) => size - placeOn(pesos, amount, 100n)
  const downTo = ({ amounts, cheapest }: PlanCurves['crossings'][number]) => down(amounts[cheapest] ?? 0n)
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
              d={`M${across(crossing)},${size}V${downTo(crossing)}`}
              stroke="var(--ink)"
              strokeDasharray="2 3"
            />
          ))}
          <Line d={`M${now},0V${size}`} stroke="var(--amber-chart)" />
          {month.amounts.map((_, place) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its plan's place
              key={place}
              d={`M${points.map((point) => `${across(point)},${down(point.amounts[place] ?? 0n)}`).join('L')}`}
              {...lookOf(place)}
            />
          ))}
          {crossings.map((crossing) => (
            <Ring key={crossing.calls} x={across(crossing)} y={downTo(crossing)} />
          ))}
          {[...new Set(month.amounts)].map((amount) => (
            <Dot key={amount} x={now} y={down(amount)} stroke="var(--amber-chart)" strokeWidth={9} />
          ))}
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
