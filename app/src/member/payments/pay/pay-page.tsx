import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { RunningMonth } from '../../../domain/billing/billing-cards.tsx'
import { useBilled } from '../../../domain/billing/use-billed.ts'
import { RoleLinkButton, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { statementsQuery } from '../../../domain/wallet/queries.ts'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { PagedTable } from '../../../lib/query/paged-table.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from '../payments.module.css'
import { monthsQuery, monthsShown, pageAddress, unfinishedQuery } from '../queries.ts'
import { DueStatements } from './due-statements.tsx'
import { billColumns, type Statement, walletColumns } from './statement-columns.tsx'

/** Bills of an account that pays monthly; for one that pays as it goes, why there are none, and its months. */
export function PayPage() {
  const current = useSessionState()
  const billed = useBilled()
  if (current.kind === 'starting')
    return (
      <PageFrame title="Pay" about={'\u00a0'}>
        <PlainSkeleton height="420px" />
      </PageFrame>
    )
  return billed ? <Bills /> : <NoBills />
}

/** For those whose role may read them. */
const DocumentsLink = () =>
  useRoleRefusal('GET /api/tax-documents') === undefined && (
    <LinkButton href={href('documents')}>Receipts and invoices</LinkButton>
  )

function Bills() {
  const portal = usePortal()
  const statements = useQuery(statementsQuery(portal))
  const unfinished = useQuery(unfinishedQuery(portal, 'BILLING'))
  return (
    <PageFrame
      title="Pay"
      about="Your monthly statements. Each is due by the last day of the following month."
      actions={
        <>
          <DocumentsLink />
          <LinkButton href={href('wallet')}>Wallet</LinkButton>
        </>
      }
    >
      <QueryBoundary
        queries={[statements, unfinished]}
        what="your statements"
        level={2}
        skeleton={<PlainSkeleton height="420px" />}
        frame={failedCard}
      >
        {({ data }, open) => (
          <>
            <DueStatements statements={data} open={open.data} />
            <RunningMonth statements={data} size="heading" />
            <StatementList statements={data} />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  )
}

const NoBills = () => (
  <PageFrame
    title="Pay"
    about="Nothing to pay here: your wallet pays for your plan and your calls."
    actions={
      <>
        <DocumentsLink />
        <RoleLinkButton gate="POST /api/payment" look="primary" href={href('topUp')}>
          Top up
        </RoleLinkButton>
      </>
    }
  >
    <p className={css.prose}>
      Each successful call uses credits, so there are no bills. When your credits run out, live calls are
      rejected until you top up. A verified business can switch to a monthly plan under{' '}
      <a className="link" href={href('plans')}>
        Plans
      </a>
      .
    </p>
    <MonthlyStatements />
  </PageFrame>
)

/** The wallet's opening and closing balance each month, and the movements in between. */
function MonthlyStatements() {
  const [address, show] = useUrlState(pageAddress)
  const query = useQuery(monthsQuery(usePortal(), address.page))
  return (
    <ListCard id="statements" title="Monthly statements">
      <PagedTable
        query={query}
        what="your monthly statements"
        level={3}
        caption="Monthly statements, newest first"
        columns={walletColumns}
        keyOf={({ month }) => month}
        empty={
          <EmptyState icon={FileText} level={3} title="No statements yet">
            The first month begins with your first credits.
          </EmptyState>
        }
        list={{ address, show }}
        pageSize={monthsShown}
      />
    </ListCard>
  )
}

/** Every month, the running one first. */
const StatementList = ({ statements }: { readonly statements: readonly Statement[] }) => (
  <ListCard id="statements" title="Statements">
    <DataTable
      caption="Statements, newest first"
      columns={billColumns}
      rows={statements}
      keyOf={({ invoice_id }) => invoice_id}
      empty={
        <EmptyState icon={FileText} level={3} title="No statements yet">
          The first one runs from the day your monthly plan begins.
        </EmptyState>
      }
    />
  </ListCard>
)
