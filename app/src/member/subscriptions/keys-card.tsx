import { renameKey as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { RoleButton, RoleNote, useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { useNow } from '../../lib/browser/use-now.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { KeyLimitsDialog } from './key-limits-dialog.tsx'
import { useSubscriptionUse } from './limits-card.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { type ApiKey, keyText, lasts, type Subscription, works } from './rules.ts'
import css from './subscriptions.module.css'

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
