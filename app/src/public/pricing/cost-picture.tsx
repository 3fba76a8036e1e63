import { countOf } from '../../base/format/format.ts'
import { type Hundredths, portion } from '../../base/format/money.ts'
import type { MonthAt, PlanCurves } from './crossings.ts'
import css from './estimator.module.css'
import { type AxisScale, niceScale, tickTexts } from './nice-scale.ts'

/** The drawing is stretched to the room that there is, in both directions; its lines keep their width. */
const size = 10_000

/** How each plan's line looks, in the picture and in its legend. */
export const looks = {
  prepaid: { stroke: 'var(--muted)', strokeWidth: 2.5, strokeDasharray: '6 5' },
  postpaid: { stroke: 'var(--brand)', strokeWidth: 2.5 },
} as const

/**
 * Both lines over the same scales, for the eye alone. Unlike ui/chart it needs no library and no width to be measured, so the server draws
 * it, too. Its colours stand here and not in a sheet, which would come with every pricing page, also one without an estimate.
 */
export function CostPicture({ scale, points, crossings, month }: PlanCurves) {
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
