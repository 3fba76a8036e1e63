import { useSession } from '../lib/services.ts'
import { AccountBar } from './header/account.tsx'
import { adminLinks, moreAdminLinks } from './header/links.ts'
import { MemberPlaces, MemberTools } from './header/member-tools.tsx'
import { MoreLinks } from './header/more-links.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

const member = { Tools: MemberTools, places: <MemberPlaces isUser={false} /> }
const more = { links: moreAdminLinks, drawn: <MoreLinks links={moreAdminLinks} /> }

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Shell
      header={
        <AccountBar
          links={adminLinks}
          more={more}
          member={member}
          onLogout={() => session.logout('reload')}
        />
      }
      className={styles.board}
    >
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
