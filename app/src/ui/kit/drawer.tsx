import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

interface DrawerProps {
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A panel from the side. Focus moves in, stays in, and goes back to what opened it. */
export function Drawer({ title, open, onOpenChange, children }: DrawerProps) {
  return (
    <ChakraDrawer.Root open={open} onOpenChange={(change) => onOpenChange(change.open)}>
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger asChild>
                <Button look="icon" aria-label="Close">
                  <Icon of={X} />
                </Button>
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  )
}
