import { Bell } from 'lucide-react'
import { useState } from 'react'
import { preloadable } from '../../router/preloadable.ts'
import { useOnDemand } from '../../router/use-on-demand.ts'
import { Icon } from '../../ui/icon.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

/** Where the bell will be. */
export const BellPlace = () => (
  <PlainButton look="icon" className={styles.bell} aria-label="Notifications" aria-haspopup="dialog" disabled>
    <Icon of={Bell} size={20} />
  </PlainButton>
)

const NotificationDrawer = preloadable(() => import('./notification-drawer.tsx'), 'NotificationDrawer')

/**
 * The bell of the top bar: a dot while something is unread, and the drawer, which marks everything as read. The drawer, and with it
 * the UI kit, is fetched when somebody comes near.
 */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const drawer = useOnDemand(NotificationDrawer)
  const there = drawer.state === 'there'
  const { reopen, unread, ...list } = useNotifications(open && there)
  const show = async () => {
    if (!(await drawer.load())) return
    reopen()
    setOpen(true)
  }

  return (
    <>
      <PlainButton
        {...drawer.near}
        look="icon"
        className={styles.bell}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={drawer.state === 'loading'}
        onClick={() => void show()}
      >
        <Icon of={Bell} size={20} />
        {unread > 0 && <span className={styles.badge} />}
      </PlainButton>
      <VisuallyHidden>
        <span role="status">{unread > 0 && `${unread} unread`}</span>
      </VisuallyHidden>
      {there && <NotificationDrawer {...list} open={open} onOpenChange={setOpen} />}
      {drawer.state === 'failed' && <PartFailure what="The notifications" />}
    </>
  )
}
