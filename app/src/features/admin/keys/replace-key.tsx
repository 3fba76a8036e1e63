import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { timeSince } from '../../../base/format/time-since.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Subscription = components['schemas']['Subscription']
type ApiKey = components['schemas']['ApiKey']

interface ReplaceKeyProps {
  readonly userId: string
  readonly subscription: Subscription
  readonly onClose: () => void
}

const graces = { 0: 'Now', 3600: 'In an hour', 86400: 'In 24 hours' } as const
const hasEnd = ({ status }: ApiKey) => status === 'ACTIVE' || status === 'GRACE'

/** A new key in place of one, with what happens to calls by the old one. */
export function ReplaceKey({ userId, subscription, onClose }: ReplaceKeyProps) {
  const { name, keys, live_blocker } = subscription
  const current = (type: ApiKey['type']) => keys.find((key) => key.type === type && key.status === 'ACTIVE')
  const [type, setType] = useState<ApiKey['type']>(current('LIVE') ? 'LIVE' : 'TEST')
  const [grace, setGrace] = useState(0)
  // One opening is one intent for each choice: a second press, or a try after a lost answer, gets the same key.
  const [intent] = useState(() => crypto.randomUUID())
  const [newKey, setNewKey] = useState<components['schemas']['ApiKeyCreated'] | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    ...mutationOptions(usePortal(), 'put', '/api/admin/keys-regenerate'),
    // The answer holds a secret: no cache keeps it.
    gcTime: 0,
  })
  const old = keys.filter((key) => key.type === type && hasEnd(key))

  if (newKey) return <NewKeyDialog made={newKey} api={name} onClose={onClose} />

  const option = (value: ApiKey['type'], word: string) => {
    const key = current(value)
    const blocked = value === 'LIVE' && live_blocker !== null && !key
    return {
      value,
      disabled: blocked,
      label: key
        ? `${word} key ending ${key.last_four}`
        : `${word} key (${blocked ? 'not allowed yet' : 'none yet'})`,
    }
  }
  return (
    <Dialog
      open
      title={`Replace a key of ${name}`}
      onOpenChange={(open) => open || onClose()}
      about="You see the new key once. Give it to the user securely; they’re notified that it was replaced."
      actions={
        <>
          <Button
            look="primary"
            busy={isPending}
            onClick={() =>
              mutate(
                {
                  body: {
                    subscription_id: subscription.user_subscription_id,
                    user_id: userId,
                    type,
                    grace_seconds: grace,
                  },
                  headers: { 'Idempotency-Key': `${intent}-${type}-${grace}` },
                },
                {
                  onSuccess: ({ data }) => {
                    setNewKey(data)
                    reset()
                  },
                },
              )
            }
          >
            {isPending ? 'Replacing…' : 'Replace key'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="The key wasn’t replaced."
      />
      <RadioGroup
        label="Which key"
        name="type"
        value={type}
        options={[option('LIVE', 'Live'), option('TEST', 'Test')]}
        onChange={setType}
      />
      {old.length > 0 && (
        <>
          <SelectField
            label="The old key stops working"
            value={grace}
            onChange={({ target }) => setGrace(Number(target.value))}
          >
            {Object.entries(graces).map(([seconds, words]) => (
              <option key={seconds} value={seconds}>
                {words}
              </option>
            ))}
          </SelectField>
          <p>{consequenceOf(old, grace)}</p>
        </>
      )}
    </Dialog>
  )
}

function consequenceOf(old: readonly ApiKey[], grace: number): string {
  const last = lastUseOf(old)
  const use = last ? `It was last used ${timeSince(last)}.` : 'It was never used.'
  return grace === 0 ? `${use} Calls with it are rejected from now on.` : `${use} Both keys work until then.`
}

/** The newest call by any of these keys. */
export const lastUseOf = (keys: readonly ApiKey[]): string | undefined =>
  keys
    .flatMap(({ last_used_at }) => last_used_at ?? [])
    .sort()
    .at(-1)
