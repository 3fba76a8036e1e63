import type { components } from '@switchboard/sdk'
import { setSpendCap as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatCredits, withoutZeroCents } from '../../base/format/format.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { useRoleRefusal } from '../team/role-gate.tsx'

type SpendCap = components['schemas']['SpendCap']

/** `312.40 of 500 credits`; without a cap, what calls have cost. */
export const spendCapText = ({ credits, credits_this_month: spent }: SpendCap): string =>
  `${formatCredits(spent)} ${credits === null ? '' : `of ${formatCredits(credits)} `}credits`

interface SpendCapDialogProps {
  readonly title: string
  readonly about: string
  readonly cap: Pick<SpendCap, 'member_id' | 'credits' | 'credits_this_month'>
  readonly onClose: () => void
}

/** Sets, changes or removes what live calls may cost a month. */
export function SpendCapDialog({ title, about, cap, onClose }: SpendCapDialogProps) {
  const toast = useToast()
  const { pattern, maxLength } = rules.credits
  const { field, ...form } = useApiForm({
    defaultValues: { credits: withoutZeroCents(cap.credits ?? '') },
    rules: { credits: { pattern, maxLength } },
    write: mutationOptions(usePortal(), 'put', '/api/limits/caps'),
    variables: ({ credits }: { credits: string }) => ({
      body: { member_id: cap.member_id, credits: credits.trim() || null },
    }),
    onDone: (_, { credits }) => {
      onClose()
      toast({ kind: 'success', title: credits.trim() ? 'Spend cap saved' : 'Spend cap removed' })
    },
  })
  return (
    <FormDialog
      title={title}
      about={about}
      action="Save cap"
      busyAction="Saving…"
      failed="The spend cap wasn’t changed."
      disabled={useRoleRefusal('PUT /api/limits/caps') !== undefined}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('credits', 'a number of credits above 0')}
        label="Credits per calendar month"
        hint={`${formatCredits(cap.credits_this_month)} credits spent this month. A lower cap stops live calls right away. Leave empty for no cap.`}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  )
}
