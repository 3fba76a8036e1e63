import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { RoleButton, RoleNote } from '../../../domain/team/role-gate.tsx'
import { useNow } from '../../../lib/browser/use-now.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/kit/table.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { type ApiKey, lasts, type Subscription, works } from '../rules.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { useKeyActions } from './key-actions.tsx'
import { keyColumns } from './key-columns.tsx'

/** Every key of a subscription, those that ended of late included, and what can be done with them. */
export function KeysCard({ subscription }: { readonly subscription: Subscription }) {
  const { keys, name, status } = subscription
  const [isCreating, setCreating] = useState(false)
  const now = useNow(keys.some((key) => key.status === 'GRACE') ? 1_000 : 60_000)
  const columns = keyColumns(now)
  const { actionsOf, dialog, mayChange } = useKeyActions(now, keys)
  const working = keys.filter((key) => works(key, now))

  return (
    <ListCard
      id="keys"
      title="Keys"
      actions={
        status === 'ACTIVE' ? (
          <RoleButton gate="POST /api/user-subscription/keys" onClick={() => setCreating(true)}>
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
          columns.status,
          columns.used,
          columns.created,
          columns.expires,
          ...(working.length > 0 && mayChange
            ? [{ key: 'actions', name: 'Actions', cell: (key: ApiKey) => actionsOf({ subscription, key }) }]
            : []),
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
      {isCreating && <CreateKeyDialog subscription={subscription} onClose={() => setCreating(false)} />}
      {dialog}
    </ListCard>
  )
}
