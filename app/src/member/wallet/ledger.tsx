import { download } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, SearchX } from 'lucide-react'
import { brand } from '../../base/brand.ts'
import { formatExact, formatMoment } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { ExportButton } from '../../domain/exports/export-button.tsx'
import { filterOf, type LedgerAddress, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import { PriceFacts } from '../../domain/wallet/price-facts.tsx'
import {
  transactionColumns as columns,
  sourceHref,
  type Transaction,
} from '../../domain/wallet/transaction-columns.tsx'
import { TransactionFilter } from '../../domain/wallet/transaction-filter.tsx'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CopiedFact, Fact, FactGroup } from '../../ui/fact-group.tsx'
import { row as inRow, stack } from '../../ui/layout.ts'
import { tools } from '../../ui/list-tools.ts'
import { entryQuery, ledgerPageQuery, pageSize } from './queries.ts'

interface EntryDrawerProps {
  /** Null while no transaction is looked at. */
  readonly id: string | null
  readonly onClose: () => void
}

const sourceName = ({ payment_id, plan_part }: Transaction): string => {
  if (payment_id) return 'Show the payment'
  return plan_part ? 'Show the subscription' : 'Show the call'
}

const visibleColumns = (address: LedgerAddress) => [
  {
    ...columns.when,
    cell: (row: Transaction) => (
      <a
        className="link"
        href={`${href('wallet')}?${ledgerAddress.write('', { ...address, entry: row.transaction_id })}`}
      >
        <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>
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
    <Card as="section" padded={false} aria-label="Transactions">
      <div className={tools()}>
        <TransactionFilter address={address} show={show} />
        <ExportButton
          what="transactions"
          rows={query.data?.meta.total}
          filename="ledger.csv"
          background={{ kind: 'LEDGER', filter: filterOf(address) }}
          start={(from) =>
            download(from, 'get', '/api/transactions/export', { params: { query: filterOf(address) } })
          }
        />
        {address.call && (
          <p className="note">
            Charges and refunds for call <code>{address.call}</code> only.
          </p>
        )}
      </div>
      <PagedTable
        query={query}
        what="your transactions"
        caption="Transactions of your wallet"
        columns={visibleColumns(address)}
        keyOf={(row) => row.transaction_id}
        empty={<Nothing {...address} />}
        list={{ address, show }}
        pageSize={pageSize}
        note={() => `Days and times are in ${brand.time_zone}. Select a time for details.`}
      />
      <EntryDrawer id={address.entry ?? null} onClose={() => show({ ...address, entry: null })} />
    </Card>
  )
}

function Nothing({ view, days, call, row, page }: LedgerAddress) {
  if (view === 'all' && !days && !call && !row && page === 1)
    return (
      <EmptyState icon={ReceiptText} level={2} title="No transactions yet">
        Top-ups, calls and adjustments appear here, each with the balance after it.
      </EmptyState>
    )
  return (
    <EmptyState icon={SearchX} level={2} title="No transactions here">
      <a className="link" href={href('wallet')}>
        Show all transactions
      </a>
    </EmptyState>
  )
}

/** One transaction explained: its cause and its price, with links to the call, its key and its operation. */
function EntryDrawer({ id, onClose }: EntryDrawerProps) {
  return (
    <QueryDrawer title="Transaction" id={id} onClose={onClose} query={entryQuery} what="this transaction">
      {({ data: [entry] }) => (entry ? <Entry entry={entry} /> : <p>Your ledger has no such transaction.</p>)}
    </QueryDrawer>
  )
}

function Entry({ entry }: { readonly entry: Transaction }) {
  const { api, created_at, credits, key, price, reason, request_id } = entry
  const source = sourceHref(entry)
  return (
    <>
      <header className={stack(2)}>
        <h3>{entry.description}</h3>
        <p className={inRow(2)}>
          {columns.kind.cell(entry)} {formatDecimal(credits, true)} credits
        </p>
        {reason && <p className="note">{reason}</p>}
      </header>
      <FactGroup title="Balance">
        <Fact name="When">
          <time dateTime={created_at}>{formatExact(created_at)}</time>
        </Fact>
        <Fact name="Before">{formatDecimal(entry.balance_before)}</Fact>
        <Fact name="After">{formatDecimal(entry.balance_after)}</Fact>
      </FactGroup>
      {price && <PriceFacts price={price} api={api} />}
      <FactGroup title="Origin">
        {key ? (
          <Fact name="Key">
            <a className="link mono" href={href('usage', {}, { query: { tab: 'log', key: key.key_id } })}>
              {key.name} …{key.last_four}
            </a>
          </Fact>
        ) : (
          <Fact name="By">{columns.actor.cell(entry)}</Fact>
        )}
        {request_id && <CopiedFact name="Request ID" text={request_id} />}
        {entry.reference !== request_id && <CopiedFact name="Reference" text={entry.reference} />}
      </FactGroup>
      {source && (
        <a className="link" href={source}>
          {sourceName(entry)}
        </a>
      )}
    </>
  )
}
