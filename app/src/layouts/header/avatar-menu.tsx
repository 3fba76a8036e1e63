import { CircleUser, LayoutDashboard, LogOut, type LucideIcon, Mail } from 'lucide-react'
import { useLocation } from 'wouter'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { href } from '../../paths.ts'
import { usePage } from '../../router/page-context.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/kit/menu.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
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

interface AvatarMenuProps {
  readonly profile: Profile
  readonly onLogout: () => void
}

export function AvatarMenu({ profile, onLogout }: AvatarMenuProps) {
  const { displayName, initials, companyName, b2bAccount } = personOf(profile)
  const [path] = useLocation()
  const atProfile = usePage().route?.section === 'profile'
  return (
    <Menu
      trigger={
        <PlainButton
          look="bare"
          className={styles.trigger}
          {...(atProfile && { 'aria-current': 'true' as const })}
        >
          <span className={styles.avatar} aria-hidden="true">
            {initials}
          </span>
          <span className={styles.names}>
            <span className={styles.name}>{displayName}</span>
            {b2bAccount && <span className={styles.company}>{companyName}</span>}
            <VisuallyHidden>, account menu</VisuallyHidden>
          </span>
        </PlainButton>
      }
    >
      <div className={styles.who}>
        <span className={styles.name}>{displayName}</span>
        <span className={styles.company}>{b2bAccount ? companyName : profile.email}</span>
      </div>
      <MenuSeparator />
      {entries[profile.user_type].map(({ label, href, icon }) => (
        <MenuLink key={label} href={href} icon={icon} current={href === path}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  )
}
