import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { isPaidAhead, lastDay, periodPrice } from './plan-rules.ts'
import type { UserPlan } from './subscribe-rules.ts'

interface CancelPlanDialogProps {
  readonly api: string
  readonly apiName: string
  readonly plan: UserPlan
  readonly onClose: () => void
}

/** Cancels an API's own plan: it is paid for, so it is used until its period ends. */
export function CancelPlanDialog({ api, apiName, plan, onClose }: CancelPlanDialogProps) {
  const toast = useToast()
  const { plan_name, renews_at } = plan
  const { included_left: left } = plan
  const form = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/unsubscribe-plan'),
    variables: () => ({ body: { api } }),
    onDone: ({ data: { ends_at } }) => {
      toast({ kind: 'success', title: `${plan_name} ends${ends_at ? ` on ${lastDay(ends_at)}` : ''}.` })
      onClose()
    },
  })
  return (
    <FormDialog
      alert
      title={`Cancel ${plan_name}?`}
      about={
        renews_at
          ? `It ends on ${lastDay(renews_at)} and isn’t renewed. This can’t be undone, but you can choose the plan again.`
          : 'It ends today.'
      }
      action="Cancel plan"
      busyAction="Cancelling…"
      keep="Keep plan"
      failed="The plan wasn’t cancelled."
      form={form}
      onClose={onClose}
    >
      <ul className={classes(stack(2), 'bullets')}>
        {!isZero(plan.price) && (
          <li>
            {isPaidAhead(plan)
              ? 'This period’s fee is paid. It’s the last one.'
              : `This period (${periodPrice(plan)}) is billed as usual. It’s the last one.`}
          </li>
        )}
        {!isZero(left) && (
          <li>Use your {formatCredits(left)} included credits until then. Unused ones are lost.</li>
        )}
        <li>
          After that, calls to {apiName} are charged by your account’s plan. You keep the subscription and its
          keys.
        </li>
      </ul>
    </FormDialog>
  )
}
