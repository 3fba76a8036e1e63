import { createKey as rules } from '@switchboard/sdk/forms'
import { useState } from 'react'
import { useKeyCall } from '../../domain/keys/use-key-call.ts'
import { classes } from '../../ui/classes.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'
import type { ApiKey, Subscription } from './rules.ts'
import css from './subscriptions.module.css'

const ends = ['', '30', '90', '365'] as const
const endWords = { '': 'Never', '30': 'In 30 days', '90': 'In 90 days', '365': 'In a year' } as const
const dayMs = 86_400_000

interface CreateKeyDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** A further key: one for each place that calls, so that each can be replaced and ended by itself. */
export function CreateKeyDialog({ subscription, onClose }: CreateKeyDialogProps) {
  const { user_subscription_id, api, name: apiName, live_blocker } = subscription
  const [name, setName] = useState('')
  const [type, setType] = useState<ApiKey['type']>('TEST')
  const [end, setEnd] = useState<(typeof ends)[number]>('')
  // Computed when the end is chosen, so that a retry after a lost response is the same call.
  const [expiresAt, setExpiresAt] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const { send, busy, failure } = useKeyCall('POST /api/user-subscription/keys')

  const create = () => {
    setTried(true)
    if (name.trim() === '') return
    const body = {
      user_subscription_id,
      type,
      name: name.trim(),
      ...(expiresAt && { expires_at: expiresAt }),
    }
    void send({ api, apiName, init: { body } }, onClose)
  }

  return (
    <Dialog
      open
      title="Create a key"
      about={`For ${apiName}. Use a separate key for each place you call from.`}
      onOpenChange={(open) => open || busy || onClose()}
      actions={
        <>
          <Button look="primary" busy={busy} onClick={create}>
            {busy ? 'Creating…' : 'Create key'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={classes(stack(3), css.dialog)}>
        <FormError of={failure} title="No key was created." />
        <TextField
          name="key-name"
          label="Name"
          hint="Such as “Build server”."
          autoComplete="off"
          maxLength={rules.name?.maxLength}
          value={name}
          error={isTried && name.trim() === '' ? 'Name the key.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <RadioGroup
          label="Environment"
          name="environment"
          value={type}
          options={[
            { value: 'TEST', label: 'Test: free, reaches test numbers only' },
            {
              value: 'LIVE',
              label: live_blocker ? 'Live: needs a verified business' : 'Live: calls cost credits',
              disabled: live_blocker !== null,
            },
          ]}
          onChange={setType}
        />
        <SelectField
          label="Expires"
          value={end}
          onChange={(event) => {
            const days = event.target.value as (typeof ends)[number]
            setEnd(days)
            setExpiresAt(days && new Date(Date.now() + Number(days) * dayMs).toISOString())
          }}
        >
          {ends.map((days) => (
            <option key={days} value={days}>
              {endWords[days]}
            </option>
          ))}
        </SelectField>
      </div>
    </Dialog>
  )
}
