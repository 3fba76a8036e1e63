import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { includedLeft, lastDay, periodPrice } from './plan-rules.ts'
import type { UserPlan } from './subscribe-rules.ts'
import css from './subscriptions.module.css'

interface CancelPlanDialogProps {
  readonly api: string
  readonly apiName: string
  readonly plan: UserPlan
  readonly onClose: () => void
}

/** Cancels an API's own plan: it is paid for, so it is used until its period ends. */
export function CancelPlanDialog({ api, apiName, plan, onClose }: CancelPlanDialogProps) {
  const toast = useToast()
  const running = useRef(false)
  const { plan_name, renews_at } = plan
  const left = includedLeft(plan)
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/unsubscribe-plan'),
    onSuccess: ({ data: { ends_at } }) => {
      toast({ kind: 'success', title: `${plan_name} ends${ends_at ? ` on ${lastDay(ends_at)}` : ''}.` })
      onClose()
    },
    onSettled: () => {
      running.current = false
    },
  })

  function cancel(): void {
    if (running.current) return
    running.current = true
    mutate({ body: { api } })
  }

  return (
    <Dialog
      alert
      open
      title={`Cancel ${plan_name}?`}
      about={
        renews_at
          ? `It ends on ${lastDay(renews_at)} and isn’t renewed. This can’t be undone, but you can choose the plan again.`
          : 'It ends today.'
      }
      onOpenChange={(open) => open || isPending || onClose()}
      actions={
        <>
          <Button look="danger" busy={isPending} onClick={cancel}>
            {isPending ? 'Cancelling…' : 'Cancel plan'}
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            Keep plan
          </Button>
        </>
      }
    >
      <div className={classes(stack(3), css.dialog)}>
        <FormError
          of={error && !wasCancelled(error) ? problemText(error) : null}
          title="The plan wasn’t cancelled."
        />
        <ul className={classes(stack(2), 'bullets')}>
          {!isZero(plan.price) && (
            <li>This period ({periodPrice(plan)}) is billed as usual. It’s the last one.</li>
          )}
          {!isZero(left) && (
            <li>Use your {formatCredits(left)} included credits until then. Unused ones are lost.</li>
          )}
          <li>
            After that, calls to {apiName} are charged by your account’s plan. You keep the subscription and
            its keys.
          </li>
        </ul>
      </div>
    </Dialog>
  )
}
