import type { components } from '@switchboard/sdk'
import { formatCount } from '../../lib/format/format.ts'
import css from './overview.module.css'

type Usage = components['schemas']['ApiUsage']

export interface UsageChartProps {
  /** One row a day, oldest first; the last is today. */
  readonly days: readonly Usage[]
  readonly dayLabel: (day: string) => string
  readonly timeZone: string
}

/** Calls by day as bars. The bars are one picture to a screen reader; the numbers are in the table one click away. */
export function UsageChart({ days, dayLabel, timeZone }: UsageChartProps) {
  const most = Math.max(1, ...days.map((day) => day.calls))
  const first = days[0]?.period
  const last = days.at(-1)
  return (
    <figure className={css.usageChartFigure}>
      <div
        className={css.bars}
        role="img"
        aria-label={`Calls by day, ${days.length} days. Most on one day: ${most}. Today: ${last?.calls ?? 0}.`}
      >
        {days.map((day) => (
          <span
            key={day.period}
            className={day === last ? css.today : css.bar}
            style={{ height: `${(day.calls / most) * 100}%` }}
            title={`${dayLabel(day.period ?? '')}: ${formatCount(day.calls)} calls, ${day.credits} credits`}
          />
        ))}
      </div>
      <figcaption className={css.axis}>
        <span>{first && dayLabel(first)}</span>
        <span>Times in {timeZone}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}
