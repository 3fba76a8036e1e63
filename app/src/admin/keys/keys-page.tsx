import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { href } from '../../paths.ts'
import type { Column } from '../../ui/kit/table.tsx'
import { Tabs } from '../../ui/kit/tabs.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type AdminAccount, accountColumns as columns } from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import { keyActions } from '../accounts/user-bulk.tsx'
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
  const [, navigate] = useLocation()
  const view = new URLSearchParams(useSearch()).get('view') === 'subscriptions' ? 'subscriptions' : 'users'
  return (
    <PageFrame title="Key Management" about="Find a user to see, replace or revoke their API keys.">
      <Tabs
        label="Users and subscriptions"
        open={view}
        onOpen={(next) =>
          navigate(href('adminKeys', {}, next === 'subscriptions' ? { query: { view: next } } : {}))
        }
        tabs={[
          {
            name: 'users',
            label: 'Users',
            content: <AccountsList columns={visibleColumns} actions={keyActions} />,
          },
          { name: 'subscriptions', label: 'All subscriptions', content: <AllSubscriptions /> },
        ]}
      />
      <KeysDrawer userId={userId} onClose={() => open(null)} />
    </PageFrame>
  )
}
