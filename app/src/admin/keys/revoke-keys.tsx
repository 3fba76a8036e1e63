import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { timeSince } from '../../base/format/time-since.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { stack } from '../../ui/layout.ts'
import type { AdminAccount } from '../accounts/account-columns.tsx'
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
    <div className={classes(stack(2, 'start'), 'ruled')}>
      {count === 0 && <p className="note">There are no keys to revoke.</p>}
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
  const { email, user_id, active_keys: count } = account
  const { displayName } = personOf(account)
  const keysOf = (number: number) => (number === 1 ? '1 key' : `${number} keys`)

  return (
    <Confirm
      title={`Revoke ${keysOf(count)} of ${displayName}?`}
      about={
        <>
          {lastUse ? (
            <>
              Last used <strong>{timeSince(lastUse)}</strong>.
            </>
          ) : (
            'None of them has been used.'
          )}{' '}
          Every call with these keys is rejected immediately, and this can’t be undone. Subscriptions stay:
          the user is notified and can create new keys.
        </>
      }
      word={email}
      action={`Revoke ${keysOf(count)}`}
      busyAction="Revoking…"
      keep="Keep keys"
      failed="The keys weren’t revoked."
      write={mutationOptions(usePortal(), 'post', '/api/admin/revoke-keys')}
      variables={() => ({ body: { user_id } })}
      done={({ data }) => `${keysOf(data.revoked_keys)} of ${displayName} revoked`}
      onClose={onClose}
    />
  )
}
