import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { formatAgo } from '../../base/format/ago.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { stack } from '../../ui/layout.ts'
import { type ApiKey, keyText, lastUse } from './rules.ts'
import css from './subscriptions.module.css'

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
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(usePortal(), 'post', '/api/user-subscription/keys/revoke'),
    onSuccess: () => {
      toast({ kind: 'success', title: `${one} ${keys.length === 1 ? 'no longer works' : 'no longer work'}.` })
      onDone?.()
      onClose()
    },
  })
  return (
    <Dialog
      alert
      open
      title={`Revoke ${one} now?`}
      about={
        keys.length === 1
          ? 'Calls with it are rejected immediately. This can’t be undone.'
          : 'Calls with them are rejected immediately. This can’t be undone.'
      }
      onOpenChange={(open) => open || isPending || onClose()}
      actions={
        <>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate({ body: { key_ids: keys.map(({ key_id }) => key_id) } })}
          >
            {isPending ? 'Revoking…' : keys.length === 1 ? 'Revoke key' : `Revoke ${one}`}
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            {keys.length === 1 ? 'Keep it' : 'Keep them'}
          </Button>
        </>
      }
    >
      <div className={classes(stack(3), css.dialog)}>
        <FormError
          of={error && !wasCancelled(error) ? problemText(error) : null}
          title="Nothing was revoked."
        />
        <p>
          {used ? (
            <>
              Last used <strong>{formatAgo(used, now)}</strong>. Anything that still uses it fails until it
              gets another key.
            </>
          ) : (
            'Never used.'
          )}
        </p>
      </div>
    </Dialog>
  )
}
