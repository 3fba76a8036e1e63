import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { type AdminAccount, accountColumns as columns } from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import { keyActions } from '../accounts/user-bulk.tsx'
import { UsersFrame } from '../accounts/users-frame.tsx'
import { AllSubscriptions } from './all-subscriptions.tsx'
import { KeysDrawer } from './keys-drawer.tsx'
import { ManageKeys, openUser } from './manage-keys.tsx'

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
        <AccountsList list="keys" columns={visibleColumns} actions={keyActions} />
      )}
      <KeysDrawer userId={userId} onClose={() => open(null)} />
    </UsersFrame>
  )
}
