import { useSession } from '../lib/services.ts'
import { AccountBar } from './header/account.tsx'
import { MemberTools, memberPlaces } from './header/member-tools.tsx'
import { countedLinks, countedRow } from './header/waiting-count.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

const member = { Tools: MemberTools, places: memberPlaces }

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Shell
      header={
        <AccountBar
          links={countedLinks}
          second={countedRow}
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
