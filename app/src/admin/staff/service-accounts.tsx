import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Bot, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '../../base/format/ago.ts'
import { formatDate, formatTime } from '../../base/format/dates.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Menu, MenuItem } from '../../ui/kit/menu.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { serviceAccountsQuery } from '../queries.ts'
import { rolesInWords } from './roles-field.tsx'
import { AccountDialog, RotateDialog, StoreDialog } from './service-account-dialogs.tsx'

type Account = components['schemas']['ServiceAccount']
type Created = components['schemas']['ServiceAccountCreated']

type Asking =
  | { readonly to: 'create' }
  | { readonly to: 'change' | 'rotate' | 'remove'; readonly account: Account }
  | { readonly to: 'store'; readonly created: Created }

/** Administrators that are programs: owners create, change and remove them. */
export function ServiceAccounts({ isOwner }: { readonly isOwner: boolean }) {
  const accounts = useQuery(serviceAccountsQuery(usePortal()))
  return (
    <QueryBoundary
      queries={[accounts]}
      what="the service accounts"
      level={2}
      skeleton={<Skeleton height="180px" />}
      frame={failedCard}
    >
      {({ data }) => <AccountsCard accounts={data} isOwner={isOwner} />}
    </QueryBoundary>
  )
}

interface AccountsCardProps {
  readonly accounts: readonly Account[]
  readonly isOwner: boolean
}

function AccountsCard({ accounts, isOwner }: AccountsCardProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const now = useNow(60_000)
  const portal = usePortal()
  const close = () => setAsking(null)
  const store = ({ data }: { readonly data: Created }) => setAsking({ to: 'store', created: data })
  const actionsOf = (account: Account) => (
    <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${account.name}`} />}>
      <MenuItem onSelect={() => setAsking({ to: 'change', account })}>Edit</MenuItem>
      <MenuItem onSelect={() => setAsking({ to: 'rotate', account })}>Replace key</MenuItem>
      <MenuItem danger onSelect={() => setAsking({ to: 'remove', account })}>
        Remove
      </MenuItem>
    </Menu>
  )
  const create = isOwner && (
    <Button onClick={() => setAsking({ to: 'create' })}>Create service account</Button>
  )
  return (
    <ListCard
      id="service-accounts"
      title="Service accounts"
      about="Programs with staff roles, such as a pipeline that publishes APIs."
      actions={accounts.length > 0 && create}
    >
      <DataTable
        caption="Service accounts"
        columns={[
          {
            key: 'name',
            name: 'Name',
            title: true,
            wrap: true,
            cell: ({ name, expires_at }) => (
              <span className="strong">
                {name} {new Date(expires_at) <= now && <Tag tone="warning">Ended</Tag>}
              </span>
            ),
          },
          { key: 'roles', name: 'Roles', wrap: true, cell: (account) => rolesInWords(account.roles) },
          {
            key: 'addresses',
            name: 'Addresses',
            wrap: true,
            cell: ({ addresses }) => addresses.join(', ') || 'Any',
          },
          { key: 'end', name: 'Ends', cell: ({ expires_at }) => formatDate(expires_at) },
          {
            key: 'key',
            name: 'Key',
            wrap: true,
            cell: ({ keys }) => keys.map((key) => <KeyLine key={key.key_id} of={key} now={now} />),
          },
          ...(isOwner ? [{ key: 'actions', name: 'Actions', align: 'end', cell: actionsOf } as const] : []),
        ]}
        rows={accounts}
        keyOf={({ service_account_id }) => service_account_id}
        empty={
          <EmptyState icon={Bot} title="No service accounts yet" action={create}>
            A pipeline publishes with a key of its own, not with somebody’s password.
          </EmptyState>
        }
      />
      {asking?.to === 'create' && (
        <AccountDialog
          title="Create a service account"
          action="Create"
          write={mutationOptions(portal, 'post', '/api/admin/service-accounts')}
          variables={(body) => ({ body })}
          onDone={store}
          onClose={close}
        />
      )}
      {asking?.to === 'change' && (
        <AccountDialog
          title={`Edit ${asking.account.name}`}
          about="Holds from its next request. Its key stays."
          action="Save"
          account={asking.account}
          write={mutationOptions(portal, 'put', '/api/admin/service-accounts')}
          variables={(fields) => ({
            body: { service_account_id: asking.account.service_account_id, ...fields },
          })}
          onDone={close}
          onClose={close}
        />
      )}
      {asking?.to === 'rotate' && <RotateDialog account={asking.account} onDone={store} onClose={close} />}
      {asking?.to === 'remove' && (
        <Confirm
          title={`Remove ${asking.account.name}?`}
          about="Its keys stop working immediately. Its name stays in the audit log."
          action="Remove"
          busyAction="Removing…"
          failed={`${asking.account.name} wasn’t removed.`}
          write={mutationOptions(portal, 'post', '/api/admin/service-accounts/remove')}
          variables={() => ({ body: { service_account_id: asking.account.service_account_id } })}
          done={`${asking.account.name} was removed.`}
          onClose={close}
        />
      )}
      {asking?.to === 'store' && <StoreDialog created={asking.created} onStored={close} />}
    </ListCard>
  )
}

interface KeyLineProps {
  readonly of: Account['keys'][number]
  readonly now: Date
}

function KeyLine({ of: { last_four, last_used_at, grace_ends_at }, now }: KeyLineProps) {
  const used = last_used_at ? `Used ${formatAgo(last_used_at, now)}` : 'Never used'
  return (
    <div>
      <span className="mono">sb_service_…{last_four}</span>
      <span className="note-line">
        {grace_ends_at ? `Replaced, works until ${formatTime(grace_ends_at)}` : used}
      </span>
    </div>
  )
}
