import { mutationOptions } from '@switchboard/sdk/react-query'
import { countOf } from '../../base/format/format.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import type { AdminPlan } from './plan-form.ts'

export type NextStatus = 'ON_SALE' | 'RETIRED' | 'DISCARDED'

interface StatusDialogProps {
  readonly plan: AdminPlan
  readonly next: NextStatus
  readonly plans: readonly AdminPlan[]
  readonly onClose: () => void
}

const audienceOf = ({ audience, invited }: AdminPlan): string =>
  ({
    EVERYBODY: 'Everybody sees it on the price page, and can take it.',
    INVITED: `${countOf(invited.length, 'invited account')} can take it. Nobody else sees it.`,
    LINK: 'Whoever has its link can take it. It isn’t on the price page.',
  })[audience]

const words = {
  ON_SALE: { title: 'Put on sale', busy: 'Putting on sale…', done: 'is on sale', field: 'replaces' },
  RETIRED: { title: 'Retire', busy: 'Retiring…', done: 'is retired', field: 'move_to' },
  DISCARDED: { title: 'Discard', busy: 'Discarding…', done: 'is discarded', field: 'none' },
} as const

/** Sells, retires or discards a plan, once it was said whom that concerns. */
export function StatusDialog({ plan, next, plans, onClose }: StatusDialogProps) {
  const toast = useToast()
  const { plan_id, plan_name, revision, accounts } = plan
  const { title, busy, done, field: name } = words[next]
  const { field, ...form } = useApiForm({
    defaultValues: { [name]: '' },
    write: mutationOptions(usePortal(), 'post', '/api/admin/plans/status'),
    variables: ({ [name]: chosen }) => ({
      body: { plan_id, revision, status: next, ...(chosen && { [name]: chosen }) },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `${plan_name} ${done}` })
    },
  })
  const others = plans.filter(
    (one) => one.status === 'ON_SALE' && one.api === null && one.plan_id !== plan_id,
  )
  return (
    <FormDialog
      alert={next !== 'ON_SALE'}
      title={`${title}: ${plan_name}?`}
      about={
        next === 'ON_SALE'
          ? `${audienceOf(plan)} From then on, its terms only change by an announcement.`
          : next === 'RETIRED'
            ? 'Nobody can take it any more.'
            : 'The draft is deleted. This can’t be undone.'
      }
      action={title}
      busyAction={busy}
      keep="Not now"
      failed="Nothing was changed."
      form={form}
      onClose={onClose}
    >
      {next === 'ON_SALE' && others.length > 0 && (
        <SelectField
          {...field(name, 'a plan')}
          label="Replaces"
          hint="A replaced plan is retired. Its accounts keep it."
        >
          <option value="">No plan</option>
          <Options of={others} />
        </SelectField>
      )}
      {next === 'RETIRED' && accounts > 0 && (
        <SelectField
          {...field(name, 'a plan')}
          label={`What becomes of ${countOf(accounts, 'account')}`}
          hint="Moving waits for the end of their period, and for the usual notice. They’re notified now."
        >
          <option value="">Keep the plan with its terms</option>
          <Options of={others} prefix="Move to " />
        </SelectField>
      )}
    </FormDialog>
  )
}

interface OptionsProps {
  readonly of: readonly AdminPlan[]
  readonly prefix?: string
}

const Options = ({ of: plans, prefix = '' }: OptionsProps) =>
  plans.map(({ plan_id, plan_name }) => (
    <option key={plan_id} value={plan_id}>
      {prefix}
      {plan_name}
    </option>
  ))
