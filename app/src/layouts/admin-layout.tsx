import { useSession } from '../lib/services.ts'
import { AccountBar } from './header/account.tsx'
import { adminLinks } from './header/links.ts'
import { KitScope } from './kit-scope.tsx'
import { type LayoutProps, Shell } from './shell.tsx'

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Shell header={<AccountBar links={adminLinks} onLogout={() => session.logout('reload')} />}>
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
