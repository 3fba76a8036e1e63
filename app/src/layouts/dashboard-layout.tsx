import { useSessionState } from '../lib/services.ts'
import { AdminLayout } from './admin-layout.tsx'
import { AccountBar } from './header/account.tsx'
import { userLinks } from './header/links.ts'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

/** Administrators see their profile, their only page with this layout, in their own frame. */
export function DashboardLayout({ children }: LayoutProps) {
  const current = useSessionState()
  if (current.kind === 'member' && current.profile.user_type === 'ADMIN')
    return <AdminLayout>{children}</AdminLayout>
  return (
    <Shell header={<AccountBar links={userLinks} />} className={styles.board}>
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
