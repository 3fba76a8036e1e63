import { renameKey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { type ApiKey, keyText } from './rules.ts'

interface RenameKeyDialogProps {
  readonly of: ApiKey
  readonly onClose: () => void
}

export function RenameKeyDialog({ of: key, onClose }: RenameKeyDialogProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { name: key.name },
    rules: { name: rules.name },
    write: mutationOptions(usePortal(), 'put', '/api/user-subscription/keys'),
    variables: ({ name }: { name: string }) => ({ body: { key_id: key.key_id, name: name.trim() } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Rename ${keyText(key)}`}
      action="Save"
      busyAction="Saving…"
      failed="It wasn’t renamed."
      form={form}
      onClose={onClose}
    >
      <TextField {...field('name', 'the name')} label="Name" autoComplete="off" hint={`ID: ${key.key_id}`} />
    </FormDialog>
  )
}
