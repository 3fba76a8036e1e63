import type { components } from '@switchboard/sdk'
import { adminCancelAnnouncement as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { countOf } from '../../base/format/format.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { ChangeList } from './change-list.tsx'
import { subjectName } from './subject-name.ts'

interface CancelDialogProps {
  readonly of: components['schemas']['AdminAnnouncement']
  readonly onClose: () => void
}

/** Cancels a change before it takes effect. */
export function CancelDialog({ of: announcement, onClose }: CancelDialogProps) {
  const toast = useToast()
  const { announcement_id, told: notified, changes } = announcement
  const { field, ...form } = useApiForm({
    defaultValues: { reason: '' },
    rules: { reason: rules.reason },
    write: mutationOptions(usePortal(), 'post', '/api/admin/announcements/cancel'),
    variables: ({ reason }) => ({ body: { announcement_id, reason: reason.trim() } }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: `The change of ${subjectName(announcement)} is cancelled` })
    },
  })
  return (
    <FormDialog
      alert
      title={`Cancel the change of ${subjectName(announcement)}?`}
      about={
        notified === 0
          ? 'No account was notified of it yet.'
          : `${countOf(notified, 'account')} ${notified === 1 ? 'was' : 'were'} notified of it, and will be notified that it won’t happen.`
      }
      action="Cancel change"
      busyAction="Cancelling…"
      keep="Keep it"
      failed="The change wasn’t cancelled."
      form={form}
      onClose={onClose}
    >
      <ChangeList changes={changes} />
      <TextAreaField
        {...field('reason', 'a reason')}
        label="Reason"
        hint="The accounts that were notified read it."
        rows={2}
      />
    </FormDialog>
  )
}
