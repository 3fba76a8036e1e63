import { FileText } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { billColumns, type Statement } from './statement-columns.tsx'

/** Every month, the running one first. */
export const StatementList = ({ statements }: { readonly statements: readonly Statement[] }) => (
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
