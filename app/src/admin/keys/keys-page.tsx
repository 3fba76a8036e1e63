import type { components } from '@switchboard/sdk'
import { KeyRound, UserX } from 'lucide-react'
import { formatDecimal } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { row } from '../../ui/layout.ts'
import {
  AccountStatusTag,
  type AdminAccount,
  accountColumns as columns,
  paidBy,
} from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import { keyActions } from '../accounts/user-bulk.tsx'
import { UsersFrame } from '../accounts/users-frame.tsx'
import { AuditLink } from '../audit-link.tsx'
import { accountQuery } from '../queries.ts'
import { AllSubscriptions } from './all-subscriptions.tsx'
import { ManageKeys, openUser } from './manage-keys.tsx'
import { RevokeKeys } from './revoke-keys.tsx'
import { SubscriptionKeys } from './subscription-keys.tsx'

type AccountKeys = components['schemas']['AdminUserSubscriptions']

interface KeysDrawerProps {
  /** Closed without one. */
  readonly userId: string | null
  readonly onClose: () => void
}

const manage: Column<AdminAccount> = {
  key: 'manage',
  name: 'Actions',
  align: 'end',
  cell: (account) => <ManageKeys of={account} />,
}

const visibleColumns = [
  columns.name,
  columns.status,
  columns.subscriptions,
  columns.keys,
  columns.lastUsed,
  manage,
] as const

/** By user, or by subscription: both lead to the keys of one user. */
export function KeysPage() {
  const [userId, open] = useUrlState(openUser)
  const bySubscription = new URLSearchParams(useSearch()).get('view') === 'subscriptions'
  return (
    <UsersFrame
      open={bySubscription ? 'subscriptions' : 'keys'}
      about="Find a user to see, replace or revoke their API keys."
    >
      {bySubscription ? (
        <AllSubscriptions />
      ) : (
        <AccountsList view="keys" columns={visibleColumns} actions={keyActions} />
      )}
      <KeysDrawer userId={userId} onClose={() => open(null)} />
    </UsersFrame>
  )
}

/** One user with every subscription and its keys. */
function KeysDrawer({ userId, onClose }: KeysDrawerProps) {
  return (
    <QueryDrawer
      title="Keys"
      id={userId}
      onClose={onClose}
      query={accountQuery}
      what="this user"
      missing={
        <EmptyState icon={UserX} title="User not found">
          No user has the ID {userId}. Search for them by name or email.
        </EmptyState>
      }
    >
      {({ data }) => <Loaded {...data} />}
    </QueryDrawer>
  )
}

function Loaded({ account, subscriptions }: AccountKeys) {
  const { displayName, b2bAccount, companyName } = personOf(account)
  return (
    <>
      <div>
        <h3 className={row(2)}>
          {displayName} <AccountStatusTag status={account.status} />
        </h3>
        {b2bAccount && <p className="note-line">{companyName}</p>}
        <p className="note-line">{account.email}</p>
        <p className={classes(row(1, 'unbroken'), 'label', 'mono')}>
          <code>{account.user_id}</code>
          <CopyButton text={account.user_id} what="user ID" />
        </p>
        <AuditLink subject={account.user_id} of={displayName} />
      </div>
      <dl className={facts('columns')}>
        <Fact name="Last call">{account.last_used_at ? timeSince(account.last_used_at) : 'Never'}</Fact>
        <Fact name="Calls are paid">{account.plan_type ? paidBy[account.plan_type] : '–'}</Fact>
        <Fact name="Credits">
          <a className="link" href={href('creditLedger', { id: account.user_id })}>
            {formatDecimal(account.wallet_credits)}
          </a>
        </Fact>
      </dl>
      {subscriptions.length === 0 ? (
        <EmptyState icon={KeyRound} title="No subscriptions">
          Keys belong to a subscription, and this user has none yet.
        </EmptyState>
      ) : (
        subscriptions.map((subscription) => (
          <SubscriptionKeys
            key={subscription.user_subscription_id}
            userId={account.user_id}
            subscription={subscription}
          />
        ))
      )}
      <RevokeKeys account={account} subscriptions={subscriptions} />
    </>
  )
}
