import { useSession } from '../lib/services.ts'
import { AccountBar } from './header/account.tsx'
import { adminLinks } from './header/links.ts'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { type LayoutProps, Shell } from './shell.tsx'

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Shell
      header={<AccountBar links={adminLinks} onLogout={() => session.logout('reload')} />}
      className={styles.board}
    >
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
