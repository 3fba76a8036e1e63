import { AccountBar } from './header/account.tsx'
import { type LayoutProps, Shell } from './shell.tsx'

export function DefaultLayout({ children }: LayoutProps) {
  return <Shell header={<AccountBar />}>{children}</Shell>
}
