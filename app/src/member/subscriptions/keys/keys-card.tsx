import { renameKey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatAgo } from '../../../base/format/ago.ts'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { RoleButton, RoleNote, useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal } from '../../../lib/services.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { type ApiKey, keyText, lasts, type Subscription, works } from '../rules.ts'
import css from '../subscriptions.module.css'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { KeyLimitsDialog } from './key-limits-dialog.tsx'
import { useSubscriptionUse } from './limits-card.tsx'

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

type Asking = 'create' | { readonly to: 'replace' | 'rename' | 'limits' | 'end'; readonly key: ApiKey }

/** Every key of a subscription, those that ended of late included, and what can be done with them. */
export function KeysCard({ subscription }: { readonly subscription: Subscription }) {
  const { keys, name, status } = subscription
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(keys.some((key) => key.status === 'GRACE') ? 1_000 : 60_000)
  const columns = keyColumns(now)
  const may = {
    replace: useRoleRefusal('PUT /api/user-subscription/regenerate') === undefined,
    rename: useRoleRefusal('PUT /api/user-subscription/keys') === undefined,
    limits: useRoleRefusal('PUT /api/limits/key') === undefined,
    end: useRoleRefusal('POST /api/user-subscription/keys/revoke') === undefined,
  }
  const mayChange = Object.values(may).includes(true)
  const working = keys.filter((key) => works(key, now))
  const close = () => setAsking(null)
  const use = useSubscriptionUse(subscription)
  const limitsOf = ({ key_id }: ApiKey) => use?.keys.find((one) => one.key_id === key_id)
  const limited = asking !== null && asking !== 'create' && asking.to === 'limits' && limitsOf(asking.key)

  const actionsOf = (key: ApiKey) => {
    const text = `${key.name}, ${keyText(key)}`
    const ask = (to: 'replace' | 'rename' | 'limits' | 'end') => () => setAsking({ to, key })
    if (!works(key, now) || !mayChange) return null
    return (
      <div className={css.rowActions}>
        {may.replace && status === 'ACTIVE' && key.status === 'ACTIVE' && (
          <Button look="link" aria-label={`Replace ${text}`} onClick={ask('replace')}>
            Replace
          </Button>
        )}
        {may.rename && (
          <Button look="link" aria-label={`Rename ${text}`} onClick={ask('rename')}>
            Rename
          </Button>
        )}
        {may.limits && limitsOf(key) && (
          <Button look="link" aria-label={`Limits of ${text}`} onClick={ask('limits')}>
            Limits
          </Button>
        )}
        {may.end && (
          <Button look="link" aria-label={`Revoke ${text}`} onClick={ask('end')}>
            Revoke
          </Button>
        )}
      </div>
    )
  }

  return (
    <ListCard
      id="keys"
      title="Keys"
      actions={
        status === 'ACTIVE' ? (
          <RoleButton gate="POST /api/user-subscription/keys" onClick={() => setAsking('create')}>
            Create key
          </RoleButton>
        ) : (
          working.length > 0 && <RoleNote gate="POST /api/user-subscription/keys/revoke" />
        )
      }
    >
      <DataTable
        caption={`Keys of ${name}, newest first`}
        columns={[
          columns.key,
          columns.environment,
          columns.status,
          columns.used,
          columns.created,
          columns.expires,
          ...(working.length > 0 && mayChange ? [{ key: 'actions', name: 'Actions', cell: actionsOf }] : []),
        ]}
        rows={keys}
        keyOf={({ key_id }) => key_id}
        empty={
          <EmptyState icon={KeyRound} level={3} title="No keys">
            {lasts(subscription)
              ? 'Keys appear here once the subscription has started.'
              : 'Revoked and expired keys stay listed for 30 days.'}
          </EmptyState>
        }
      />
      {asking === 'create' && <CreateKeyDialog subscription={subscription} onClose={close} />}
      {asking !== null && asking !== 'create' && (
        <>
          {asking.to === 'end' && <EndKeyDialog keys={[asking.key]} now={now} onClose={close} />}
          {asking.to === 'rename' && <RenameKeyDialog of={asking.key} onClose={close} />}
          {limited && <KeyLimitsDialog subscription={subscription} of={limited} onClose={close} />}
          {asking.to === 'replace' && (
            <RegenerateDialog
              subscription={subscription}
              replaced={asking.key}
              inGrace={working.filter((key) => key.status === 'GRACE')}
              now={now}
              onClose={close}
            />
          )}
        </>
      )}
    </ListCard>
  )
}

interface RenameKeyDialogProps {
  readonly of: ApiKey
  readonly onClose: () => void
}

function RenameKeyDialog({ of: key, onClose }: RenameKeyDialogProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { name: key.name },
    rules: { name: rules.name },
    write: mutationOptions(usePortal(), 'put', '/api/user-subscription/keys'),
    variables: ({ name }: { name: string }) => ({ body: { key_id: key.key_id, name: name.trim() } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Rename ${keyText(key)}`}
      action="Save"
      busyAction="Saving…"
      failed="It wasn’t renamed."
      form={form}
      onClose={onClose}
    >
      <TextField {...field('name', 'the name')} label="Name" autoComplete="off" hint={`ID: ${key.key_id}`} />
    </FormDialog>
  )
}

/** A new key in the place of one, and how long the old one is still accepted. */
function RegenerateDialog({ subscription, replaced, inGrace, now, onClose }: RegenerateDialogProps) {
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
