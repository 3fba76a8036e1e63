import type { components } from '@switchboard/sdk'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../lib/format/format.ts'
import { CallsChart } from '../../lib/usage/calls-chart.tsx'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RankedBars } from '../../ui/kit/ranked-bars.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import css from './overview.module.css'

type Summary = components['schemas']['UsageSummary']

const views = ['By day', 'By API'] as const

/** Calls of the last 30 days by day and by API; the page of usage has the rest. */
export function UsageCard({ summary }: { readonly summary: Summary }) {
  const [view, setView] = useState<(typeof views)[number]>('By day')
  return (
    <Card as="section" aria-labelledby="usage" className={css.card}>
      <header className={css.cardHead}>
        <h2 className={css.cardTitle} id="usage">
          Usage
        </h2>
        <Segments
          label="Show usage"
          value={view}
          onChange={setView}
          options={views.map((name) => ({ value: name, label: name }))}
        />
        <a className="link small" href={href('usage')}>
          All usage
        </a>
      </header>
      {summary.range.totals.calls === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title="No calls yet">
          Each call you make is counted here by day and by API, with what it cost.
        </EmptyState>
      ) : view === 'By day' ? (
        <CallsChart summary={summary} />
      ) : (
        <RankedBars
          label="Calls by API"
          rows={summary.apis}
          keyOf={({ api }) => api}
          name={({ api_name }) => api_name}
          value={({ calls }) => calls}
          text={({ calls }) => formatCount(calls)}
        />
      )}
    </Card>
  )
}
