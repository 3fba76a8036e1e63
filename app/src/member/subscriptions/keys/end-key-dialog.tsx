import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatAgo } from '../../../base/format/ago.ts'
import { Confirm } from '../../../lib/forms/confirm.tsx'
import { usePortal } from '../../../lib/services.ts'
import { type ApiKey, keyText, lastUse } from '../rules.ts'

interface EndKeyDialogProps {
  readonly keys: readonly ApiKey[]
  readonly now: Date
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Ends keys at once: when they were used last says what may break. */
export function EndKeyDialog({ keys, now, onClose, onDone }: EndKeyDialogProps) {
  const [key] = keys
  const only = keys.length === 1 ? key : undefined
  const one = only ? keyText(only) : `${keys.length} keys`
  const used = lastUse(keys)
  return (
    <Confirm
      title={`Revoke ${one} now?`}
      about={
        only
          ? 'Calls with it are rejected immediately. This can’t be undone.'
          : 'Calls with them are rejected immediately. This can’t be undone.'
      }
      word={only ? only.last_four : one}
      action={only ? 'Revoke key' : `Revoke ${one}`}
      busyAction="Revoking…"
      keep={only ? 'Keep it' : 'Keep them'}
      failed="Nothing was revoked."
      write={mutationOptions(usePortal(), 'post', '/api/user-subscription/keys/revoke')}
      variables={() => ({ body: { key_ids: keys.map(({ key_id }) => key_id) } })}
      done={`${one} ${only ? 'no longer works' : 'no longer work'}.`}
      onDone={() => onDone?.()}
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
    </Confirm>
  )
}
