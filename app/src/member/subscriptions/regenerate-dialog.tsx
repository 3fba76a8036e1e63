import { useController } from 'react-hook-form'
import { formatAgo } from '../../base/format/ago.ts'
import { useKeyCall } from '../../domain/keys/use-key-call.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { type ApiKey, keyText, type Subscription } from './rules.ts'

interface GraceValues {
  grace: (typeof graces)[number]
}

interface RegenerateDialogProps {
  readonly subscription: Subscription
  readonly replaced: ApiKey
  /** Those that a change before may have left; its own ends at once. */
  readonly inGrace: readonly ApiKey[]
  readonly now: Date
  readonly onClose: () => void
}

/** A new key in the place of one, and how long the old one is still accepted. */
export function RegenerateDialog({ subscription, replaced, inGrace, now, onClose }: RegenerateDialogProps) {
  const { user_subscription_id, api, name } = subscription
  const { key_id, type, last_used_at } = replaced
  const { control, ...form } = useApiForm({
    defaultValues: { grace: '1h' } as GraceValues,
    write: useKeyCall('PUT /api/user-subscription/regenerate'),
    variables: ({ grace }: GraceValues) => ({
      api,
      apiName: name,
      init: {
        params: { query: { userSubscriptionId: user_subscription_id } },
        body: { type, key_id, grace_seconds: graceSeconds[grace] },
      },
    }),
    onDone: onClose,
  })
  const { field: grace } = useController({ control, name: 'grace' })
  // Of one name, as the new one takes that of the old: which key it came from is the server’s to know.
  const earlier = inGrace.filter((key) => key.type === type && key.name === replaced.name)

  return (
    <FormDialog
      title={`Replace ${replaced.name}?`}
      about={`You get a new key for ${name}. ${keyText(replaced)} keeps working for as long as you choose here.`}
      action="Replace key"
      busyAction="Creating…"
      failed="No key was created."
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label="Grace period for the old key"
        name="grace"
        value={grace.value}
        options={graces.map((value) => ({ value, label: graceWords[value] }))}
        onChange={grace.onChange}
      />
      <p className="note">
        {last_used_at ? `It was last used ${formatAgo(last_used_at, now)}.` : 'It was never used.'}{' '}
        {grace.value === 'now' &&
          last_used_at &&
          'Anything that still uses it fails until it gets the new one.'}
      </p>
      {earlier.length > 0 && (
        <p role="status">
          <strong>{earlier.map(keyText).join(', ')} stops working immediately</strong>, before its grace
          period is over: only one old key can work alongside the new one.
        </p>
      )}
    </FormDialog>
  )
}

const graces = ['now', '15m', '1h', '6h', '24h'] as const
type Grace = (typeof graces)[number]

const graceSeconds: Readonly<Record<Grace, number>> = {
  now: 0,
  '15m': 900,
  '1h': 3600,
  '6h': 6 * 3600,
  '24h': 24 * 3600,
}

const graceWords: Readonly<Record<Grace, string>> = {
  now: 'None: it stops now',
  '15m': '15 minutes',
  '1h': '1 hour',
  '6h': '6 hours',
  '24h': '24 hours',
}
