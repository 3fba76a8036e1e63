import type { components } from '@switchboard/sdk'
import { ReceiptText } from 'lucide-react'
import { formatMoment } from '../../lib/format/dates.ts'
import { formatDecimal } from '../../lib/format/format.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import css from './overview.module.css'

type Transaction = components['schemas']['Transaction']

const kinds: Readonly<Record<Transaction['kind'], string>> = {
  TOPUP: 'Top-up',
  USAGE: 'Usage',
  ADJUSTMENT: 'Adjustment',
  STARTER: 'Adjustment',
  EXPIRY: 'Expiry',
  REFUND: 'Refund',
}

/** The newest rows of the ledger. */
export function LedgerCard({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <Card as="section" padded={false} aria-labelledby="ledger">
      <header className={css.ledgerCardHead}>
        <h2 className={css.ledgerCardTitle} id="ledger">
          Ledger
        </h2>
        <a className="link small" href={href('wallet')}>
          All transactions
        </a>
      </header>
      {rows.length === 0 ? (
        <EmptyState icon={ReceiptText} title="Nothing has moved yet">
          Top-ups, calls and adjustments stand here, each with the balance after it.
        </EmptyState>
      ) : (
        <DataTable
          caption="Newest transactions"
          columns={columns}
          rows={rows}
          keyOf={(row) => row.transaction_id}
        />
      )}
    </Card>
  )
}

const columns: readonly Column<Transaction>[] = [
  {
    key: 'when',
    name: 'When',
    cell: (row) => (
      <time className={css.when} dateTime={row.created_at}>
        {formatMoment(row.created_at)}
      </time>
    ),
  },
  { key: 'what', name: 'What', title: true, cell: (row) => row.description },
  { key: 'kind', name: 'Kind', detail: true, cell: (row) => <Tag>{kinds[row.kind]}</Tag> },
  {
    key: 'credits',
    name: 'Credits',
    align: 'end',
    cell: (row) => (
      <span className={classes(css.credits, !row.credits.startsWith('-') && css.plus)}>
        {formatDecimal(row.credits, true)}
      </span>
    ),
  },
  { key: 'balance', name: 'Balance', align: 'end', cell: (row) => formatDecimal(row.balance_after) },
  {
    key: 'reference',
    name: 'Reference',
    detail: true,
    cell: (row) => <span className={css.reference}>{row.reference}</span>,
  },
]
