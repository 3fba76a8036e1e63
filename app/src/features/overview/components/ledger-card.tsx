import type { components } from '@switchboard/sdk'
import { ReceiptText } from 'lucide-react'
import { formatDecimal, formatMoment } from '../../../lib/format.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import css from './ledger-card.module.css'
import table from './overview-table.module.css'

type Transaction = components['schemas']['Transaction']

const kinds: Readonly<Record<Transaction['kind'], string>> = {
  TOPUP: 'Top-up',
  USAGE: 'Usage',
  ADJUSTMENT: 'Adjustment',
  STARTER: 'Adjustment',
  EXPIRY: 'Expiry',
  REFUND: 'Refund',
}

/** The newest rows of the ledger; on a phone each is two lines instead of six columns. */
export function LedgerCard({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <Card as="section" padded={false} aria-labelledby="ledger">
      <header className={css.head}>
        <h2 className={css.title} id="ledger">
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
        <LedgerTable rows={rows} />
      )}
    </Card>
  )
}

function LedgerTable({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <table className={`${table.table} ${css.ledger}`}>
      <caption className="visually-hidden">Newest transactions</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Kind</th>
          <th scope="col" className={table.right}>
            Credits
          </th>
          <th scope="col" className={table.right}>
            Balance
          </th>
          <th scope="col">Reference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.transaction_id}>
            <td className={css.when}>
              <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>
            </td>
            <td className={css.what}>{row.description}</td>
            <td className={css.kind}>
              <PlainTag>{kinds[row.kind]}</PlainTag>
            </td>
            <td className={`${table.right} ${css.credits} ${row.credits.startsWith('-') ? '' : css.plus}`}>
              {formatDecimal(row.credits, true)}
            </td>
            <td className={`${table.right} ${css.balance}`}>
              <span className={css.only}>Balance </span>
              {formatDecimal(row.balance_after)}
            </td>
            <td className={css.reference}>{row.reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
