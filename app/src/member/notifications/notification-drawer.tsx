import type { ComponentProps } from 'react'
import { href } from '../../paths.ts'
import { ChakraScope } from '../../theme/chakra-scope.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { NotificationList } from './notification-list.tsx'

interface NotificationDrawerProps extends Omit<ComponentProps<typeof NotificationList>, 'onFollow'> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The newest notifications, with links to all of them and to the preferences. */
export function NotificationDrawer({ open, onOpenChange, ...list }: NotificationDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <ChakraScope>
      <Drawer
        title="Notifications"
        open={open}
        onOpenChange={onOpenChange}
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
        <NotificationList {...list} onFollow={close} />
      </Drawer>
    </ChakraScope>
  )
}
