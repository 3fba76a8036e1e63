import { useBlocker } from '../../domain/capabilities/queries.ts'
import type { Profile } from '../../lib/session/session.ts'
import { BellPlace, NotificationBell } from '../../member/notifications/notification-bell.tsx'
import { AvatarMenu, AvatarPlace } from './avatar-menu.tsx'
import styles from './header.module.css'

export interface MemberToolsProps {
  readonly profile: Profile
  readonly onLogout: () => void
}

export function MemberTools({ profile, onLogout }: MemberToolsProps) {
  // Read with the header, for every action of the page below.
  useBlocker(undefined)
  return (
    <>
      {/* The server would reject it before the terms are accepted. */}
      {profile.tc_agree && <NotificationBell />}
      <span className={styles.account}>
        <AvatarMenu profile={profile} onLogout={onLogout} />
      </span>
    </>
  )
}

/** The same, and as wide, until it is known who is there. */
export const memberPlaces = (
  <>
    <BellPlace />
    <span className={styles.account}>
      <AvatarPlace />
    </span>
  </>
)
