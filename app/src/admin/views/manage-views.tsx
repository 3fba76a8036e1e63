import type { components } from '@switchboard/sdk'
import { adminRenameView } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { grow, row } from '../../ui/layout.ts'

type View = components['schemas']['AdminView']

interface ManageViewsProps {
  readonly views: readonly View[]
  readonly onClose: () => void
}

/** Views of a list, to be renamed or deleted. */
export function ManageViews({ views, onClose }: ManageViewsProps) {
  const [open, setOpen] = useState<{ readonly deed: 'rename' | 'delete'; readonly of: View } | null>(null)
  const back = () => setOpen(null)
  return (
    <Dialog
      open
      title="Saved views"
      about={views.length === 0 && 'No views of this list are left.'}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {views.map((view) => (
          <li key={view.view_id} className={classes(row(2, 'between'), 'ruled-row')}>
            <span className={grow()}>{view.name}</span>
            <Button
              size="small"
              aria-label={`Rename ${view.name}`}
              onClick={() => setOpen({ deed: 'rename', of: view })}
            >
              Rename
            </Button>
            <Button
              size="small"
              aria-label={`Delete ${view.name}`}
              onClick={() => setOpen({ deed: 'delete', of: view })}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {open?.deed === 'rename' && <RenameView of={open.of} onClose={back} />}
      {open?.deed === 'delete' && <DeleteView of={open.of} onClose={back} />}
    </Dialog>
  )
}

interface OneViewProps {
  readonly of: View
  readonly onClose: () => void
}

function RenameView({ of: { view_id, name: before }, onClose }: OneViewProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { name: before },
    rules: { name: adminRenameView.name },
    write: mutationOptions(usePortal(), 'put', '/api/admin/views'),
    variables: ({ name }: { name: string }) => ({ body: { view_id, name: name.trim() } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Rename “${before}”`}
      action="Rename view"
      busyAction="Renaming…"
      failed="The view wasn’t renamed."
      form={form}
      onClose={onClose}
    >
      <TextField {...field('name', 'a name')} label="Name" autoComplete="off" />
    </FormDialog>
  )
}

function DeleteView({ of: { view_id, name }, onClose }: OneViewProps) {
  const form = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/admin/views/remove'),
    variables: () => ({ body: { view_id } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      alert
      title={`Delete “${name}”?`}
      about="The view goes for good. The rows that it showed stay."
      action="Delete view"
      busyAction="Deleting…"
      keep="Keep view"
      failed="The view wasn’t deleted."
      form={form}
      onClose={onClose}
    />
  )
}
