import { useSearch } from 'wouter'
import { type UrlCodec, useUrlState } from '../../../lib/browser/use-url-state.ts'
import { personOf } from '../../../lib/session/profile.ts'
import { href } from '../../../paths.ts'
import type { Column } from '../../../ui/kit/table.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type AdminAccount, accountColumns as columns } from '../accounts/account-columns.tsx'
import { AccountsList } from '../accounts/accounts-list.tsx'
import css from '../admin.module.css'
import { KeysDrawer } from './keys-drawer.tsx'

/** Whose keys are open: `?user=usr_jun7Q2`, beside what the list is narrowed to. */
const openUser: UrlCodec<string | null> = {
  read: (search) => new URLSearchParams(search).get('user'),
  write(search, userId) {
    const query = new URLSearchParams(search)
    if (userId) query.set('user', userId)
    else query.delete('user')
    return query.toString()
  },
}

const manage: Column<AdminAccount> = {
  key: 'manage',
  name: 'Actions',
  align: 'end',
  cell: (account) => <ManageLink {...account} />,
}

const shown = [
  columns.name,
  columns.status,
  columns.subscriptions,
  columns.keys,
  columns.lastUsed,
  manage,
] as const

export function KeysPage() {
  const [userId, open] = useUrlState(openUser)
  return (
    <PageFrame title="Key Management" about="Find a user to see, replace or revoke their API keys.">
      <AccountsList columns={shown} />
      <KeysDrawer userId={userId} onClose={() => open(null)} />
    </PageFrame>
  )
}

/** A link, so that the keys of a user can be opened in another tab and come back to. */
function ManageLink(account: AdminAccount) {
  const query = openUser.write(useSearch(), account.user_id)
  return (
    <a className={css.action} href={`${href('adminKeys')}?${query}`}>
      Manage
      <VisuallyHidden> keys of {personOf(account).displayName}</VisuallyHidden>
    </a>
  )
}
