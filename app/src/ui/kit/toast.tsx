import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { Toasters, ToastText } from './toaster.tsx'

type ShowToast = (toast: ToastText) => void

const Show = createContext<ShowToast | undefined>(undefined)

/** Announces a result away from where it happened. A message that needs an action is an Alert or a Dialog. */
export function useToast(): ShowToast {
  const show = useContext(Show)
  if (!show) throw new Error('useToast needs a Toasts around it')
  return show
}

/** Where toasts appear: around the pages that may show some. The code loads with the first toast. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const loading = useRef<Promise<Toasters>>(undefined)
  const [view, setView] = useState<ReactNode>()

  const show: ShowToast = useCallback((toast) => {
    loading.current ??= import('./toaster.tsx').then(({ createToasters }) => {
      const toasters = createToasters()
      setView(toasters.view)
      return toasters
    })
    loading.current.then(
      (toasters) => toasters.show(toast),
      // The action itself succeeded, and the page shows it, so a notice that fails to load must not break the page.
      // The next one tries again.
      () => {
        loading.current = undefined
      },
    )
  }, [])

  return (
    <Show value={show}>
      {children}
      {view}
    </Show>
  )
}
