import { adminSetLimits as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { formatCount } from '../../base/format/format.ts'
import { rates } from '../../domain/catalogue/call-limits.ts'
import type { SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { columns } from '../../ui/layout.ts'

type Rate = (typeof rates)[number][0]

/** Names are those of the request, as a pointer has them. Empty is no limit. */
type LimitsValues = Record<`limits/${Rate}` | 'reason', string>

const textOf = (limit: number | null) => (limit === null ? '' : String(limit))
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

function checkLimit(text: string): string | undefined {
  const { minimum, maximum } = rules['limits/calls_per_second']
  const limit = numberOf(text)
  if (limit === null || (Number.isInteger(limit) && limit >= minimum && limit <= maximum)) return undefined
  return `Enter a whole number from ${minimum} to ${formatCount(maximum)}, or nothing.`
}

const checks = {
  'limits/calls_per_second': checkLimit,
  'limits/calls_per_minute': checkLimit,
  'limits/calls_per_day': checkLimit,
  'limits/calls_per_month': checkLimit,
}

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
    defaultValues: {
      'limits/calls_per_second': textOf(limits.calls_per_second),
      'limits/calls_per_minute': textOf(limits.calls_per_minute),
      'limits/calls_per_day': textOf(limits.calls_per_day),
      'limits/calls_per_month': textOf(limits.calls_per_month),
      reason: '',
    } as LimitsValues,
    rules: { reason: rules.reason },
    checks,
    write: mutationOptions(usePortal(), 'put', '/api/admin/limits'),
    variables: (values: LimitsValues) => ({
      body: {
        user_subscription_id,
        reason: values.reason.trim(),
        limits: asPlan
          ? null
          : {
              calls_per_second: numberOf(values['limits/calls_per_second']),
              calls_per_minute: numberOf(values['limits/calls_per_minute']),
              calls_per_day: numberOf(values['limits/calls_per_day']),
              calls_per_month: numberOf(values['limits/calls_per_month']),
            },
      },
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
      <RadioGroup
        label="Limits"
        name="source"
        value={asPlan ? 'plan' : 'own'}
        options={[
          { value: 'plan', label: plan_name ? `Follow the plan, ${plan_name}` : 'Follow the plan' },
          { value: 'own', label: 'Set limits for this subscription' },
        ]}
        onChange={(choice) => setAsPlan(choice === 'plan')}
      />
      {!asPlan && (
        <div className={columns('narrow', 3, 'top')}>
          {rates.map(([rate, period]) => (
            <TextField
              key={rate}
              {...field(`limits/${rate}`, 'a number')}
              label={`Calls ${period}`}
              hint={hints(use)[rate]}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
      )}
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="For the audit log, which is part of the user’s own data export."
        rows={2}
      />
    </FormDialog>
  )
}

const hints = ({ calls_today, calls_this_month }: SubscriptionUse): Readonly<Record<Rate, string>> => ({
  calls_per_second: 'Empty: no limit',
  calls_per_minute: 'Empty: no limit',
  calls_per_day: `${formatCount(calls_today)} made today`,
  calls_per_month: `${formatCount(calls_this_month)} made this month`,
})
