import { AccountBar } from './header/account.tsx'
import type { Navigation } from './header/links.ts'
import { MemberTools, memberPlaces } from './header/member-tools.tsx'
import { KitScope } from './kit-scope.tsx'
import styles from './layouts.module.css'
import { Rail } from './rail/rail.tsx'
import { type LayoutProps, Shell } from './shell.tsx'

interface BoardProps extends LayoutProps {
  readonly navigation: Navigation
  /** Administrators sign out where they stand; the page then asks them in again. */
  readonly onLogout?: () => void
}

const member = { Tools: MemberTools, places: memberPlaces }

/** Frame of signed-in pages. */
export const Board = ({ navigation, onLogout, children }: BoardProps) => (
  <Shell
    header={
      <AccountBar
        links={navigation.links}
        groups={navigation.groups}
        member={member}
        {...(onLogout && { onLogout })}
      />
    }
    rail={<Rail {...navigation} />}
    className={styles.board}
  >
    <KitScope>{children}</KitScope>
  </Shell>
)
