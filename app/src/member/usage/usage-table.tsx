import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Table } from 'lucide-react'
import { env } from '../../base/env.ts'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { usageCaptions, usageColumns } from '../../domain/usage/usage-columns.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { tools } from '../../ui/list-tools.ts'
import { ApiFilter, countedSpans, KeyFilter, type PartProps, RangeFilter, WordFilter } from './filters.tsx'
import { pageSize, shownDays, tableQuery } from './queries.ts'
import { tableFilter } from './usage-address.ts'

/** The counts behind the charts, a row for each day, month or API. Its filters apply to the export. */
export function UsageTable({ address, show }: PartProps) {
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
        <WordFilter label="Search API names" address={address} show={show} />
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
        page={address.page}
        pageSize={pageSize}
        onPage={(page) => show({ ...address, page })}
        note={({ totals }) =>
          `${formatCount(totals.calls)} ${totals.calls === 1 ? 'call' : 'calls'} for ${formatDecimal(totals.credits)} credits in all. Days are counted in ${env.timeZone}.`
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
