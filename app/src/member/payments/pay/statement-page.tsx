import { useQuery } from '@tanstack/react-query'
import { FileX, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../base/format/format.ts'
import { useBilled } from '../../../domain/billing/use-billed.ts'
import { RoleLinkButton } from '../../../domain/team/role-gate.tsx'
import { formatMonth } from '../../../domain/wallet/month.ts'
import { statementsQuery } from '../../../domain/wallet/queries.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { monthQuery } from '../queries.ts'
import type { Statement } from './statement-columns.tsx'
import { StatementDocument } from './statement-document.tsx'

/** One in payment waits for its checkout. */
const isPayable = (bill: Statement | undefined): boolean =>
  (bill?.status === 'DUE' || bill?.status === 'OVERDUE') && bill.payment_reference === null

/** One month on paper: a bill where the account is billed, else the books of the wallet. */
export function StatementPage({ params }: PageProps) {
  const month = params.month ?? ''
  const portal = usePortal()
  const billed = useBilled()
  const books = useQuery(monthQuery(portal, month))
  const bills = useQuery({ ...statementsQuery(portal), enabled: billed })
  const title = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `Statement, ${formatMonth(month)}` : 'Statement'
  usePageHead({ title })
  const frame = (children: ReactNode, state?: 'found' | 'pending' | 'failed', bill?: Statement) => (
    <PageFrame
      title={title}
      back={{ label: 'Statements', href: href('pay') }}
      actions={
        <>
          {state === 'found' && (
            <Button
              icon={Printer}
              look={isPayable(bill) ? 'ghost' : 'primary'}
              onClick={() => window.print()}
            >
              Print
            </Button>
          )}
          {bill && isPayable(bill) && (
            <RoleLinkButton gate="POST /api/payment" look="primary" href={href('pay')}>
              Pay {formatMoney(bill.amount_due, bill.currency)}
            </RoleLinkButton>
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  )
  const nothing = frame(
    <EmptyState icon={FileX} level={2} title="There’s no statement for this month">
      Statements begin with your wallet’s first month of activity.
    </EmptyState>,
  )
  const shared = {
    what: 'your statement',
    level: 2,
    skeleton: <PlainSkeleton height="560px" />,
    missing: nothing,
    frame,
  } as const
  if (!billed)
    return (
      <QueryBoundary {...shared} queries={[books]}>
        {({ data: [own] }) => (own ? frame(<StatementDocument books={own} />, 'found') : nothing)}
      </QueryBoundary>
    )
  return (
    <QueryBoundary {...shared} queries={[books, bills]}>
      {({ data: [own] }, { data }) => {
        const bill = data.find((one) => one.month === month)
        return bill ? frame(<StatementDocument books={own} bill={bill} />, 'found', bill) : nothing
      }}
    </QueryBoundary>
  )
}
