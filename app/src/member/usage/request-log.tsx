import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ListTree, SearchX } from 'lucide-react'
import { formatCount } from '../../base/format/format.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { ChoiceFilter, SearchFilter } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { tools } from '../../ui/list-tools.ts'
import { CallDrawer } from './call-drawer.tsx'
import { ApiFilter, KeyFilter, type PartProps, RangeFilter } from './filters.tsx'
import { logColumns } from './log-columns.tsx'
import { logQuery, pageSize, shownDays, statusesQuery } from './queries.ts'
import { callMethods, logFilter, usageAddress } from './usage-address.ts'

/** The call whose details are open: the specification's `usageItem` (decision 0034). The address says which, so that it can be shared. */
const usageItemOf = ({ address, show }: PartProps) => ({
  requestId: address.call,
  hrefOf: (call: string) => `${href('usage')}?${usageAddress.write('', { ...address, call })}`,
  close: () => show({ ...address, call: null }),
})

const spans = [
  { days: 1, label: 'Today' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
] as const

/** Every call, newest first. Its filters are in the address, and apply to the export. */
export function RequestLog({ address, show }: PartProps) {
  const query = useQuery(logQuery(usePortal(), address))
  const usageItem = usageItemOf({ address, show })
  return (
    <Card as="section" padded={false} aria-label="Request log">
      <div className={tools()}>
        <RangeFilter address={address} show={show} spans={spans} />
        <ApiFilter address={address} show={show} />
        <KeyFilter address={address} show={show} />
        <MethodFilter address={address} show={show} />
        <StatusFilter address={address} show={show} />
        <SearchFilter label="Search request ID, path or operation" address={address} show={show} />
        <ExportButton
          what="calls"
          rows={query.data?.meta.total}
          filename="request-log.csv"
          background={{ kind: 'CALLS', filter: logFilter(address, shownDays(address)) }}
          start={(portal) =>
            download(portal, 'get', '/api/api-usage/user-respose-export', {
              params: { query: logFilter(address, shownDays(address)) },
            })
          }
        />
      </div>
      <PagedTable
        query={query}
        what="your calls"
        title="We couldn’t load your calls"
        level={2}
        caption="Calls, newest first"
        columns={logColumns(usageItem.hrefOf)}
        keyOf={({ request_id }) => request_id}
        empty={<NoCalls address={address} />}
        list={{ address, show }}
        pageSize={pageSize}
        note={({ total }) =>
          `${formatCount(total)} ${total === 1 ? 'call' : 'calls'}. The log is kept for 90 days.`
        }
      />
      <CallDrawer requestId={usageItem.requestId} onClose={usageItem.close} />
    </Card>
  )
}

const MethodFilter = ({ address, show }: PartProps) => (
  <ChoiceFilter
    label="Method"
    all="All methods"
    options={callMethods}
    value={address.method}
    onChange={(method) => show({ ...address, method, page: 1 })}
  />
)

const classesOfStatus = [
  ['2xx', 'All 2xx'],
  ['4xx', 'All 4xx'],
  ['5xx', 'All 5xx'],
] as const

/** Classes, and each status that occurred. */
function StatusFilter({ address, show }: PartProps) {
  const { data } = useQuery(statusesQuery(usePortal()))
  const occurred = (data?.data ?? []).map(({ status }) => [String(status), String(status)] as const)
  return (
    <ChoiceFilter
      label="Status"
      all="All statuses"
      options={new Map<string, string>([...classesOfStatus, ...occurred])}
      value={address.status}
      onChange={(status) => show({ ...address, status, page: 1 })}
    />
  )
}

function NoCalls({ address }: Pick<PartProps, 'address'>) {
  const { api, key, method, status, search, days, page } = address
  if (!(api || key || method || status || search || days) && page === 1)
    return (
      <EmptyState icon={ListTree} level={2} title="No calls yet">
        Each call you make with a key is listed here for 90 days, with its response and price.
      </EmptyState>
    )
  return (
    <EmptyState icon={SearchX} level={2} title="No calls here">
      <a className="link" href={href('usage', {}, { query: { tab: 'log' } })}>
        Show all calls
      </a>
    </EmptyState>
  )
}
