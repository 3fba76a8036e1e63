import type { components } from '@switchboard/sdk'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../lib/format/dates.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import css from './overview.module.css'
import { UsageChart } from './usage-chart.tsx'
import { UsageTable } from './usage-table.tsx'

type Usage = components['schemas']['ApiUsage']

const views = ['By day', 'By API', 'As a table'] as const

interface UsageCardProps {
  readonly days: readonly Usage[]
  readonly apis: readonly Usage[]
  readonly timeZone: string
}

/** Calls of the last 30 days: as a picture, by API, and as the numbers behind both. */
export function UsageCard({ days, apis, timeZone }: UsageCardProps) {
  const [view, setView] = useState<(typeof views)[number]>('By day')
  return (
    <Card as="section" aria-labelledby="usage" className={css.card}>
      <header className={css.usageCardHead}>
        <h2 className={css.usageCardTitle} id="usage">
          Usage
        </h2>
        <Segments
          label="Show usage"
          value={view}
          onChange={setView}
          options={views.map((name) => ({ value: name, label: name }))}
        />
      </header>
      {days.every(({ calls }) => calls === 0) ? (
        <EmptyState icon={ChartNoAxesColumn} title="No calls yet">
          Each call you make is counted here by day and by API, with what it cost.
        </EmptyState>
      ) : (
        <UsageView view={view} days={days} apis={apis} timeZone={timeZone} />
      )}
    </Card>
  )
}

function UsageView({ view, days, apis, timeZone }: UsageCardProps & { readonly view: string }) {
  if (view === 'By day') return <UsageChart days={days} dayLabel={formatDay} timeZone={timeZone} />
  if (view === 'By API') {
    return <UsageTable rows={apis} caption="Calls by API" what="API" nameOf={(row) => row.api_name ?? ''} />
  }
  const newestFirst = days.toReversed()
  return (
    <UsageTable
      rows={newestFirst}
      caption="Calls by day"
      what="Day"
      nameOf={(row) => formatDay(row.period ?? '')}
    />
  )
}
