import { useSession, useSessionState } from '../lib/services.ts'
import { usePage } from '../router/page-context.ts'
import { AccountBar } from './header/account.tsx'
import { userLinks, userRow } from './header/links.ts'
import { MemberTools, memberPlaces } from './header/member-tools.tsx'
import { countedLinks, countedRow } from './header/waiting-count.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

const member = { Tools: MemberTools, places: memberPlaces }

/** Administrators see their profile, their only page with this layout, in their own frame. */
export function DashboardLayout({ children }: LayoutProps) {
  const session = useSession()
  const current = useSessionState()
  const { route } = usePage()
  const isAdmin =
    route?.layout === 'admin' || (current.kind === 'member' && current.profile.user_type === 'ADMIN')
  const bar = isAdmin
    ? { links: countedLinks, second: countedRow, onLogout: () => session.logout('reload') }
    : { links: userLinks, second: userRow }
  return (
    <Shell header={<AccountBar {...bar} member={member} />} className={styles.board}>
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
