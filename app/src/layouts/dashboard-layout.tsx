import { ChakraScope } from '../theme/chakra-scope.tsx'
import { AccountBar } from './header/account.tsx'
import { userLinks } from './header/links.ts'
import { type LayoutProps, Shell } from './shell.tsx'

export function DashboardLayout({ children }: LayoutProps) {
  return (
    <Shell header={<AccountBar links={userLinks} />}>
      <ChakraScope>{children}</ChakraScope>
    </Shell>
  )
}
