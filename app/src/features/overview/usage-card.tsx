import type { components } from '@switchboard/sdk'
import { ChartNoAxesColumn } from 'lucide-react'
import { formatCount } from '../../lib/format/format.ts'
import { CallsChart } from '../../lib/usage/calls-chart.tsx'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RankedBars } from '../../ui/kit/ranked-bars.tsx'
import css from './overview.module.css'

type Summary = components['schemas']['UsageSummary']

/** As many as stand beside the chart. */
const mostApis = 6

/** Calls of the last 30 days by day and by API; the page of usage has the rest. */
export const UsageCard = ({ summary }: { readonly summary: Summary }) => (
  <Card as="section" aria-labelledby="usage" className={css.card}>
    <header className={css.cardHead}>
      <h2 className={css.cardTitle} id="usage">
        Usage
      </h2>
      <a className="link small" href={href('usage')}>
        All usage
      </a>
    </header>
    {summary.range.totals.calls === 0 ? (
      <EmptyState icon={ChartNoAxesColumn} title="No calls yet">
        Each call you make is counted here by day and by API, with what it cost.
      </EmptyState>
    ) : (
      <div className={css.usage}>
        <CallsChart summary={summary} />
        <div className={css.ranks}>
          <h3 className={css.ranksTitle}>By API</h3>
          <RankedBars
            label="Calls by API"
            rows={summary.apis.slice(0, mostApis)}
            keyOf={({ api }) => api}
            name={({ api_name }) => api_name}
            value={({ calls }) => calls}
            text={({ calls }) => formatCount(calls)}
          />
        </div>
      </div>
    )}
  </Card>
)
