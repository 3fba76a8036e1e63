import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import type { Profile } from '../../lib/session.ts'
import { Themed } from '../../theme/themed.tsx'
import { AvatarMenu } from './avatar-menu.tsx'

interface MemberToolsProps {
  readonly profile: Profile
  readonly onLogout: () => void
}

export function MemberTools({ profile, onLogout }: MemberToolsProps) {
  return (
    <Themed>
      <NotificationBell />
      <AvatarMenu profile={profile} onLogout={onLogout} />
    </Themed>
  )
}
