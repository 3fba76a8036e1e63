import type { components } from '@switchboard/sdk'
import { ChartNoAxesColumn } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
import { CallsChart } from '../../domain/usage/calls-chart.tsx'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RankedBars } from '../../ui/kit/ranked-bars.tsx'
import { useTableSwitch } from '../../ui/kit/table-switch.tsx'
import { row, split, stack } from '../../ui/layout.ts'

type Summary = components['schemas']['UsageSummary']

/** As many as stand beside the chart. */
const mostApis = 6

/** Calls of the last 30 days by day and by API; the page of usage has the rest. */
export function UsageCard({ summary }: { readonly summary: Summary }) {
  const { asTable, tableSwitch } = useTableSwitch()
  return (
    <Card as="section" aria-labelledby="usage" className={stack(4)}>
      <header className={row(3, 'between')}>
        <h2 className="card-title" id="usage">
          Usage
        </h2>
        <div className={row([2, 4])}>
          {summary.range.totals.calls > 0 && tableSwitch}
          <a className="link small" href={href('usage')}>
            All usage
          </a>
        </div>
      </header>
      {summary.range.totals.calls === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title="No calls yet">
          Each call you make is counted here by day and by API, with what it cost.
        </EmptyState>
      ) : (
        <div className={classes(split(6), css.overviewUsage)}>
          <CallsChart summary={summary} asTable={asTable} />
          <div className={stack(3)}>
            <h3 className="strong small">By API</h3>
            <RankedBars
              label="Calls by API"
              rows={summary.apis.slice(0, mostApis)}
              keyOf={({ api }) => api}
              name={({ api, api_name }) => (
                <a className="link" href={href('usage', {}, { query: { api } })}>
                  {api_name}
                </a>
              )}
              value={({ calls }) => calls}
              text={({ calls }) => formatCount(calls)}
            />
          </div>
        </div>
      )}
    </Card>
  )
}
