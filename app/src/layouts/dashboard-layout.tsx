import { AccountBar } from './header/account.tsx'
import { userLinks } from './header/links.ts'
import { KitScope } from './kit-scope.tsx'
import { type LayoutProps, Shell } from './shell.tsx'

export function DashboardLayout({ children }: LayoutProps) {
  return (
    <Shell header={<AccountBar links={userLinks} />}>
      <KitScope>{children}</KitScope>
    </Shell>
  )
}
