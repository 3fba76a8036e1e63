import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useBlocker } from '../../domain/capabilities/queries.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { BellPlace, NotificationBell } from '../../member/notifications/notification-bell.tsx'
import { usePage } from '../../router/page-context.ts'
import { preloadable } from '../../router/preloadable.ts'
import { useOnDemand } from '../../router/use-on-demand.ts'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header.module.css'

const AvatarEntries = preloadable(() => import('./avatar-entries.tsx'), 'AvatarEntries')

interface AvatarMenuProps {
  readonly profile: Profile
  readonly onLogout: () => void
}

type AvatarButtonProps = ComponentProps<typeof PlainButton> & Pick<AvatarMenuProps, 'profile'>

/** Where the button will be; it is as wide for everybody. */
const AvatarPlace = () => (
  <span className={classes(row(2, 'unbroken'), styles.trigger)} aria-hidden="true">
    <span className={classes(styles.avatar, styles.place)} />
    <span className={styles.names} />
  </span>
)

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

/** The button of the account. Its menu, and with it the UI kit, is fetched when somebody comes near. */
function AvatarMenu({ profile, onLogout }: AvatarMenuProps) {
  const menu = useOnDemand(AvatarEntries)
  const [byKey, setByKey] = useState(false)
  const open = (key: boolean) => {
    setByKey(key)
    void menu.load()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(true)
  }

  if (menu.state === 'there')
    return (
      <AvatarEntries
        profile={profile}
        onLogout={onLogout}
        trigger={<AvatarButton profile={profile} />}
        byKey={byKey}
      />
    )
  return (
    <>
      <AvatarButton
        {...menu.near}
        profile={profile}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={menu.state === 'loading'}
        onKeyDown={openByArrow}
        // A press of a key clicks, too, and no times.
        onClick={({ detail }) => open(detail === 0)}
      />
      {menu.state === 'failed' && <PartFailure what="The menu" />}
    </>
  )
}

function AvatarButton({ profile, className, ...rest }: AvatarButtonProps) {
  const { displayName, initials, companyName, b2bAccount } = personOf(profile)
  const section = usePage().route?.section
  return (
    <PlainButton
      look="bare"
      // The menu hands its trigger a class of its own.
      className={classes(row(2, 'unbroken'), styles.trigger, className)}
      {...(section === 'profile' && { 'aria-current': 'true' as const })}
      {...rest}
    >
      <span className={styles.avatar} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{displayName}</span>
        {b2bAccount && <span className={classes('muted', styles.company)}>{companyName}</span>}
        <VisuallyHidden>, account menu</VisuallyHidden>
      </span>
    </PlainButton>
  )
}
