import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Table } from 'lucide-react'
import { brand } from '../../base/brand.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { budgetsSpent, callsMade, type SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { limitsQuery } from '../../domain/subscriptions/queries.ts'
import { usageCaptions, usageColumns } from '../../domain/usage/usage-columns.tsx'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { SearchFilter } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ApiFilter, countedSpans, KeyFilter, type PartProps, RangeFilter } from './filters.tsx'
import { pageSize, shownDays, tableQuery } from './queries.ts'
import { RequestLog } from './request-log.tsx'
import { tableFilter, type UsageAddress, usageAddress } from './usage-address.ts'
import { UsageCharts } from './usage-charts.tsx'

interface NearLimit {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly percent: number
}

/** Quotas of a subscription and budgets of its keys, with what is used of each. */
const limitsOf = (use: SubscriptionUse): readonly NearLimit[] =>
  [
    ...callsMade(use).map((one) => ({
      ...one,
      id: `${use.api} ${one.label}`,
      label: `${use.name}: ${one.label.toLowerCase()}`,
    })),
    ...use.keys.flatMap((key) =>
      budgetsSpent(key).map((one) => ({
        ...one,
        id: `${key.key_id} ${one.label}`,
        label: `${use.name}, ${key.name} …${key.last_four}: ${one.label.toLowerCase()}`,
      })),
    ),
  ].flatMap((one) => (one.percent === null ? [] : { ...one, percent: one.percent }))

const maxShown = 6

/** Calls, their outcomes and cost: as charts, counted in rows, and call by call. */
export function UsagePage() {
  const [address, show] = useUrlState(usageAddress)
  const part = { address, show }
  return (
    <PageFrame
      title="Usage"
      about={`Your calls and what they cost. Days and times are in ${brand.time_zone}.`}
      actions={
        <>
          <LinkButton href={href('exports')}>Exports</LinkButton>
          <LinkButton href={href('wallet')}>Wallet</LinkButton>
        </>
      }
    >
      <NearLimits address={address} />
      <Tabs
        label="Usage"
        open={address.tab}
        onOpen={(tab) => {
          const { days, api, key } = address
          show({ ...usageAddress.read(''), tab, days, api, key })
        }}
        tabs={[
          { name: 'charts', label: 'Charts', content: <UsageCharts {...part} /> },
          { name: 'table', label: 'Table', content: <UsageTable {...part} /> },
          { name: 'log', label: 'Request log', content: <RequestLog {...part} /> },
        ]}
      />
    </PageFrame>
  )
}

/** The quotas and budgets that are nearest to their end. Nothing where none is set. */
function NearLimits({ address: { api } }: { readonly address: UsageAddress }) {
  const { data } = useQuery(limitsQuery(usePortal()))
  const limits = (data?.data ?? [])
    .filter((use) => !api || use.api === api)
    .flatMap(limitsOf)
    .toSorted((one, other) => other.percent - one.percent)
  if (limits.length === 0) return null
  return (
    <Card as="section" aria-labelledby="near-limits" className={stack(3)}>
      <header className={row(3, 'between')}>
        <h2 className="card-title" id="near-limits">
          Limits
        </h2>
        <a className="link small" href={href('docsUsers', { slug: 'limits' })}>
          What limits mean
        </a>
      </header>
      <div className={columns('wide', 4, 'top')}>
        {limits.slice(0, maxShown).map(({ id, label, text, percent }) => (
          <Progress key={id} label={label} value={Math.min(100, percent)} valueText={text} />
        ))}
      </div>
      {limits.length > maxShown && (
        <p className="note">
          The {maxShown} nearest of {limits.length}. Each{' '}
          <a className="link" href={href('subscriptions')}>
            subscription
          </a>{' '}
          shows its own.
        </p>
      )}
    </Card>
  )
}

/** The counts behind the charts, a row for each day, month or API. Its filters apply to the export. */
function UsageTable({ address, show }: PartProps) {
  const query = useQuery(tableQuery(usePortal(), address))
  const filter = tableFilter(address, shownDays(address))
  return (
    <Card as="section" padded={false} aria-label="Usage table">
      <div className={tools()}>
        <Segments
          label="Rows"
          value={address.by}
          options={[
            { value: 'daily', label: 'By day' },
            { value: 'monthly', label: 'By month' },
            { value: 'api', label: 'By API' },
          ]}
          onChange={(by) => show({ ...address, by, page: 1 })}
        />
        <RangeFilter address={address} show={show} spans={countedSpans} />
        <ApiFilter address={address} show={show} />
        <KeyFilter address={address} show={show} />
        <SearchFilter label="Search API names" address={address} show={show} />
        <ExportButton
          what="rows"
          rows={query.data?.meta.total}
          filename={`api-usage-${address.by}.csv`}
          background={{ kind: 'USAGE', filter }}
          start={(portal) => download(portal, 'get', '/api/api-usage/export', { params: { query: filter } })}
        />
      </div>
      <PagedTable
        query={query}
        what="your usage"
        title="We couldn’t load your usage"
        level={2}
        caption={usageCaptions[address.by]}
        columns={usageColumns[address.by]}
        keyOf={({ api, period }) => `${api} ${period}`}
        empty={<NoCalls address={address} />}
        list={{ address, show }}
        pageSize={pageSize}
        note={({ totals }) =>
          `${formatCount(totals.calls)} ${totals.calls === 1 ? 'call' : 'calls'} for ${formatDecimal(totals.credits)} credits in all. Days are counted in ${brand.time_zone}.`
        }
      />
    </Card>
  )
}

function NoCalls({ address: { api, key, search, days, page } }: Pick<PartProps, 'address'>) {
  if (!(api || key || search || days) && page === 1)
    return (
      <EmptyState icon={Table} level={2} title="No calls yet">
        Each call you make with a key is counted here within seconds, with what it cost.
      </EmptyState>
    )
  return (
    <EmptyState icon={SearchX} level={2} title="No calls here">
      <a className="link" href={href('usage', {}, { query: { tab: 'table' } })}>
        Show all usage
      </a>
    </EmptyState>
  )
}
