import { adminDecideAdjustment as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { countOf } from '../../base/format/format.ts'
import { usePortal } from '../../lib/services.ts'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { Adjustment } from './approvals-address.ts'
import { sentenceOf } from './sentence.ts'

interface DecideDialogProps {
  readonly rows: readonly Adjustment[]
  readonly decision: 'APPROVE' | 'REFUSE'
  readonly onClose: () => void
}

/** Decides one change, or several by one note. */
export function DecideDialog({ rows, decision, onClose }: DecideDialogProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/adjustments/decide')
  const approving = decision === 'APPROVE'
  const changesOf = (count: number) => (count === 1 ? 'this change' : countOf(count, 'change'))
  return (
    <BulkDialog
      rows={rows}
      keyOf={({ adjustment_id }) => adjustment_id}
      nameOf={(row) => `${sentenceOf(row)}: “${row.description}”`}
      titleOf={({ length }) => `${approving ? 'Approve' : 'Reject'} ${changesOf(length)}?`}
      about={
        approving
          ? 'It takes effect immediately: each user is notified and sees the reason.'
          : 'Nothing changes, and users aren’t notified. Whoever requested it is.'
      }
      action={approving ? 'Approve' : 'Reject'}
      look={approving ? 'primary' : 'danger'}
      fields={{
        defaultValues: { note: '' },
        rules: { note: rules.note },
        draw: ({ field }) => (
          <TextAreaField
            {...field('note', 'the note')}
            label="Note (optional)"
            hint="For administrators. The user doesn’t see it."
            rows={2}
          />
        ),
      }}
      write={{
        mutationKey,
        each: async ({ adjustment_id }, { note }, context) => {
          const text = note.trim()
          await mutationFn({ body: { adjustment_id, decision, ...(text && { note: text }) } }, context)
        },
      }}
      doneOf={(count) =>
        `${countOf(count, 'change')} ${count === 1 ? 'is' : 'are'} ${approving ? 'approved' : 'rejected'}`
      }
      onClose={onClose}
    />
  )
}
