import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { env } from '../../lib/env.ts'
import { ExportButton } from '../../lib/export-button.tsx'
import { dayPresets } from '../../lib/format/day-presets.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { filterOf, type LedgerAddress, ledgerAddress } from '../../lib/wallet/ledger-address.ts'
import { transactionColumns as columns } from '../../lib/wallet/transaction-columns.tsx'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DateRange } from '../../ui/kit/date-range.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { ledgerPageQuery, pageSize } from './queries.ts'
import css from './wallet.module.css'

const shown = [
  columns.when,
  columns.what,
  columns.kind,
  columns.credits,
  columns.before,
  columns.after,
  columns.actor,
  columns.reference,
]

/** Every movement of the wallet. What it is narrowed to is in the address, and is what the export holds. */
export function Ledger() {
  const portal = usePortal()
  const [address, show] = useUrlState(ledgerAddress)
  const top = useRef<HTMLHeadingElement>(null)
  const query = useQuery(ledgerPageQuery(portal, address))
  const presets = dayPresets(env.timeZone, new Date())
  const { view, days, call, page } = address

  return (
    <Card as="section" padded={false} aria-labelledby="transactions">
      <header className={css.ledgerHead}>
        <h2 ref={top} tabIndex={-1} className={css.title} id="transactions">
          Transactions
        </h2>
        <ExportButton
          what="transactions"
          rows={query.data?.meta.total}
          filename="ledger.csv"
          start={(from) =>
            download(from, 'get', '/api/transactions/export', { params: { query: filterOf(address) } })
          }
        />
      </header>
      <div className={css.tools}>
        <Segments
          label="Show"
          value={view}
          options={[
            { value: 'all', label: 'All' },
            { value: 'topup', label: 'Top-ups' },
            { value: 'usage', label: 'Usage' },
            { value: 'adjustment', label: 'Other' },
          ]}
          onChange={(next) => show({ ...address, view: next, page: 1 })}
        />
        <DateRange
          label="Days"
          value={days}
          presets={presets}
          max={presets[0].to}
          onChange={(next) => show({ ...address, days: next, page: 1 })}
        />
        {call && (
          <Button look="link" onClick={() => show({ ...address, call: null, page: 1 })}>
            Show all calls
          </Button>
        )}
        {days && (
          <Button look="link" onClick={() => show({ ...address, days: null, page: 1 })}>
            All days
          </Button>
        )}
      </div>
      {call && (
        <p className={css.filterNote}>
          Only what the call <code>{call}</code> was charged and given back.
        </p>
      )}
      <QueryBoundary
        queries={[query]}
        what="your transactions"
        level={3}
        skeleton={
          <DataTable caption="Transactions, newest first" columns={shown} rows={[]} keyOf={String} loading />
        }
        empty={{ when: ({ data }) => data.length === 0, show: <Nothing {...address} /> }}
      >
        {({ data }) => (
          <div aria-busy={query.isPlaceholderData}>
            <DataTable
              caption="Transactions, newest first"
              columns={shown}
              rows={data}
              keyOf={(row) => row.transaction_id}
            />
          </div>
        )}
      </QueryBoundary>
      {query.data && (
        <footer className={css.ledgerFoot}>
          <Pagination
            label="Transactions"
            count={query.data.meta.total}
            pageSize={pageSize}
            page={page}
            onPage={(next) => {
              show({ ...address, page: next })
              top.current?.focus()
            }}
          />
          <p className={css.note}>Days and times are in {env.timeZone}.</p>
        </footer>
      )}
    </Card>
  )
}

function Nothing({ view, days, call, page }: LedgerAddress) {
  if (view === 'all' && !days && !call && page === 1)
    return (
      <EmptyState icon={ReceiptText} level={3} title="No transactions yet">
        Top-ups, calls and adjustments appear here, each with the balance after it.
      </EmptyState>
    )
  return (
    <EmptyState icon={SearchX} level={3} title="No transactions here">
      <a className="link" href={href('wallet')}>
        Show all transactions
      </a>
    </EmptyState>
  )
}
