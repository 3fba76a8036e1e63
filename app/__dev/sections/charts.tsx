import { Chart, type ChartSeries } from '../../src/ui/kit/chart.tsx'
import { RankedBars } from '../../src/ui/kit/ranked-bars.tsx'
import { Section, State } from '../state.tsx'

interface Day {
  readonly day: number
  readonly good: number
  readonly failed: number
  readonly before: number
  readonly median: number | null
}

/** Any numbers, the same at each visit. */
const day = (_: unknown, index: number): Day => ({
  day: index + 1,
  good: (index * 37) % 90,
  failed: index % 6 === 0 ? 11 : 0,
  before: (index * 23) % 80,
  median: index % 9 === 4 ? null : 70 + ((index * 13) % 40),
})
const month = Array.from({ length: 30 }, day)
const year = Array.from({ length: 366 }, day)

const point = {
  name: 'Day',
  short: (row: Day) => `Day ${row.day}`,
  full: (row: Day) => `Day ${row.day} of the range`,
}
const calls: readonly ChartSeries<Day>[] = [
  { name: 'Successful', tone: 'brand', value: ({ good }) => good, text: ({ good }) => String(good) },
  { name: 'Failed', tone: 'red', value: ({ failed }) => failed, text: ({ failed }) => String(failed) },
  {
    name: 'Previous period',
    tone: 'muted',
    shape: 'line',
    value: ({ before }) => before,
    text: ({ before }) => String(before),
  },
]
const median: readonly ChartSeries<Day>[] = [
  {
    name: 'Median',
    tone: 'amber',
    shape: 'line',
    value: (row) => row.median,
    text: (row) => (row.median === null ? '–' : `${row.median} ms`),
  },
]

export const Charts = () => (
  <Section title="Chart">
    <State name="bars on each other, and a line to compare with" wide>
      <div className="dev-panel">
        <Chart
          label="Calls by day"
          rows={month}
          point={point}
          series={calls}
          formatTick={String}
          summary="Thirty days of calls."
          note="Days are counted in Asia/Manila."
        />
      </div>
    </State>
    <State name="a line with gaps" wide>
      <div className="dev-panel">
        <Chart
          label="Median by day"
          rows={month}
          point={point}
          series={median}
          formatTick={(value) => `${value} ms`}
          summary="Thirty medians."
          whole={false}
        />
      </div>
    </State>
    <State name="a year" wide>
      <div className="dev-panel">
        <Chart
          label="Calls of a year"
          rows={year}
          point={point}
          series={calls}
          formatTick={String}
          summary="A year of calls."
        />
      </div>
    </State>
    <State name="nothing but zeros" wide>
      <div className="dev-panel">
        <Chart
          label="Quiet days"
          rows={month.map((row) => ({ ...row, good: 0, failed: 0, before: 0 }))}
          point={point}
          series={calls}
          formatTick={String}
          summary="No call."
        />
      </div>
    </State>
    <State name="by size" wide>
      <div className="dev-panel">
        <RankedBars
          label="Calls by API"
          rows={month.slice(3, 8).toSorted((one, other) => other.good - one.good)}
          keyOf={point.full}
          name={point.full}
          value={({ good }) => good}
          text={({ good }) => String(good)}
        />
      </div>
    </State>
  </Section>
)
