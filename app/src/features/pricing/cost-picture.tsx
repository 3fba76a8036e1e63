import { formatCount } from '../../lib/format/format.ts'
import { type Hundredths, portion } from '../../lib/format/money.ts'
import type { MonthAt, PlanCurves } from './crossings.ts'
import css from './estimator.module.css'
import { type AxisScale, niceScale, tickTexts } from './nice-scale.ts'

/** The drawing is stretched to the room that there is, in both directions; its lines keep their width. */
const size = 10_000

/**
 * Both lines over the same scales, for the eye alone. Unlike ui/chart it needs no library and no width to be measured, so the server draws
 * it, too. What must not be stretched, letters and dots, lies above it.
 */
export function CostPicture({ scale, points, crossings, month }: PlanCurves) {
  const highest = points.flatMap(({ prepaid, postpaid }) => [prepaid, postpaid]).reduce(larger)
  const pesos = niceScale(highest / 100n + 1n, 5n)
  const across = ({ calls }: MonthAt) => placeOn(scale, calls)
  const up = (amount: Hundredths) => placeOn(pesos, amount, 100n)
  const line = (plan: 'prepaid' | 'postpaid') =>
    `M${points.map((point) => `${across(point)},${size - up(point[plan])}`).join('L')}`
  const now = across(month)
  return (
    <div className={css.picture} aria-hidden="true">
      <ol className={css.costTicks}>
        {tickTexts(pesos).map((text, index, { length }) => (
          <li key={text}>{index === length - 1 ? `PHP ${text}` : text}</li>
        ))}
      </ol>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-hidden="true">
          {pesos.ticks.map((tick) => (
            <Line key={tick} className={css.grid} d={`M0,${size - placeOn(pesos, tick)}H${size}`} />
          ))}
          {crossings.map((crossing) => (
            <Line
              key={crossing.calls}
              className={css.drop}
              d={`M${across(crossing)},${size}V${size - up(crossing.prepaid)}`}
            />
          ))}
          <Line className={css.now} d={`M${now},0V${size}`} />
          <Line className={css.prepaid} d={line('prepaid')} />
          <Line className={css.postpaid} d={line('postpaid')} />
        </svg>
        {crossings.map((crossing) => (
          <Dot
            key={crossing.calls}
            className={css.crossing}
            left={across(crossing)}
            bottom={up(crossing.prepaid)}
          />
        ))}
        <Dot className={css.nowDot} left={now} bottom={up(month.prepaid)} />
        <Dot className={css.nowDot} left={now} bottom={up(month.postpaid)} />
        {/* Moved back by as much of its own width: it touches its line, and never leaves the picture. */}
        <span className={css.nowText} style={{ left: percent(now), translate: `-${percent(now)}` }}>
          Your {formatCount(month.calls)} calls
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

const percent = (place: number): string => `${(place * 100) / size}%`

interface LineProps {
  readonly className: string | undefined
  readonly d: string
}

const Line = (props: LineProps) => <path vectorEffect="non-scaling-stroke" {...props} />

interface DotProps {
  readonly className: string | undefined
  readonly left: number
  readonly bottom: number
}

const Dot = ({ className, left, bottom }: DotProps) => (
  <i className={className} style={{ left: percent(left), bottom: percent(bottom) }} />
)
