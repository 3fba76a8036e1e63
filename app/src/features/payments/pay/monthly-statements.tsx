import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import css from '../payments.module.css'
import { monthsQuery, monthsShown, pageAddress } from '../queries.ts'
import { walletColumns } from './statement-columns.tsx'

/** What the wallet opened and closed with each month, and what moved in between. */
export function MonthlyStatements() {
  const [page, show] = useUrlState(pageAddress)
  const query = useQuery(monthsQuery(usePortal(), page))
  return (
    <Card as="section" padded={false} aria-labelledby="statements">
      <h2 className={css.listTitle} id="statements">
        Monthly statements
      </h2>
      <QueryBoundary
        queries={[query]}
        what="your monthly statements"
        level={3}
        skeleton={
          <DataTable caption="Monthly statements" columns={walletColumns} rows={[]} keyOf={String} loading />
        }
        empty={{
          when: ({ data }) => data.length === 0,
          show: (
            <EmptyState icon={FileText} level={3} title="No statements yet">
              The first month begins with your first credits.
            </EmptyState>
          ),
        }}
      >
        {({ data, meta }) => (
          <>
            <DataTable
              caption="Monthly statements, newest first"
              columns={walletColumns}
              rows={data}
              keyOf={({ month }) => month}
            />
            {meta.total > monthsShown && (
              <div className={css.listFoot}>
                <Pagination
                  label="Months"
                  count={meta.total}
                  pageSize={monthsShown}
                  page={page}
                  onPage={show}
                />
              </div>
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  )
}
