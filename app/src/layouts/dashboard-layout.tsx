import { useSessionState } from '../lib/services.ts'
import { usePage } from '../router/page-context.ts'
import { AdminLayout } from './admin-layout.tsx'
import { AccountBar } from './header/account.tsx'
import { userLinks, userRow } from './header/links.ts'
import { MemberTools, memberPlaces } from './header/member-tools.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

const member = { Tools: MemberTools, places: memberPlaces }

/** Administrators see their profile, their only page with this layout, in their own frame. */
export function DashboardLayout({ children }: LayoutProps) {
  const current = useSessionState()
  const { route } = usePage()
  if (route?.layout === 'admin' || (current.kind === 'member' && current.profile.user_type === 'ADMIN'))
    return <AdminLayout>{children}</AdminLayout>
  return (
    <Shell
      header={<AccountBar links={userLinks} second={userRow} member={member} />}
      className={styles.board}
    >
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
