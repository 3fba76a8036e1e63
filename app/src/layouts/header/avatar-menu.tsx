import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
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

/** The button of the account. Its menu, and with it the UI kit, is fetched when somebody comes near. */
export function AvatarMenu({ profile, onLogout }: AvatarMenuProps) {
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

type AvatarButtonProps = ComponentProps<typeof PlainButton> & Pick<AvatarMenuProps, 'profile'>

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

/** Where the button will be; it is as wide for everybody. */
export const AvatarPlace = () => (
  <span className={classes(row(2, 'unbroken'), styles.trigger)} aria-hidden="true">
    <span className={classes(styles.avatar, styles.place)} />
    <span className={styles.names} />
  </span>
)
