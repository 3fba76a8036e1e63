import type { components } from '@switchboard/sdk'
import { formatDate, formatDay } from '../../base/format/dates.ts'
import { countOf, formatCount, formatDecimal } from '../../base/format/format.ts'
import { Chart, type ChartSeries } from '../../ui/kit/chart.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { countText, milliseconds } from './figures.ts'
import { outcomes } from './outcomes.ts'

type Summary = components['schemas']['UsageSummary']
type Day = components['schemas']['UsageDay']
type Figures = Omit<Day, 'day'>

/** A day, and the one as many days before that it is compared with. */
type ComparedDay = Day & { readonly before: Day | undefined }

interface Measure extends Pick<ChartSeries<Figures>, 'text'> {
  readonly label: string
  readonly value: (figures: Figures) => number
  /** Of all days, in the chart's summary. */
  readonly words: (totals: Figures) => string
  readonly series: readonly ChartSeries<Figures>[]
}

export const dayPoint = {
  name: 'Day',
  short: ({ day }: { readonly day: string }) => formatDay(day),
  full: ({ day }: { readonly day: string }) => formatDate(day),
}

export const comparedDays = ({ range, before }: Summary): readonly ComparedDay[] =>
  range.days.map((day, index) => ({ ...day, before: before.days[index] }))

/** As many days before. */
export const previousPeriod = ({
  value,
  text,
}: Pick<ChartSeries<Figures>, 'value' | 'text'>): ChartSeries<ComparedDay> => ({
  name: 'Previous period',
  tone: 'muted',
  shape: 'past',
  value: ({ before }) => (before ? value(before) : null),
  text: ({ before }) => (before ? text(before) : '–'),
})

const outcomeSeries = ({ count, name, chart }: (typeof outcomes)[keyof typeof outcomes]) => ({
  name,
  tone: chart,
  value: (day: Figures) => day[count],
  text: (day: Figures) => countText(day[count]),
})

const { ANSWERED: _, ...errors } = outcomes
const errorCount = ({ rejected, limited, failed }: Figures): number =>
  failed + (rejected ?? 0) + (limited ?? 0)

const credits = {
  value: (day: Figures) => Number(day.credits),
  text: (day: Figures) => formatDecimal(day.credits),
}

export const measures = {
  calls: {
    label: 'Calls by day',
    value: ({ calls }) => calls,
    text: ({ calls }) => formatCount(calls),
    words: ({ calls, failed }) => `${countOf(calls, 'call')}, ${formatCount(failed)} of them failed,`,
    series: Object.values(outcomes).map(outcomeSeries),
  },
  errors: {
    label: 'Errors by day',
    value: errorCount,
    text: (day) => formatCount(errorCount(day)),
    words: (totals) => countOf(errorCount(totals), 'error'),
    series: Object.values(errors).map(outcomeSeries),
  },
  credits: {
    label: 'Credits by day',
    ...credits,
    words: (totals) => `${credits.text(totals)} credits`,
    series: [{ name: 'Credits', tone: 'brand', ...credits }],
  },
} satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof measures

const moreColumns: readonly Column<ComparedDay>[] = [
  { key: 'credits', name: 'Credits', align: 'end', cell: credits.text },
  { key: 'median', name: 'Median', align: 'end', cell: ({ median_ms }) => milliseconds(median_ms) },
]

interface CallsChartProps {
  readonly summary: Summary
  readonly by?: MeasureName
  readonly asTable: boolean
}

/** Calls by day and how they ended, their errors alone, or their cost, with a line for as many days before. */
export function CallsChart({ summary, by = 'calls', asTable }: CallsChartProps) {
  const { range, time_zone, statuses_since } = summary
  const { totals } = range
  const measure: Measure = measures[by]
  return (
    <Chart
      label={measure.label}
      rows={comparedDays(summary)}
      asTable={asTable}
      point={dayPoint}
      series={[...measure.series.filter(({ value }) => value(totals) !== null), previousPeriod(measure)]}
      moreColumns={by === 'calls' ? moreColumns : []}
      formatTick={formatCount}
      summary={summaryWords(summary, measure)}
      note={
        <>
          Days are counted in {time_zone}.
          {by !== 'credits' &&
            totals.rejected === null &&
            ` Rejected and limited calls are counted separately from ${formatDate(statuses_since)}.`}
        </>
      }
    />
  )
}

function summaryWords({ range, before }: Summary, { value, text, words }: Measure): string {
  const most = range.days.reduce<Day | undefined>(
    (best, day) => (best && value(best) >= value(day) ? best : day),
    undefined,
  )
  return [
    `${words(range.totals)} in ${countOf(range.days.length, 'day')}.`,
    most && `Most on one day: ${text(most)}, on ${formatDate(most.day)}.`,
    `In as many days before: ${text(before.totals)}.`,
  ].join(' ')
}
