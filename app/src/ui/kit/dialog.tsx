import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { FormError } from '../form-error.tsx'
import { Icon } from '../icon.tsx'
import { stack } from '../layout.ts'
import { Button } from './button.tsx'

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

const fieldIn = ({ current }: RefObject<HTMLElement | null>, field: string) =>
  current?.querySelector<HTMLElement>(field) ?? null

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
  const content = useRef<HTMLDivElement>(null)
  return (
    <ChakraDialog.Root
      open={open}
      role={alert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!alert && !locked}
      closeOnEscape={!locked}
      // Its fields come before its way out.
      initialFocusEl={() => fieldIn(content, ':checked') ?? fieldIn(content, 'input, select, textarea')}
      onOpenChange={(change) => onOpenChange(change.open)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
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

interface FormDialogProps extends Pick<DialogProps, 'title' | 'about' | 'alert' | 'children'> {
  /** As `useApiForm` gives it. */
  readonly form: {
    readonly submit: (event: FormEvent) => void
    readonly busy: boolean
    readonly failure: ComponentProps<typeof FormError>['of']
    readonly reset: () => void
  }
  /** The words of its button. */
  readonly action: string
  /** The same while it works. */
  readonly busyAction?: string
  /** Default: a danger where it is an alert. */
  readonly look?: 'primary' | 'danger'
  readonly disabled?: boolean
  /** The words of the way back. */
  readonly keep?: string
  /** Names the failure. */
  readonly failed: string
  readonly onClose: () => void
}

/** Asks before a write, with or without fields. It stays open until there is an answer: else a rejection would be lost. */
export function FormDialog({
  form: { submit, busy, failure, reset },
  action,
  busyAction = action,
  alert = false,
  look = alert ? 'danger' : 'primary',
  disabled = false,
  keep = 'Cancel',
  failed,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  const close = () => {
    // The form of a dialog may outlive it, and would show its last failure when it opens again.
    reset()
    onClose()
  }
  return (
    <Dialog
      {...dialog}
      alert={alert}
      open
      onOpenChange={(open) => open || busy || close()}
      actions={
        <>
          <Button type="submit" form={id} look={look} busy={busy} disabled={disabled}>
            {busy ? busyAction : action}
          </Button>
          <Button onClick={close} disabled={busy}>
            {keep}
          </Button>
        </>
      }
    >
      <form
        id={id}
        {...(children || failure ? { className: stack(4) } : { hidden: true })}
        noValidate
        onSubmit={(event) => {
          // React bubbles the event through the portal into the caller's form.
          event.stopPropagation()
          submit(event)
        }}
      >
        <FormError of={failure} title={failed} />
        {children}
      </form>
    </Dialog>
  )
}
