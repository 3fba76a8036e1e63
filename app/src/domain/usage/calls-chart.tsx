import type { components } from '@switchboard/sdk'
import { formatDate, formatDay } from '../../base/format/dates.ts'
import { countOf, formatCount, formatDecimal } from '../../base/format/format.ts'
import { Chart, type ChartSeries } from '../../ui/kit/chart.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { milliseconds, successful } from './figures.ts'

type Summary = components['schemas']['UsageSummary']

/** A day, and the one as many days before that it is compared with. */
type ComparedDay = components['schemas']['UsageDay'] & { readonly before: number }

export const dayPoint = {
  name: 'Day',
  short: ({ day }: { readonly day: string }) => formatDay(day),
  full: ({ day }: { readonly day: string }) => formatDate(day),
}

const failed: ChartSeries<ComparedDay> = {
  name: 'Failed',
  tone: 'red',
  value: (day) => day.failed,
  text: (day) => formatCount(day.failed),
}
const before: ChartSeries<ComparedDay> = {
  name: 'Previous period',
  tone: 'muted',
  shape: 'ghost',
  value: (day) => day.before,
  text: (day) => formatCount(day.before),
}
const outcomes: readonly ChartSeries<ComparedDay>[] = [
  {
    name: 'Successful',
    tone: 'brand',
    value: successful,
    text: (day) => formatCount(successful(day) ?? 0),
  },
  {
    name: 'Rejected (4xx)',
    tone: 'amber',
    value: (day) => day.refused,
    text: (day) => formatCount(day.refused ?? 0),
  },
  failed,
  before,
]
/** For days that the log does not reach: refused calls are among those that were answered. */
const answers: readonly ChartSeries<ComparedDay>[] = [
  {
    name: 'Answered',
    tone: 'brand',
    value: (day) => day.calls - day.failed,
    text: (day) => formatCount(day.calls - day.failed),
  },
  failed,
  before,
]

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
  const toldApart = range.totals.refused !== null
  return (
    <Chart
      label="Calls by day"
      rows={days}
      asTable={asTable}
      point={dayPoint}
      series={toldApart ? outcomes : answers}
      moreColumns={moreColumns}
      formatTick={formatCount}
      summary={summaryWords(summary)}
      note={
        <>
          Days are counted in {time_zone}.
          {!toldApart && ` Rejected calls are counted separately from ${formatDate(statuses_since)}.`}
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
