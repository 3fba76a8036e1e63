import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Icon } from '../icon.tsx'

const icons = { success: CircleCheck, error: CircleAlert, info: Info, loading: LoaderCircle }
type Kind = keyof typeof icons

interface ToastText {
  readonly kind: Kind
  readonly title: string
  readonly text?: string
  /** One thing that can be done about it, such as to undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

type ShowToast = (toast: ToastText) => void

const Show = createContext<ShowToast | undefined>(undefined)

/** Says what has just happened, away from where it did. What has to be acted on is an Alert or a Dialog. */
export function useToast(): ShowToast {
  const show = useContext(Show)
  if (!show) throw new Error('useToast needs a Toasts around it')
  return show
}

/** Where toasts appear: around the pages that show some. They go after 6 s, not while one looks at them. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toaster] = useState(() =>
    createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, duration: 6_000, max: 3 }),
  )
  const show: ShowToast = ({ kind, title, text, action }) =>
    void toaster.create({
      type: kind,
      title,
      closable: true,
      ...(text && { description: text }),
      ...(action && { action }),
    })
  return (
    <Show value={show}>
      {children}
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Icon of={icons[(toast.type ?? 'info') as Kind]} />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              {toast.action && (
                <div>
                  <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>
                </div>
              )}
            </div>
            <Toast.CloseTrigger aria-label="Dismiss">
              <Icon of={X} size={16} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </Show>
  )
}
