import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsInWords, type PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { PlanLimitsDialog } from './plan-limits-dialog.tsx'
import type { ApiDetail } from './prices.ts'

/** How often the subscribers of each plan may call the API. */
export function PlanLimitsCard({ detail }: { readonly detail: Pick<ApiDetail, 'api' | 'name'> }) {
  const query = useQuery(planLimitsQuery(usePortal(), detail.api))
  const [changed, setChanged] = useState<PlanLimits>()
  return (
    <ListCard
      id="plan-limits"
      title="Limits"
      about="How often subscribers may call this API, on each plan. Limits of one account are changed on its page."
    >
      <QueryBoundary
        queries={[query]}
        what="the limits"
        level={3}
        skeleton={<Skeleton height="120px" />}
        frame={failedCard}
      >
        {({ data }) => (
          <DataTable
            caption="Plans and their limits"
            columns={columnsWith(setChanged)}
            rows={data}
            keyOf={({ plan_id }) => plan_id}
          />
        )}
      </QueryBoundary>
      {changed && <PlanLimitsDialog detail={detail} of={changed} onClose={() => setChanged(undefined)} />}
    </ListCard>
  )
}

const columnsWith = (onChange: (plan: PlanLimits) => void): readonly Column<PlanLimits>[] => [
  { key: 'plan', name: 'Plan', title: true, cell: ({ plan_name }) => plan_name },
  { key: 'limits', name: 'Calls', wrap: true, cell: ({ limits }) => limitsInWords(limits) },
  {
    key: 'source',
    name: 'Set for',
    cell: ({ source }) => (source === 'API' ? 'This API' : 'Every API on the plan'),
  },
  {
    key: 'actions',
    name: 'Actions',
    align: 'end',
    cell: (plan) => (
      <Button size="small" aria-label={`Change limits on ${plan.plan_name}`} onClick={() => onChange(plan)}>
        Change
      </Button>
    ),
  },
]
