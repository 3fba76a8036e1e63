import { ReceiptText } from 'lucide-react'
import { type Transaction, transactionColumns } from '../../domain/wallet/transaction-columns.tsx'
import { href } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { ListCard } from '../../ui/list-card.tsx'

const { when, what, kind, credits, after, reference } = transactionColumns
const columns = [when, what, kind, credits, after, reference]

/** The newest rows of the ledger. */
export function LedgerCard({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <ListCard
      id="ledger"
      title="Ledger"
      actions={
        <a className="link small" href={href('wallet')}>
          All transactions
        </a>
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={ReceiptText} title="Nothing has moved yet">
          Top-ups, calls and adjustments appear here, each with the balance after it.
        </EmptyState>
      ) : (
        <DataTable
          caption="Newest transactions"
          columns={columns}
          rows={rows}
          keyOf={(row) => row.transaction_id}
        />
      )}
    </ListCard>
  )
}
