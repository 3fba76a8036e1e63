import { renameKey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatAgo } from '../../../base/format/ago.ts'
import { agentClients } from '../../../domain/agents/agent-clients.ts'
import { agentServer } from '../../../domain/agents/agent-server.ts'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { limitsQuery } from '../../../domain/subscriptions/queries.ts'
import { useRoleRefusal } from '../../../domain/team/role-gate.tsx'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { usePortal, useServices } from '../../../lib/services.ts'
import { Button, IconButton } from '../../../ui/kit/button.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { Menu, MenuItem } from '../../../ui/kit/menu.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type ApiKey, keyText, type Subscription, works } from '../rules.ts'
import css from '../subscriptions.module.css'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { KeyLimitsDialog } from './key-limits-dialog.tsx'

type Action = 'replace' | 'rename' | 'limits' | 'end'

interface OneKey {
  readonly subscription: Subscription
  readonly key: ApiKey
}

/** Actions for each key of a table, as far as the person may take them, and the dialog of the one that is under way. */
export function useKeyActions(now: Date, keys: readonly ApiKey[]) {
  const [asking, setAsking] = useState<(OneKey & { readonly to: Action }) | null>(null)
  const { data } = useQuery({
    ...limitsQuery(usePortal()),
    enabled: keys.some((key) => works(key, now)),
  })
  const may: Readonly<Record<Action, boolean>> = {
    replace: useRoleRefusal('PUT /api/user-subscription/regenerate') === undefined,
    rename: useRoleRefusal('PUT /api/user-subscription/keys') === undefined,
    limits: useRoleRefusal('PUT /api/limits/key') === undefined,
    end: useRoleRefusal('POST /api/user-subscription/keys/revoke') === undefined,
  }
  const mayChange = Object.values(may).includes(true)
  const uses = new Map(data?.data.flatMap(({ keys }) => keys).map((use) => [use.key_id, use]))
  const close = () => setAsking(null)
  const limits = asking?.to === 'limits' ? uses.get(asking.key.key_id) : undefined

  const actionsOf = (one: OneKey) => {
    const { subscription, key } = one
    const text = `${key.name}, ${keyText(key)}`
    const ask = (to: Action) => () => setAsking({ ...one, to })
    if (!works(key, now) || !mayChange) return null
    return (
      <div className={css.rowActions}>
        {may.replace && subscription.status === 'ACTIVE' && key.status === 'ACTIVE' && (
          <Button look="link" aria-label={`Replace ${text}`} onClick={ask('replace')}>
            Replace
          </Button>
        )}
        <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${text}`} />}>
          {may.rename && <MenuItem onSelect={ask('rename')}>Rename</MenuItem>}
          {may.limits && uses.has(key.key_id) && <MenuItem onSelect={ask('limits')}>Limits</MenuItem>}
          {may.end && (
            <MenuItem danger onSelect={ask('end')}>
              Revoke
            </MenuItem>
          )}
        </Menu>
      </div>
    )
  }

  const dialog = asking && (
    <>
      {asking.to === 'end' && <EndKeyDialog keys={[asking.key]} now={now} onClose={close} />}
      {asking.to === 'rename' && <RenameKeyDialog of={asking.key} onClose={close} />}
      {limits && <KeyLimitsDialog subscription={asking.subscription} of={limits} onClose={close} />}
      {asking.to === 'replace' && (
        <RegenerateDialog
          subscription={asking.subscription}
          replaced={asking.key}
          inGrace={asking.subscription.keys.filter((key) => key.status === 'GRACE' && works(key, now))}
          now={now}
          onClose={close}
        />
      )}
    </>
  )
  return { actionsOf, dialog, mayChange }
}

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

const clientOf = (key: ApiKey) => agentClients.find(({ name }) => name === key.name)?.id

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
      failed="The key wasn’t renamed."
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
  const { key_id, type, last_used_at, agent } = replaced
  const { portalUrl } = useServices()
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
      // A key has its client’s name, unless it was given another.
      ...(agent && { agent: { client: clientOf(replaced), server: agentServer(portalUrl, subscription) } }),
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
