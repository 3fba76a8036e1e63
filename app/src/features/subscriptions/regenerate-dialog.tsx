import { useState } from 'react'
import { formatAgo } from '../../lib/format/ago.ts'
import { useKeyCall } from '../../lib/keys/use-key-call.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { graceSeconds, graces, graceWords } from './grace.ts'
import { environments } from './key-columns.tsx'
import { type ApiKey, keyText, type Subscription } from './rules.ts'
import css from './subscriptions.module.css'

interface RegenerateDialogProps {
  readonly subscription: Subscription
  readonly type: ApiKey['type']
  /** The key that is replaced; a first one is made without. */
  readonly replaced: ApiKey | undefined
  /** One that a change before has left; it ends at once. */
  readonly inGrace: ApiKey | undefined
  readonly now: Date
  readonly onClose: () => void
}

/** A new key in the place of one, and how long the old one is still accepted. */
export function RegenerateDialog({
  subscription,
  type,
  replaced,
  inGrace,
  now,
  onClose,
}: RegenerateDialogProps) {
  const { user_subscription_id, api, name } = subscription
  const [grace, setGrace] = useState<(typeof graces)[number]>('1h')
  const { send, busy, failure } = useKeyCall('PUT /api/user-subscription/regenerate')
  const environment = environments[type].toLowerCase()

  const regenerate = () =>
    send(
      {
        api,
        apiName: name,
        init: {
          params: { query: { userSubscriptionId: user_subscription_id } },
          body: { type, grace_seconds: replaced ? graceSeconds[grace] : 0 },
        },
      },
      onClose,
    )

  return (
    <Dialog
      open
      title={replaced ? `Replace your ${environment} key?` : `Create a ${environment} key?`}
      about={
        replaced
          ? `You get a new key for ${name}. ${keyText(replaced)} keeps working for as long as you choose here.`
          : `It is for ${name}, and shown once.`
      }
      onOpenChange={(open) => open || busy || onClose()}
      actions={
        <>
          <Button look="primary" busy={busy} onClick={regenerate}>
            {busy ? 'Creating…' : replaced ? 'Replace key' : 'Create key'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <FormError of={failure} title="No key was made." />
        {replaced && (
          <>
            <RadioGroup
              label="The old key works for"
              name="grace"
              value={grace}
              options={graces.map((value) => ({ value, label: graceWords[value] }))}
              onChange={setGrace}
            />
            <p className={css.note}>
              {replaced.last_used_at
                ? `It was last used ${formatAgo(replaced.last_used_at, now)}.`
                : 'It was never used.'}{' '}
              {grace === 'now' && replaced.last_used_at && 'Whatever uses it fails until it has the new one.'}
            </p>
          </>
        )}
        {inGrace && (
          <p role="status">
            <strong>{keyText(inGrace)} ends at once</strong>, although its time is not over: only one old key
            is accepted beside the new one.
          </p>
        )}
      </div>
    </Dialog>
  )
}
