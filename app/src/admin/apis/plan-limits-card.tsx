import { adminSetApiLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsInWords, type PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { LimitFields, type LimitsValues, limitChecks, limitsChange, limitsValues } from '../limit-fields.tsx'
import type { ApiDetail } from './prices.ts'

interface PlanLimitsDialogProps {
  readonly detail: Pick<ApiDetail, 'api' | 'name'>
  readonly of: PlanLimits
  readonly onClose: () => void
}

/** How often the subscribers of each plan may call the API. */
export function PlanLimitsCard({ detail }: { readonly detail: Pick<ApiDetail, 'api' | 'name'> }) {
  const query = useQuery(planLimitsQuery(usePortal(), detail.api))
  const [changed, setChanged] = useState<PlanLimits>()
  return (
    <ListCard
      id="plan-limits"
      title="Limits"
      about="How often subscribers may call this API, on each plan. To change them for one account, open its page."
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

/** Other limits for one API than the plan has elsewhere, or those of the plan again. */
function PlanLimitsDialog({ detail: { api, name }, of, onClose }: PlanLimitsDialogProps) {
  const toast = useToast()
  const { plan_id, plan_name, limits } = of
  const [asPlan, setAsPlan] = useState(false)
  const form = useApiForm({
    defaultValues: limitsValues(limits),
    rules: { reason: rules.reason },
    checks: limitChecks,
    write: mutationOptions(usePortal(), 'put', '/api/admin/apis/limits'),
    variables: (values: LimitsValues) => ({
      body: { api, plan_id, ...limitsChange(values, asPlan) },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `Limits of ${name} on ${plan_name} saved` })
    },
  })
  return (
    <FormDialog
      title={`Change limits on ${plan_name}`}
      about="Changes apply from the next call. To lower a limit, announce it first."
      action="Save limits"
      busyAction="Saving…"
      failed="The limits weren’t changed."
      form={form}
      onClose={onClose}
    >
      <LimitFields
        plan={plan_name}
        own="Set limits for this API"
        asPlan={asPlan}
        onAsPlan={setAsPlan}
        form={form}
      />
      <TextAreaField
        {...form.field('reason', 'a reason')}
        label="Reason"
        hint="For the audit log."
        rows={2}
      />
    </FormDialog>
  )
}
