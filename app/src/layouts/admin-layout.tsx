import { useSession } from '../lib/services.ts'
import { ChakraScope } from '../theme/chakra-scope.tsx'
import { AccountBar } from './header/account.tsx'
import { adminLinks } from './header/links.ts'
import { type LayoutProps, Shell } from './shell.tsx'

export function AdminLayout({ children }: LayoutProps) {
  const session = useSession()
  return (
    <Shell header={<AccountBar links={adminLinks} onLogout={() => session.logout('reload')} />}>
      <ChakraScope>{children}</ChakraScope>
    </Shell>
  )
}
