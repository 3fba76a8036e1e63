import { adminSetLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { formatCount } from '../../base/format/format.ts'
import type { SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { LimitFields, type LimitsValues, limitChecks, limitsChange, limitsValues } from '../limit-fields.tsx'

interface ChangeLimitsProps {
  readonly of: SubscriptionUse
  readonly onClose: () => void
}

/** Other limits for one subscription than those of its plan, or those of the plan again. */
export function ChangeLimits({ of: use, onClose }: ChangeLimitsProps) {
  const toast = useToast()
  const { user_subscription_id, name, plan_name, limits } = use
  const [asPlan, setAsPlan] = useState(false)
  const { field, ...form } = useApiForm({
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
      about="They apply from the next call. The user is notified."
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
        field={field}
        hints={hints(use)}
      />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="For the audit log, which is part of the user’s own data export."
        rows={2}
      />
    </FormDialog>
  )
}

const hints = ({ calls_today, calls_this_month }: SubscriptionUse) => ({
  calls_per_day: `${formatCount(calls_today)} made today`,
  calls_per_month: `${formatCount(calls_this_month)} made this month`,
})
