import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** A sentence below the title, read out with it. */
  readonly about?: ReactNode
  /** Buttons. The first is what the dialog is for; the last goes back. */
  readonly actions?: ReactNode
  /** It is about something that goes for good: read out at once, and a press beside it does not close it. */
  readonly alert?: boolean
  /** Closed only by its own buttons, since its content would be lost. */
  readonly locked?: boolean
  readonly children?: ReactNode
}

/** Asks one thing before going on. Focus moves in, stays in, and goes back to what opened it; a sheet on a phone. */
export function Dialog({
  title,
  open,
  onOpenChange,
  about,
  actions,
  alert = false,
  locked = false,
  children,
}: DialogProps) {
  return (
    <ChakraDialog.Root
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!alert && !locked}
      closeOnEscape={!locked}
      onOpenChange={(change) => onOpenChange(change.open)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {!locked && (
                <ChakraDialog.CloseTrigger aria-label="Close">
                  <Icon of={X} />
                </ChakraDialog.CloseTrigger>
              )}
            </ChakraDialog.Header>
            <ChakraDialog.Body>
              {about && <ChakraDialog.Description>{about}</ChakraDialog.Description>}
              {children}
            </ChakraDialog.Body>
            {actions && <ChakraDialog.Footer>{actions}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
