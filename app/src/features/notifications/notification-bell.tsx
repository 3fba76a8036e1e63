import { Bell } from 'lucide-react'
import { useState } from 'react'
import { href } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

/** The bell of the top bar: a dot while something is unread, and the drawer, which marks everything as read. */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const notifications = useNotifications(open)
  const { unread } = notifications
  const change = (next: boolean) => {
    if (next) notifications.reopen()
    setOpen(next)
  }
  const close = () => setOpen(false)

  return (
    <>
      <Button
        look="icon"
        className={styles.bell ?? ''}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        <Icon of={Bell} size={20} />
        {unread > 0 && <span className={styles.badge} />}
      </Button>
      <VisuallyHidden>
        <span role="status">{unread > 0 && `${unread} unread`}</span>
      </VisuallyHidden>
      <Drawer
        title="Notifications"
        open={open}
        onOpenChange={change}
        actions={
          <>
            <LinkButton href={href('notifications')} onClick={close}>
              See all
            </LinkButton>
            <LinkButton
              look="plain"
              href={href('profile', {}, { query: { section: 'notifications' } })}
              onClick={close}
            >
              Preferences
            </LinkButton>
          </>
        }
      >
        <NotificationList {...notifications} onFollow={close} />
      </Drawer>
    </>
  )
}
