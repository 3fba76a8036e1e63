import { useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { limitsInWords } from '../../domain/catalogue/call-limits.ts'
import { callsMade, limitsSource, type SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { limitsOfUserQuery } from '../queries.ts'
import { ChangeLimits } from './change-limits.tsx'

const columns: readonly Column<SubscriptionUse>[] = [
  { key: 'name', name: 'Subscription', cell: ({ name }) => name },
  {
    key: 'limits',
    name: 'Calls, at most',
    wrap: true,
    cell: (use) => (
      <div className={stack(1)}>
        {limitsInWords(use.limits)}
        <span className="note">{limitsSource(use)}</span>
      </div>
    ),
  },
  { key: 'today', name: 'Today', cell: (use) => callsMade(use)[0]?.text },
  { key: 'month', name: 'This month', cell: (use) => callsMade(use)[1]?.text },
]

/** How often each subscription of one user may call, and how near it is to that. */
export function LimitsCard({ userId }: { readonly userId: string }) {
  const query = useQuery(limitsOfUserQuery(usePortal(), userId))
  const [changing, setChanging] = useState<SubscriptionUse | null>(null)
  const actions: Column<SubscriptionUse> = {
    key: 'actions',
    name: 'Actions',
    align: 'end',
    cell: (use) => (
      <Button size="small" onClick={() => setChanging(use)}>
        Change limits<VisuallyHidden> of {use.name}</VisuallyHidden>
      </Button>
    ),
  }
  return (
    <QueryCard what="this user’s limits" height="200px" queries={[query]}>
      {({ data }) => (
        <ListCard id="limits" title="Limits" about="All live keys of a subscription count together.">
          <DataTable
            caption="Limits of subscriptions"
            columns={[...columns, actions]}
            rows={data}
            keyOf={({ user_subscription_id }) => user_subscription_id}
            empty={
              <EmptyState icon={Gauge} level={3} title="No limits">
                Limits belong to a subscription, and this user has none.
              </EmptyState>
            }
          />
          {changing && <ChangeLimits of={changing} onClose={() => setChanging(null)} />}
        </ListCard>
      )}
    </QueryCard>
  )
}
