import type { components } from '@switchboard/sdk'
import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import {
  CallsChart,
  comparedDays,
  dayPoint,
  type MeasureName,
  measures,
  previousPeriod,
} from '../../domain/usage/calls-chart.tsx'
import { changeWords, milliseconds, sharePercent, unansweredWords } from '../../domain/usage/figures.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CardGrid, FigureCard } from '../../ui/figure-card.tsx'
import { Chart } from '../../ui/kit/chart.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { useTableSwitch } from '../../ui/kit/table-switch.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { ApiRanks, KeyRanks, OperationRanks, StatusRanks } from './breakdowns.tsx'
import { ChartCard } from './chart-card.tsx'
import { ApiFilter, countedSpans, KeyFilter, type PartProps, RangeFilter } from './filters.tsx'
import { shownDays, summaryQuery } from './queries.ts'
import { summaryFilter } from './usage-address.ts'

type Summary = components['schemas']['UsageSummary']
type Latency = Pick<components['schemas']['UsageDay'], 'median_ms'>

/** A range of days by day, API, status and latency, beside as many days before. */
export function UsageCharts({ address, show }: PartProps) {
  const query = useQuery(summaryQuery(usePortal(), address))
  return (
    <div className={stack(4)}>
      <div className={row([3, 4], 'bottom')}>
        <RangeFilter address={address} show={show} spans={countedSpans} />
        <ApiFilter address={address} show={show} />
        <KeyFilter address={address} show={show} used={query.data?.data.keys} />
      </div>
      <QueryBoundary
        queries={[query]}
        what="your usage"
        title="We couldn’t load your usage"
        level={2}
        skeleton={<Skeleton height="640px" />}
        frame={(state) => <Card as="section">{state}</Card>}
        empty={{ when: ({ data }) => data.range.totals.calls === 0, show: <NoCalls address={address} /> }}
      >
        {({ data }) => (
          <div className={stack(4)} aria-busy={query.isPlaceholderData}>
            <Figures summary={data} />
            <CallsCard summary={data} address={address} />
            <LatencyCard summary={data} />
            <div className={columns('wide', 4, 'top')}>
              <ApiRanks summary={data} address={address} />
              <StatusRanks summary={data} address={address} />
            </div>
            <OperationRanks summary={data} />
            <KeyRanks summary={data} address={address} />
          </div>
        )}
      </QueryBoundary>
    </div>
  )
}

function CallsCard({ summary, address }: { readonly summary: Summary } & Pick<PartProps, 'address'>) {
  const { asTable, tableSwitch } = useTableSwitch()
  const [by, setBy] = useState<MeasureName>('calls')
  return (
    <ChartCard
      id="by-day"
      title={measures[by].label}
      actions={
        <>
          <Segments
            label="By day"
            value={by}
            options={[
              { value: 'calls', label: 'Calls' },
              { value: 'errors', label: 'Errors' },
              { value: 'credits', label: 'Credits' },
            ]}
            onChange={setBy}
          />
          {tableSwitch}
          <ExportDays address={address} calls={summary.range.totals.calls} />
        </>
      }
    >
      <CallsChart summary={summary} by={by} asTable={asTable} />
    </ChartCard>
  )
}

interface ExportDaysProps extends Pick<PartProps, 'address'> {
  readonly calls: number
}

function ExportDays({ address, calls }: ExportDaysProps) {
  const filter = { ...summaryFilter(address, shownDays(address)), view: 'daily' } as const
  return (
    <ExportButton
      what="days"
      label="Export days"
      rows={calls}
      filename="api-usage-daily.csv"
      background={{ kind: 'USAGE', filter }}
      start={(portal) => download(portal, 'get', '/api/api-usage/export', { params: { query: filter } })}
    />
  )
}

function Figures({ summary: { range, before } }: { readonly summary: Summary }) {
  const { totals, days } = range
  return (
    <CardGrid>
      <FigureCard label="Calls" figure={formatCount(totals.calls)}>
        <p className="note">{changeWords(totals.calls, before.totals.calls, days.length)}</p>
      </FigureCard>
      <FigureCard label="Answered" figure={`${sharePercent(totals.answered, totals.calls) ?? '–'}%`}>
        <p className="note">{unansweredWords(totals)}</p>
      </FigureCard>
      <FigureCard label="Credits spent" figure={formatDecimal(totals.credits)}>
        <p className="note">{formatDecimal(before.totals.credits)} in the previous period</p>
      </FigureCard>
      <FigureCard label="Median response" figure={milliseconds(totals.median_ms)}>
        <p className="note">
          95th percentile {milliseconds(totals.p95_ms)} ·{' '}
          {before.totals.median_ms === null
            ? 'No previous data'
            : `Median before ${milliseconds(before.totals.median_ms)}`}
        </p>
      </FigureCard>
    </CardGrid>
  )
}

function LatencyCard({ summary }: { readonly summary: Summary }) {
  const { asTable, tableSwitch } = useTableSwitch()
  return (
    <ChartCard id="latency" title="Response time by day" actions={tableSwitch}>
      <LatencyChart summary={summary} asTable={asTable} />
    </ChartCard>
  )
}

interface LatencyChartProps {
  readonly summary: Summary
  readonly asTable: boolean
}

const median = {
  value: ({ median_ms }: Latency) => median_ms,
  text: ({ median_ms }: Latency) => milliseconds(median_ms),
}

const LatencyChart = ({ summary, asTable }: LatencyChartProps) => (
  <Chart
    label="Response time by day"
    rows={comparedDays(summary)}
    asTable={asTable}
    point={dayPoint}
    series={[
      {
        name: '95th percentile',
        tone: 'amber',
        shape: 'line',
        value: ({ p95_ms }) => p95_ms,
        text: ({ p95_ms }) => milliseconds(p95_ms),
      },
      { name: 'Median', tone: 'brand', shape: 'line', ...median },
      { ...previousPeriod(median), name: 'Median, previous period' },
    ]}
    formatTick={(value) => `${formatCount(value)} ms`}
    whole={false}
    summary={`Median ${median.text(summary.range.totals)}, 95th percentile ${milliseconds(summary.range.totals.p95_ms)}.`}
    note="From the gateway taking a call to the last byte of its response. No data on days without calls."
  />
)

const NoCalls = ({ address: { api, key, days } }: Pick<PartProps, 'address'>) => (
  <Card as="section">
    <EmptyState
      icon={ChartNoAxesColumn}
      level={2}
      title={api || key || days ? 'No calls here' : 'No calls yet'}
    >
      {api || key || days
        ? 'No calls were made on these days. Choose other days, or all APIs and keys.'
        : 'Each call you make with a key is counted here within seconds, with what it cost.'}
    </EmptyState>
  </Card>
)
