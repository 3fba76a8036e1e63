import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Icon } from '../icon.tsx'

const icons = { success: CircleCheck, error: CircleAlert, info: Info, loading: LoaderCircle }
type Kind = keyof typeof icons

export interface ToastText {
  readonly kind: Kind
  readonly title: string
  readonly text?: string
  /** One thing that can be done about it, such as to undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

export interface Toasters {
  readonly show: (toast: ToastText) => void
  readonly view: ReactNode
}

/** A region is read out for what comes into it, once a screen reader has seen that it is there. */
const noticedMs = 100

/** They go after 6 s, not while one looks at them. */
export function createToasters(): Toasters {
  const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, duration: 6_000, max: 3 })
  const create = ({ kind, title, text, action }: ToastText) =>
    void toaster.create({
      type: kind,
      title,
      closable: true,
      ...(text && { description: text }),
      ...(action && { action }),
    })
  const waiting: ToastText[] = []
  let stands = false

  const begin = () => {
    const timer = setTimeout(() => {
      stands = true
      for (const toast of waiting.splice(0)) create(toast)
    }, noticedMs)
    return () => clearTimeout(timer)
  }

  return {
    show: (toast) => (stands ? create(toast) : void waiting.push(toast)),
    view: <View toaster={toaster} begin={begin} />,
  }
}

interface ViewProps {
  readonly toaster: ComponentProps<typeof Toaster>['toaster']
  /** Called when it stands in the page. */
  readonly begin: () => () => void
}

function View({ toaster, begin }: ViewProps) {
  useEffect(begin, [begin])
  return (
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
  )
}
