import { renameKey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { row, stack } from '../../ui/layout.ts'
import { type ApiKey, keyText } from './rules.ts'
import css from './subscriptions.module.css'

interface RenameKeyDialogProps {
  readonly of: ApiKey
  readonly onClose: () => void
}

export function RenameKeyDialog({ of: key, onClose }: RenameKeyDialogProps) {
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: { name: key.name },
    rules: { name: rules.name },
    write: mutationOptions(usePortal(), 'put', '/api/user-subscription/keys'),
    variables: ({ name }: { name: string }) => ({ body: { key_id: key.key_id, name: name.trim() } }),
    onDone: onClose,
  })
  return (
    <Dialog open title={`Rename ${keyText(key)}`} onOpenChange={(open) => open || busy || onClose()}>
      <form
        className={classes(stack(3), css.dialog)}
        noValidate
        onSubmit={submit}
        aria-label="Name of the key"
      >
        <FormError of={failure} title="It wasn’t renamed." />
        <TextField {...field('name', 'the name')} label="Name" autoComplete="off" />
        <div className={row(2)}>
          <Button look="primary" type="submit" busy={busy}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
