import { adminDeprecateApi } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { brand } from '../../base/brand.ts'
import { formatTime, tomorrow } from '../../base/format/dates.ts'
import { countOf, formatCount } from '../../base/format/format.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import type { ApiDetail } from './prices.ts'

interface EndDialogProps {
  readonly detail: ApiDetail
  readonly onClose: () => void
}

const namedCallers = 5

/** Deprecates a version, and shows the affected callers first. */
export function DeprecateDialog({ detail, onClose }: EndDialogProps) {
  const toast = useToast()
  const { api, name, version, sunset_on, deprecation_reason } = detail
  const { field, ...form } = useApiForm({
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
    <FormDialog
      alert
      title={again ? `Change the end date of ${name} ${version}?` : `Deprecate ${name} ${version}?`}
      about={aboutEnd(detail)}
      action={again ? 'Save' : 'Deprecate'}
      busyAction="Saving…"
      keep={again ? 'Cancel' : 'Don’t deprecate'}
      failed="Nothing has changed."
      form={form}
      onClose={onClose}
    >
      <Affected detail={detail} />
      <TextField
        {...field('sunset_on', 'the last day')}
        label="Stops working on (optional)"
        type="date"
        min={tomorrow()}
        hint={`From midnight in ${brand.time_zone}. Leave it empty if no date is set yet.`}
      />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason, and what to use instead"
        rows={3}
        hint="Subscribers see it in their notification and on their dashboard."
      />
    </FormDialog>
  )
}

function aboutEnd({ subscribers, newest }: ApiDetail): string {
  const notice = `${countOf(subscribers, 'subscriber')} ${subscribers === 1 ? 'is' : 'are'} notified immediately.`
  const closed = newest ? ' New subscriptions close unless an older version stays active.' : ''
  return `${notice}${closed} From that day on, calls return 410. The documentation and history stay.`
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

interface RollBackDialogProps extends EndDialogProps {
  readonly to: NonNullable<ApiDetail['previous']>
}

export function RollBackDialog({ detail, to, onClose }: RollBackDialogProps) {
  const { api, name, version, full_version, published_at } = detail
  return (
    <Confirm
      title={`Roll ${name} ${version} back to document ${to.full_version}?`}
      about={`The document that was published on ${formatTime(to.published_at)} replaces ${full_version} immediately, with its prices and limits. Subscribers are notified of what changes for them. You can roll forward again the same way.`}
      action="Roll back"
      busyAction="Rolling back…"
      look="primary"
      keep={`Keep ${full_version}`}
      failed="Nothing has changed."
      write={mutationOptions(usePortal(), 'post', '/api/admin/apis/roll-back')}
      variables={() => ({ body: { api, version, published_at } })}
      done={`${name} ${version} has document ${to.full_version} again`}
      onClose={onClose}
    />
  )
}

export function RestoreDialog({ detail: { api, name, version, subscribers }, onClose }: EndDialogProps) {
  return (
    <Confirm
      title={`Undo the deprecation of ${name} ${version}?`}
      about={`Its end date is removed, and ${countOf(subscribers, 'subscriber')} ${subscribers === 1 ? 'is' : 'are'} notified.`}
      action="Undo deprecation"
      busyAction="Saving…"
      look="primary"
      keep="Keep it deprecated"
      failed="Nothing has changed."
      write={mutationOptions(usePortal(), 'post', '/api/admin/apis/restore')}
      variables={() => ({ body: { api, version } })}
      done={`${name} ${version} is no longer deprecated`}
      onClose={onClose}
    />
  )
}
