import type { components } from '@switchboard/sdk'
import { adminRevokeKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { timeSince } from '../../base/format/time-since.ts'
import { ConfirmByTyping } from '../../lib/forms/confirm-by-typing.tsx'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useToast } from '../../ui/kit/toast.tsx'

interface RevokeKeyProps {
  readonly userId: string
  readonly of: components['schemas']['ApiKey']
}

/** Ends one key; the user's others stay. */
export function RevokeKey({ userId, of: { key_id, prefix, last_four, last_used_at } }: RevokeKeyProps) {
  const toast = useToast()
  const write = mutationOptions(usePortal(), 'post', '/api/admin/keys/revoke')
  const [open, setOpen] = useState(false)
  const name = `${prefix}…${last_four}`
  return (
    <>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      {open && (
        <ConfirmByTyping
          title={`Revoke ${name}?`}
          about={`${last_used_at ? `Last used ${timeSince(last_used_at)}.` : 'It has never been used.'} Calls with this key are rejected immediately, and this can’t be undone. The user is notified; their other keys still work.`}
          word={last_four}
          action="Revoke key"
          busyAction="Revoking…"
          keep="Keep key"
          failed="The key wasn’t revoked."
          reason={{
            rules: adminRevokeKey.reason,
            hint: 'For the audit log, which is part of the user’s own data export.',
          }}
          write={write}
          variables={({ reason }) => ({ body: { user_id: userId, key_id, reason } })}
          onDone={() => {
            setOpen(false)
            toast({ kind: 'success', title: `${name} is revoked` })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
