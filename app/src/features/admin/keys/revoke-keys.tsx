import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { timeSince } from '../../../lib/format/time-since.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { personOf } from '../../../lib/session/profile.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import css from '../admin.module.css'
import { lastUseOf } from './replace-key.tsx'

interface RevokeKeysProps {
  readonly account: AdminAccount
  readonly subscriptions: readonly components['schemas']['Subscription'][]
}

/** Ends every key of a user at once. */
export function RevokeKeys({ account, subscriptions }: RevokeKeysProps) {
  const [open, setOpen] = useState(false)
  const { active_keys: count } = account
  const live = subscriptions
    .flatMap(({ keys }) => keys)
    .filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
  return (
    <div className={css.danger}>
      {count === 0 && <p className={css.note}>There is no key left to revoke.</p>}
      <Button look="danger" disabled={count === 0} onClick={() => setOpen(true)}>
        Revoke all keys
      </Button>
      {open && <RevokeDialog account={account} lastUse={lastUseOf(live)} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RevokeDialogProps {
  readonly account: AdminAccount
  readonly lastUse: string | undefined
  readonly onClose: () => void
}

function RevokeDialog({ account, lastUse, onClose }: RevokeDialogProps) {
  const toast = useToast()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const { mutate, isPending, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/admin/revoke-keys'),
  )
  const { email, user_id, active_keys: count } = account
  const { displayName } = personOf(account)
  const keys = count === 1 ? '1 key' : `${count} keys`

  const revoke = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setWrong(true)
    mutate(
      { body: { user_id } },
      {
        onSuccess: ({ data }) => {
          onClose()
          toast({
            kind: 'success',
            title: `${data.revoked_keys === 1 ? '1 key' : `${data.revoked_keys} keys`} of ${displayName} revoked`,
          })
        },
      },
    )
  }

  return (
    <Dialog
      alert
      open
      title={`Revoke ${keys} of ${displayName}?`}
      onOpenChange={(next) => next || onClose()}
      about={
        <>
          {lastUse ? (
            <>
              A call came in with one of them <strong>{timeSince(lastUse)}</strong>.
            </>
          ) : (
            'None of them was ever used.'
          )}{' '}
          Every call with these keys is refused at once, and this can’t be undone. Subscriptions stay: the
          user is notified and can make new keys.
        </>
      }
      actions={
        <>
          <Button look="danger" type="submit" form={form} busy={isPending}>
            {isPending ? 'Revoking…' : `Revoke ${keys}`}
          </Button>
          <Button onClick={onClose}>Keep keys</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="The keys weren’t revoked."
      />
      <form id={form} noValidate onSubmit={revoke}>
        <TextField
          label={`Type ${email} to confirm`}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong ? `Type ${email}, as it’s written here.` : undefined}
          errorAtOnce
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
