import { adminDeprecateApi } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useId } from 'react'
import { env } from '../../../base/env.ts'
import { countOf, formatCount } from '../../../base/format/format.ts'
import { dayIn } from '../../../base/format/market-days.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import css from '../../../theme/admin.module.css'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { stack } from '../../../ui/layout.ts'
import type { ApiDetail } from './prices.ts'

interface EndDialogProps {
  readonly detail: ApiDetail
  readonly onClose: () => void
}

const namedCallers = 5

/** Deprecates a version, and shows the affected callers first. */
export function DeprecateDialog({ detail, onClose }: EndDialogProps) {
  const id = useId()
  const toast = useToast()
  const { api, name, version, sunset_on, deprecation_reason } = detail
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { sunset_on: sunset_on ?? '', reason: deprecation_reason ?? '' },
    rules: { reason: adminDeprecateApi.reason },
    write: mutationOptions(usePortal(), 'post', '/api/admin/apis/deprecate'),
    variables: ({ sunset_on: day, reason }) => ({
      body: { api, version, sunset_on: day || null, reason: reason.trim() },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `${name} ${version} is deprecated. Subscribers are being notified.` })
    },
  })
  const again = detail.status === 'DEPRECATED'
  return (
    <Dialog
      alert
      open
      title={again ? `Change the end date of ${name} ${version}?` : `Deprecate ${name} ${version}?`}
      about={aboutEnd(detail)}
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button look="danger" type="submit" form={id} busy={busy}>
            {wordsOf(again, busy)}
          </Button>
          <Button onClick={onClose}>{again ? 'Cancel' : 'Don’t deprecate'}</Button>
        </>
      }
    >
      <Affected detail={detail} />
      <form id={id} className={stack(4)} noValidate onSubmit={submit}>
        <FormError of={failure} title="Nothing has changed." />
        <TextField
          {...field('sunset_on', 'the last day')}
          label="Stops working on (optional)"
          type="date"
          min={dayjs(dayIn(env.timeZone, new Date())).add(1, 'day').format('YYYY-MM-DD')}
          hint={`From midnight in ${env.timeZone}. Leave it empty if no date is set yet.`}
        />
        <TextAreaField
          {...field('reason', 'a reason')}
          label="Reason, and what to use instead"
          rows={3}
          hint="Subscribers see it in their notification and on their dashboard."
        />
      </form>
    </Dialog>
  )
}

function aboutEnd({ subscribers, newest }: ApiDetail): string {
  const notice = `${countOf(subscribers, 'subscriber')} ${subscribers === 1 ? 'is' : 'are'} notified immediately.`
  const closed = newest ? ' New subscriptions close unless an older version stays active.' : ''
  return `${notice}${closed} From that day on, calls return 410. The documentation and history stay.`
}

function wordsOf(again: boolean, busy: boolean): string {
  if (busy) return 'Saving…'
  return again ? 'Save' : 'Deprecate'
}

/** Callers whose calls stop; the busiest ones by name. */
function Affected({ detail: { version, calls, callers, top_callers } }: Pick<EndDialogProps, 'detail'>) {
  if (callers === 0)
    return <p className={classes(stack(2), css.apiAffected)}>No calls to {version} in the last 30 days.</p>
  const others = callers - Math.min(namedCallers, top_callers.length)
  return (
    <section className={classes(stack(2), css.apiAffected)} aria-label="Who is affected">
      <p>
        {countOf(callers, 'account')} made {countOf(calls, 'call')} to {version} in the last 30 days:
      </p>
      <ul className="bullets">
        {top_callers.slice(0, namedCallers).map((caller) => (
          <li key={caller.user_id}>
            {caller.name}, {countOf(caller.calls, 'call')}
          </li>
        ))}
        {others > 0 && <li>and {formatCount(others)} more</li>}
      </ul>
    </section>
  )
}

export function RestoreDialog({ detail: { api, name, version, subscribers }, onClose }: EndDialogProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/admin/apis/restore'),
  )
  const restore = () =>
    mutate(
      { body: { api, version } },
      {
        onSuccess: () => {
          onClose()
          toast({ kind: 'success', title: `${name} ${version} is no longer deprecated` })
        },
      },
    )
  return (
    <Dialog
      alert
      open
      title={`Undo the deprecation of ${name} ${version}?`}
      about={`Its end date is removed, and ${countOf(subscribers, 'subscriber')} ${subscribers === 1 ? 'is' : 'are'} notified.`}
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button look="primary" busy={isPending} onClick={restore}>
            {isPending ? 'Saving…' : 'Undo deprecation'}
          </Button>
          <Button onClick={onClose}>Keep it deprecated</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="Nothing has changed."
      />
    </Dialog>
  )
}
