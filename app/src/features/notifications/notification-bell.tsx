import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

/** The bell of the top bar: a dot while something is unread, and the drawer, which marks everything as read. */
export function NotificationBell() {
  const notifications = useNotifications()
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) notifications.see()
  }

  return (
    <>
      <Button
        look="icon"
        className={styles.bell ?? ''}
        aria-label={notifications.badge ? 'Notifications, some unread' : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        <Icon of={Bell} size={20} />
        {notifications.badge && <span className={styles.badge} />}
      </Button>
      <Drawer title="Notifications" open={open} onOpenChange={change}>
        <NotificationList {...notifications} onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
