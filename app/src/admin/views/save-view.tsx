import type { components } from '@switchboard/sdk'
import { adminSaveView } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useWatch } from 'react-hook-form'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'

type View = components['schemas']['AdminView']

interface SaveViewProps extends Pick<View, 'list' | 'query'> {
  /** Of the same list. */
  readonly views: readonly View[]
  readonly onClose: () => void
}

/** The filters of a list, under a name. */
export function SaveView({ list, query, views, onClose }: SaveViewProps) {
  const toast = useToast()
  const { control, field, ...form } = useApiForm({
    defaultValues: { name: '' },
    rules: { name: adminSaveView.name },
    write: mutationOptions(usePortal(), 'post', '/api/admin/views'),
    variables: ({ name }: { name: string }) => ({ body: { list, query, name: name.trim() } }),
    onDone: ({ data }) => {
      onClose()
      toast({ kind: 'success', title: `“${data.name}” is saved` })
    },
  })
  const name = useWatch({ control, name: 'name' }).trim().toLowerCase()
  const before = views.find((view) => view.name.toLowerCase() === name)
  return (
    <FormDialog
      title="Save this view"
      about="Its filters and its order, for you alone. You’ll find it under Views wherever you log in."
      action={before ? 'Replace view' : 'Save view'}
      busyAction="Saving…"
      failed="The view wasn’t saved."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('name', 'a name')}
        label="Name"
        autoComplete="off"
        hint={before && `“${before.name}” gets these filters.`}
      />
    </FormDialog>
  )
}
