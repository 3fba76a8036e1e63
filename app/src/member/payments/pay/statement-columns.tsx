import type { components } from '@switchboard/sdk'
import type { ComponentProps } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { formatMonth } from '../../../domain/wallet/month.ts'
import { href } from '../../../paths.ts'
import type { Column } from '../../../ui/kit/table.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'

export type Statement = components['schemas']['BillingStatement']
export type WalletStatement = components['schemas']['WalletStatement']

type Words = Readonly<
  Record<Statement['status'], readonly [text: string, tone: ComponentProps<typeof Tag>['tone']]>
>

const words: Words = {
  OPEN: ['Open', undefined],
  DUE: ['Due', 'warning'],
  OVERDUE: ['Overdue', 'bad'],
  PAID: ['Paid', 'good'],
}

export function StatementTag({ status }: Pick<Statement, 'status'>) {
  const [text, tone] = words[status]
  return <Tag tone={tone}>{text}</Tag>
}

const MonthLink = ({ month }: { readonly month: string }) => (
  <a className="link" href={href('statement', { month })}>
    {formatMonth(month)}
  </a>
)

export const billColumns: readonly Column<Statement>[] = [
  { key: 'month', name: 'Month', cell: MonthLink },
  { key: 'status', name: 'Status', cell: StatementTag },
  { key: 'used', name: 'Credits used', align: 'end', cell: (row) => formatDecimal(row.used_credits) },
  { key: 'amount', name: 'Amount', align: 'end', cell: (row) => formatMoney(row.amount_due, row.currency) },
  { key: 'due', name: 'Due', cell: (row) => formatDate(row.due_date) },
  {
    key: 'paid',
    name: 'Paid',
    detail: true,
    cell: (row) => (row.paid_at ? formatDate(row.paid_at) : row.payment_reference ? 'In payment' : '–'),
  },
]

export const walletColumns: readonly Column<WalletStatement>[] = [
  { key: 'month', name: 'Month', cell: MonthLink },
  { key: 'opening', name: 'Opening', align: 'end', cell: (row) => formatDecimal(row.opening_credits) },
  { key: 'funded', name: 'Funded', align: 'end', cell: (row) => formatDecimal(row.funded_credits) },
  { key: 'used', name: 'Used', align: 'end', cell: (row) => formatDecimal(row.used_credits) },
  {
    key: 'expired',
    name: 'Expired',
    align: 'end',
    detail: true,
    cell: (row) => formatDecimal(row.expired_credits),
  },
  { key: 'closing', name: 'Closing', align: 'end', cell: (row) => formatDecimal(row.closing_credits) },
]
