import { adminSetLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../base/format/format.ts'
import { limitsInWords } from '../../domain/catalogue/call-limits.ts'
import { callsMade, limitsSource, type SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { ListCard } from '../../ui/list-card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LimitFields, type LimitsValues, limitChecks, limitsChange, limitsValues } from '../limit-fields.tsx'
import { limitsOfUserQuery } from '../queries.ts'

interface ChangeLimitsProps {
  readonly of: SubscriptionUse
  readonly onClose: () => void
}

const hints = ({ calls_today, calls_this_month }: SubscriptionUse) => ({
  calls_per_day: `${formatCount(calls_today)} made today`,
  calls_per_month: `${formatCount(calls_this_month)} made this month`,
})

const columns: readonly Column<SubscriptionUse>[] = [
  { key: 'name', name: 'Subscription', cell: ({ name }) => name },
  {
    key: 'limits',
    name: 'Rate limits',
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

/** Other limits for one subscription than those of its plan, or those of the plan again. */
function ChangeLimits({ of: use, onClose }: ChangeLimitsProps) {
  const toast = useToast()
  const { user_subscription_id, name, plan_name, limits } = use
  const [asPlan, setAsPlan] = useState(false)
  const form = useApiForm({
    defaultValues: limitsValues(limits),
    rules: { reason: rules.reason },
    checks: limitChecks,
    write: mutationOptions(usePortal(), 'put', '/api/admin/limits'),
    variables: (values: LimitsValues) => ({
      body: { user_subscription_id, ...limitsChange(values, asPlan) },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `Limits of ${name} saved` })
    },
  })
  return (
    <FormDialog
      title={`Change limits of ${name}`}
      about="Changes apply from the next call. The user is notified."
      action="Save limits"
      busyAction="Saving…"
      failed="The limits weren’t changed."
      form={form}
      onClose={onClose}
    >
      <LimitFields
        plan={plan_name}
        own="Set limits for this subscription"
        asPlan={asPlan}
        onAsPlan={setAsPlan}
        form={form}
        hints={hints(use)}
      />
      <TextAreaField
        {...form.field('reason', 'a reason')}
        label="Reason"
        hint="For the audit log, which is part of the user’s own data export."
        rows={2}
      />
    </FormDialog>
  )
}
