import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { CircleUser, LayoutDashboard, LogOut, type LucideIcon, Mail } from 'lucide-react'
import { useLocation } from 'wouter'
import { personOf } from '../../lib/profile.ts'
import type { Profile } from '../../lib/session.ts'
import { href } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './avatar-menu.module.css'

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

interface AvatarMenuProps {
  readonly profile: Profile
  readonly onLogout: () => void
}

export function AvatarMenu({ profile, onLogout }: AvatarMenuProps) {
  const { displayName, initials, companyName, b2bAccount } = personOf(profile)
  const [path] = useLocation()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 10 }}>
      <Menu.Trigger asChild>
        <button type="button" className={styles.trigger}>
          <span className={styles.avatar} aria-hidden="true">
            {initials}
          </span>
          <span className={styles.names}>
            <span className={styles.name}>{displayName}</span>
            {b2bAccount && <span className={styles.company}>{companyName}</span>}
            <VisuallyHidden>, account menu</VisuallyHidden>
          </span>
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <div className={styles.who}>
              <span className={styles.name}>{displayName}</span>
              <span className={styles.company}>{b2bAccount ? companyName : profile.email}</span>
            </div>
            <Menu.Separator />
            {entries[profile.user_type].map((entry) => (
              <Menu.Item key={entry.label} value={entry.label} asChild>
                <a href={entry.href} {...(entry.href === path && { 'aria-current': 'page' })}>
                  <Icon of={entry.icon} />
                  {entry.label}
                </a>
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.Item value="Logout" onSelect={onLogout}>
              <Icon of={LogOut} />
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
