import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatAgo } from '../../base/format/ago.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { type ApiKey, keyText, lastUse } from './rules.ts'

interface EndKeyDialogProps {
  readonly keys: readonly ApiKey[]
  readonly now: Date
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Ends keys at once: when they were used last says what may break. */
export function EndKeyDialog({ keys, now, onClose, onDone }: EndKeyDialogProps) {
  const toast = useToast()
  const [key] = keys
  const one = keys.length === 1 && key ? keyText(key) : `${keys.length} keys`
  const used = lastUse(keys)
  const form = useApiForm({
    defaultValues: {},
    write: mutationOptions(usePortal(), 'post', '/api/user-subscription/keys/revoke'),
    variables: () => ({ body: { key_ids: keys.map(({ key_id }) => key_id) } }),
    onDone: () => {
      toast({ kind: 'success', title: `${one} ${keys.length === 1 ? 'no longer works' : 'no longer work'}.` })
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      alert
      title={`Revoke ${one} now?`}
      about={
        keys.length === 1
          ? 'Calls with it are rejected immediately. This can’t be undone.'
          : 'Calls with them are rejected immediately. This can’t be undone.'
      }
      action={keys.length === 1 ? 'Revoke key' : `Revoke ${one}`}
      busyAction="Revoking…"
      keep={keys.length === 1 ? 'Keep it' : 'Keep them'}
      failed="Nothing was revoked."
      form={form}
      onClose={onClose}
    >
      <p>
        {used ? (
          <>
            Last used <strong>{formatAgo(used, now)}</strong>. Anything that still uses it fails until it gets
            another key.
          </>
        ) : (
          'Never used.'
        )}
      </p>
    </FormDialog>
  )
}
