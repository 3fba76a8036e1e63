import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, SearchX } from 'lucide-react'
import { env } from '../../base/env.ts'
import { momentIn } from '../../base/format/market-days.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { filterOf, type LedgerAddress, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import { transactionColumns as columns, type Transaction } from '../../domain/wallet/transaction-columns.tsx'
import { TransactionFilter } from '../../domain/wallet/transaction-filter.tsx'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { tools } from '../../ui/list-tools.ts'
import { EntryDrawer } from './entry-drawer.tsx'
import { ledgerPageQuery, pageSize } from './queries.ts'

const visibleColumns = (address: LedgerAddress) => [
  {
    ...columns.when,
    cell: (row: Transaction) => (
      <a
        className="link"
        href={`${href('wallet')}?${ledgerAddress.write('', { ...address, entry: row.transaction_id })}`}
      >
        <time dateTime={row.created_at}>{momentIn(env.timeZone, row.created_at)}</time>
      </a>
    ),
  },
  columns.what,
  columns.kind,
  columns.credits,
  columns.before,
  columns.after,
  columns.actor,
  columns.reference,
]

/** Every movement of the wallet. Its filters are in the address, and apply to the export. */
export function Ledger() {
  const portal = usePortal()
  const [address, show] = useUrlState(ledgerAddress)
  const query = useQuery(ledgerPageQuery(portal, address))
  return (
    <ListCard
      id="transactions"
      title="Transactions"
      actions={
        <ExportButton
          what="transactions"
          rows={query.data?.meta.total}
          filename="ledger.csv"
          background={{ kind: 'LEDGER', filter: filterOf(address) }}
          start={(from) =>
            download(from, 'get', '/api/transactions/export', { params: { query: filterOf(address) } })
          }
        />
      }
    >
      <div className={tools()}>
        <TransactionFilter address={address} show={show} />
      </div>
      {address.call && (
        <p className={classes('note', css.walletFilterNote)}>
          Only what call <code>{address.call}</code> was charged and refunded.
        </p>
      )}
      <PagedTable
        query={query}
        what="your transactions"
        caption="Transactions of your wallet"
        columns={visibleColumns(address)}
        keyOf={(row) => row.transaction_id}
        sort={address.sort ?? null}
        onSort={(sort) => show({ ...address, sort, page: 1 })}
        empty={<Nothing {...address} />}
        page={address.page}
        pageSize={pageSize}
        onPage={(page) => show({ ...address, page })}
        note={() => `Days and times are in ${env.timeZone}. A time opens its transaction.`}
      />
      <EntryDrawer id={address.entry ?? null} onClose={() => show({ ...address, entry: null })} />
    </ListCard>
  )
}

function Nothing({ view, days, call, row, page }: LedgerAddress) {
  if (view === 'all' && !days && !call && !row && page === 1)
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
