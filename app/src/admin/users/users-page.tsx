import type { Column } from '../../ui/kit/table.tsx'
import { AccountActions } from '../accounts/account-actions.tsx'
import { type AdminAccount, accountColumns as columns } from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import { userActions } from '../accounts/user-bulk.tsx'
import { UsersFrame } from '../accounts/users-frame.tsx'

const actions: Column<AdminAccount> = {
  key: 'actions',
  name: 'Actions',
  align: 'end',
  cell: (account) => <AccountActions account={account} size="small" />,
}

const visibleColumns = [columns.name, columns.status, columns.plan, columns.keys, columns.lastUsed, actions]

/** Accounts, and which of them are suspended. */
export function UsersPage() {
  return (
    <UsersFrame open="accounts" about="Find an account, lock it, or sign it out everywhere.">
      <AccountsList view="accounts" columns={visibleColumns} actions={userActions} />
    </UsersFrame>
  )
}
