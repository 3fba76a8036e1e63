import { adminSetApiLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import type { PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { LimitFields, type LimitsValues, limitChecks, limitsChange, limitsValues } from '../limit-fields.tsx'
import type { ApiDetail } from './prices.ts'

interface PlanLimitsDialogProps {
  readonly detail: Pick<ApiDetail, 'api' | 'name'>
  readonly of: PlanLimits
  readonly onClose: () => void
}

/** Other limits for one API than the plan has elsewhere, or those of the plan again. */
export function PlanLimitsDialog({ detail: { api, name }, of, onClose }: PlanLimitsDialogProps) {
  const toast = useToast()
  const { plan_id, plan_name, limits } = of
  const [asPlan, setAsPlan] = useState(false)
  const { field, ...form } = useApiForm({
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
      about="They apply from the next call. Lower limits for subscribers are announced first."
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
        field={field}
      />
      <TextAreaField {...field('reason', 'a reason')} label="Reason" hint="For the audit log." rows={2} />
    </FormDialog>
  )
}
