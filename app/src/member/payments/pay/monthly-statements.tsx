import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../../lib/query/paged-table.tsx'
import { usePortal } from '../../../lib/services.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { monthsQuery, monthsShown, pageAddress } from '../queries.ts'
import { walletColumns } from './statement-columns.tsx'

/** The wallet's opening and closing balance each month, and the movements in between. */
export function MonthlyStatements() {
  const [page, show] = useUrlState(pageAddress)
  const query = useQuery(monthsQuery(usePortal(), page))
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
        page={page}
        pageSize={monthsShown}
        onPage={show}
      />
    </ListCard>
  )
}
