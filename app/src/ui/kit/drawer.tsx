import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface DrawerProps {
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A panel from the side. Focus moves in, stays in, and goes back to what opened it. */
export function Drawer({ title, open, onOpenChange, actions, children }: DrawerProps) {
  return (
    <ChakraDrawer.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger aria-label="Close">
                <Icon of={X} />
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            {actions && <ChakraDrawer.Footer>{actions}</ChakraDrawer.Footer>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  )
}
