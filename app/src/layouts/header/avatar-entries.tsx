import { CircleUser, LayoutDashboard, LogOut, type LucideIcon, Mail } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { roleNames } from '../../domain/team/role.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/kit/menu.tsx'
import styles from './header.module.css'

interface Entry {
  readonly label: string
  readonly href: string
  readonly icon: LucideIcon
}

const viewProfile: Entry = { label: 'View Profile', href: href('profile'), icon: CircleUser }
const contactUs: Entry = { label: 'Contact Us', href: href('contact'), icon: Mail }
const entries: Record<Profile['user_type'], readonly Entry[]> = {
  USER: [{ label: 'View Dashboard', href: href('overview'), icon: LayoutDashboard }, viewProfile, contactUs],
  ADMIN: [viewProfile, contactUs],
}

interface AvatarEntriesProps {
  readonly profile: Profile
  readonly onLogout: () => void
  readonly trigger: ReactElement
  /** It was opened with a key: the first entry is chosen, as it is when the menu itself takes the key. */
  readonly byKey: boolean
}

/** The menu itself, with its button. It begins open: the press on a button before it is what has brought it. */
export function AvatarEntries({ profile, onLogout, trigger, byKey }: AvatarEntriesProps) {
  const { displayName, companyName, b2bAccount } = personOf(profile)
  const [path] = useLocation()
  const own = entries[profile.user_type]
  return (
    <ChakraScope>
      <Menu trigger={trigger} startsOpen startsAt={byKey ? own[0]?.label : undefined}>
        <div className={styles.who}>
          <span className={styles.name}>{displayName}</span>
          <span className={classes('muted', styles.company)}>{b2bAccount ? companyName : profile.email}</span>
          {profile.team && profile.team.role !== 'OWNER' && (
            <span className={classes('muted', styles.company)}>As {roleNames[profile.team.role]}</span>
          )}
        </div>
        <MenuSeparator />
        {own.map(({ label, href, icon }) => (
          <MenuLink key={label} href={href} icon={icon} current={href === path}>
            {label}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={onLogout}>
          Logout
        </MenuItem>
      </Menu>
    </ChakraScope>
  )
}
