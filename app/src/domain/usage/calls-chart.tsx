import type { components } from '@switchboard/sdk'
import { formatDate, formatDay } from '../../base/format/dates.ts'
import { countOf, formatCount, formatDecimal } from '../../base/format/format.ts'
import { Chart, type ChartSeries } from '../../ui/kit/chart.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { countText, milliseconds } from './figures.ts'
import { outcomes } from './outcomes.ts'

type Summary = components['schemas']['UsageSummary']

/** A day, and the one as many days before that it is compared with. */
type ComparedDay = components['schemas']['UsageDay'] & { readonly before: number }

export const dayPoint = {
  name: 'Day',
  short: ({ day }: { readonly day: string }) => formatDay(day),
  full: ({ day }: { readonly day: string }) => formatDate(day),
}

const before: ChartSeries<ComparedDay> = {
  name: 'Previous period',
  tone: 'muted',
  shape: 'ghost',
  value: (day) => day.before,
  text: (day) => formatCount(day.before),
}

const moreColumns: readonly Column<ComparedDay>[] = [
  { key: 'credits', name: 'Credits', align: 'end', cell: ({ credits }) => formatDecimal(credits) },
  { key: 'median', name: 'Median', align: 'end', cell: ({ median_ms }) => milliseconds(median_ms) },
]

interface CallsChartProps {
  readonly summary: Summary
  readonly asTable: boolean
}

/** Calls by day and how they ended, before the bars of as many days before. */
export function CallsChart({ summary, asTable }: CallsChartProps) {
  const { range, before: earlier, time_zone, statuses_since } = summary
  const days = range.days.map((day, index) => ({ ...day, before: earlier.days[index]?.calls ?? 0 }))
  const { totals } = range
  const series = Object.values(outcomes)
    .filter(({ count }) => totals[count] !== null)
    .map(
      ({ count, name, chart }): ChartSeries<ComparedDay> => ({
        name,
        tone: chart,
        value: (day) => day[count],
        text: (day) => countText(day[count]),
      }),
    )
  return (
    <Chart
      label="Calls by day"
      rows={days}
      asTable={asTable}
      point={dayPoint}
      series={[...series, before]}
      moreColumns={moreColumns}
      formatTick={formatCount}
      summary={summaryWords(summary)}
      note={
        <>
          Days are counted in {time_zone}.
          {totals.rejected === null &&
            ` Rejected and limited calls are counted separately from ${formatDate(statuses_since)}.`}
        </>
      }
    />
  )
}

function summaryWords({ range, before: earlier }: Summary): string {
  const { calls, failed: lost } = range.totals
  const most = range.days.reduce((best, day) => (day.calls > best.calls ? day : best), {
    day: range.end_date,
    calls: 0,
  })
  return [
    `${countOf(calls, 'call')} in ${countOf(range.days.length, 'day')}, ${formatCount(lost)} of them failed.`,
    `Most on one day: ${formatCount(most.calls)}, on ${formatDate(most.day)}.`,
    `In as many days before: ${formatCount(earlier.totals.calls)}.`,
  ].join(' ')
}
