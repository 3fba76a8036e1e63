import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import { env } from '../../base/env.ts'
import { dayPresets } from '../../base/format/day-presets.ts'
import { countOf, formatDecimal } from '../../base/format/format.ts'
import { usageCaptions, usageColumns } from '../../domain/usage/usage-columns.tsx'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { tools } from '../../ui/list-tools.ts'
import { CsvButton } from '../csv-button.tsx'
import { pageSize, usageOfUserQuery } from '../queries.ts'
import { usageAddress, usageFilterOf } from './usage-address.ts'

/** A user's calls, as they see them themselves. */
export function UsageOfUser({ userId }: { readonly userId: string }) {
  const [address, show] = useUrlState(usageAddress)
  const query = useQuery(usageOfUserQuery(usePortal(), userId, address))
  const { view, days, page } = address
  const presets = dayPresets(env.timeZone, new Date())
  return (
    <Card padded={false}>
      <div className={tools()}>
        <Segments
          label="By"
          value={view}
          options={[
            { value: 'api', label: 'By API' },
            { value: 'daily', label: 'By day' },
          ]}
          onChange={(next) => show({ view: next, days, page: 1 })}
        />
        <DateRange
          label="Days"
          value={days ?? presets[1] ?? null}
          presets={presets}
          max={presets[0].to}
          onChange={(next) => show({ view, days: next, page: 1 })}
        />
      </div>
      <PagedTable
        query={query}
        what="the usage"
        caption={usageCaptions[view]}
        columns={usageColumns[view]}
        keyOf={({ api, period }) => `${api} ${period}`}
        empty={
          <EmptyState icon={Activity} title="No calls">
            No calls were made on these days.
          </EmptyState>
        }
        page={page}
        pageSize={pageSize}
        file={
          <CsvButton
            name="usage"
            start={(portal) =>
              download(portal, 'get', '/api/api-usage/export', {
                params: { query: { user_id: userId, ...usageFilterOf(address) } },
              })
            }
          />
        }
        onPage={(next) => show({ view, days, page: next })}
        note={({ totals }) =>
          `${countOf(totals.calls, 'call')} for ${formatDecimal(totals.credits)} credits in all. Days are counted in ${env.timeZone}.`
        }
      />
    </Card>
  )
}
