import { Themed } from '../theme/themed.tsx'
import { AccountBar } from './header/account.tsx'
import { userLinks } from './header/links.ts'
import { type LayoutProps, Shell } from './shell.tsx'

export function DashboardLayout({ children }: LayoutProps) {
  return (
    <Shell header={<AccountBar links={userLinks} />}>
      <Themed>{children}</Themed>
    </Shell>
  )
}
