import type { components } from '@switchboard/sdk'
import { adminRevokeKey } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { KeyRound } from 'lucide-react'
import { countOf } from '../../base/format/format.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { usePortal } from '../../lib/services.ts'
import type { PageProps } from '../../router/preloadable.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { stack } from '../../ui/layout.ts'
import { UserActions } from '../accounts/account-actions.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import { LimitsCard } from '../accounts/limits-card.tsx'
import { UserPayments } from '../accounts/user-payments.tsx'
import { AccountFacts, UserNotes } from '../accounts/user-profile.tsx'
import { UserTabs } from '../accounts/user-tabs.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import { useSelection } from '../bulk/use-selection.tsx'
import { userAddress } from '../queries.ts'
import { RevokeKeys } from './revoke-keys.tsx'
import { isWorking, SubscriptionKeys } from './subscription-keys.tsx'

type Subscription = components['schemas']['Subscription']
interface UserKey {
  readonly key: components['schemas']['ApiKey']
  readonly api: string
}

const keyOf = ({ key }: UserKey) => key.key_id
const nameOf = ({ key, api }: UserKey) => `${key.prefix}…${key.last_four}, ${api}`

/** One user: their keys first, for which they are looked up most. */
export function UserKeysPage({ params: { id = '' } }: PageProps) {
  const [{ part }] = useUrlState(userAddress)
  return (
    <AccountPage key={id} userId={id} actions={(account) => <UserActions account={account} />}>
      {(account, subscriptions) => (
        <UserTabs userId={id} open={part}>
          {part === 'account' && <AccountFacts userId={id} />}
          {part === 'payments' && <UserPayments userId={id} />}
          {part === 'notes' && <UserNotes userId={id} />}
          {part === 'keys' && (
            <div className={stack(4)}>
              <Keys account={account} subscriptions={subscriptions} />
              {subscriptions.length > 0 && <LimitsCard userId={id} />}
            </div>
          )}
        </UserTabs>
      )}
    </AccountPage>
  )
}

interface KeysProps {
  readonly account: AdminAccount
  readonly subscriptions: readonly Subscription[]
}

function Keys({ account, subscriptions }: KeysProps) {
  const userId = account.user_id
  const keys = subscriptions.flatMap(({ name, version, keys: own }) =>
    own.map((key): UserKey => ({ key, api: `${name} ${version}` })),
  )
  const selection = useSelection(keys, { keyOf, nameOf, isSelectable: ({ key }) => isWorking(key) })
  if (subscriptions.length === 0)
    return (
      <Card>
        <EmptyState icon={KeyRound} title="No subscriptions">
          Keys belong to a subscription, and this user has none yet.
        </EmptyState>
      </Card>
    )
  return (
    <Card as="section" aria-label="Keys" className={stack(3)}>
      {selection.selectable > 0 && (
        <BulkBar
          noun="key"
          selection={selection}
          inset
          actions={[
            {
              label: 'Revoke',
              dialog: (rows, onClose) => <RevokeSelected userId={userId} rows={rows} onClose={onClose} />,
            },
          ]}
        />
      )}
      {subscriptions.map((subscription) => (
        <SubscriptionKeys
          key={subscription.user_subscription_id}
          userId={userId}
          subscription={subscription}
          select={(key) =>
            selection.column.cell({ key, api: `${subscription.name} ${subscription.version}` })
          }
        />
      ))}
      <RevokeKeys account={account} subscriptions={subscriptions} />
    </Card>
  )
}

interface RevokeSelectedProps {
  readonly userId: string
  readonly rows: readonly UserKey[]
  readonly onClose: () => void
}

function RevokeSelected({ userId, rows, onClose }: RevokeSelectedProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/keys/revoke')
  return (
    <BulkDialog
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      titleOf={({ length }) => `Revoke ${countOf(length, 'key')}?`}
      about="Calls with these keys are rejected immediately, and this can’t be undone. The user is notified; their other keys still work."
      action="Revoke keys"
      look="danger"
      keep="Keep keys"
      typed
      fields={{
        defaultValues: { reason: '' },
        rules: { reason: adminRevokeKey.reason },
        draw: ({ field }) => (
          <TextAreaField
            {...field('reason', 'a reason')}
            label="Reason"
            hint="For the audit log, which is part of the user’s own data export."
            rows={2}
          />
        ),
      }}
      write={{
        mutationKey,
        each: ({ key }, { reason }, context) =>
          mutationFn({ body: { user_id: userId, key_id: key.key_id, reason: reason.trim() } }, context),
      }}
      doneOf={(count) => `${countOf(count, 'key')} revoked`}
      onClose={onClose}
    />
  )
}
