import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { timeSince } from '../../base/format/time-since.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { Secret } from '../../ui/kit/secret.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'

type Subscription = components['schemas']['Subscription']
type ApiKey = components['schemas']['ApiKey']

interface ReplaceKeyProps {
  readonly userId: string
  readonly subscription: Subscription
  readonly onClose: () => void
}

const graces = { 0: 'Now', 3600: 'In an hour', 86400: 'In 24 hours' } as const
type Grace = `${keyof typeof graces}`

interface ReplaceValues {
  type: ApiKey['type']
  /** Seconds, as the field has them. */
  grace: Grace
}

const hasEnd = ({ status }: ApiKey) => status === 'ACTIVE' || status === 'GRACE'

/** A new key in place of one, with what happens to calls by the old one. */
export function ReplaceKey({ userId, subscription, onClose }: ReplaceKeyProps) {
  const { name, keys, live_blocker } = subscription
  const current = (type: ApiKey['type']) => keys.find((key) => key.type === type && key.status === 'ACTIVE')
  // One opening is one intent for each choice: a second press, or a try after a lost answer, gets the same key.
  const [intent] = useState(() => crypto.randomUUID())
  const [newKey, setNewKey] = useState<components['schemas']['ApiKeyCreated'] | null>(null)
  const { control, field, ...form } = useApiForm({
    defaultValues: { type: current('LIVE') ? 'LIVE' : 'TEST', grace: '0' } as ReplaceValues,
    write: mutationOptions(usePortal(), 'put', '/api/admin/keys-regenerate'),
    variables: ({ type, grace }: ReplaceValues) => ({
      body: {
        subscription_id: subscription.user_subscription_id,
        user_id: userId,
        type,
        grace_seconds: Number(grace),
      },
      headers: { 'Idempotency-Key': `${intent}-${type}-${grace}` },
    }),
    onDone: ({ data }) => setNewKey(data),
  })
  const { field: type } = useController({ control, name: 'type' })
  const grace = useWatch({ control, name: 'grace' })
  const old = keys.filter((key) => key.type === type.value && hasEnd(key))

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
    <FormDialog
      title={`Replace a key of ${name}`}
      about="You see the new key once. Give it to the user securely; they’re notified that it was replaced."
      action="Replace key"
      busyAction="Replacing…"
      failed="The key wasn’t replaced."
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label="Which key"
        name="type"
        value={type.value}
        options={[option('LIVE', 'Live'), option('TEST', 'Test')]}
        onChange={type.onChange}
      />
      {old.length > 0 && (
        <>
          <SelectField {...field('grace', 'when the old key stops')} label="The old key stops working">
            {Object.entries(graces).map(([seconds, words]) => (
              <option key={seconds} value={seconds}>
                {words}
              </option>
            ))}
          </SelectField>
          <p>{consequenceOf(old, grace)}</p>
        </>
      )}
    </FormDialog>
  )
}

function consequenceOf(old: readonly ApiKey[], grace: Grace): string {
  const last = lastUseOf(old)
  const use = last ? `It was last used ${timeSince(last)}.` : 'It was never used.'
  return grace === '0'
    ? `${use} Calls with it are rejected from now on.`
    : `${use} Both keys work until then.`
}

/** The newest call by any of these keys. */
export const lastUseOf = (keys: readonly ApiKey[]): string | undefined =>
  keys
    .flatMap(({ last_used_at }) => last_used_at ?? [])
    .sort()
    .at(-1)

interface NewKeyDialogProps {
  /** It lives here, while the dialog is open, and nowhere else. */
  readonly made: components['schemas']['ApiKeyCreated']
  readonly api: string
  readonly onClose: () => void
}

/** A new key for the only time. It closes by its buttons alone: a press beside it must not lose the key. */
function NewKeyDialog({ made, api, onClose }: NewKeyDialogProps) {
  const [copied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const close = () => (copied || isWarned ? onClose() : setWarned(true))
  const kind = made.type === 'LIVE' ? 'live' : 'test'
  return (
    <Dialog
      alert
      open
      title={`New ${kind} key of ${api}`}
      about="Copy the key now: it’s shown only once. Give it to the user securely, not by email."
      onOpenChange={(open) => open || close()}
      actions={
        <Button look="primary" onClick={close}>
          {isWarned && !copied ? 'Close without copying' : 'I copied it'}
        </Button>
      }
    >
      <Secret value={made.api_key} what="key" onCopied={() => setCopied(true)} />
      {isWarned && !copied && <p role="alert">Copy it first: it can’t be shown again.</p>}
    </Dialog>
  )
}
