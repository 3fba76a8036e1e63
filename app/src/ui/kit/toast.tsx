import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { Toasters, ToastText } from './toaster.tsx'

type ShowToast = (toast: ToastText) => void

const Show = createContext<ShowToast | undefined>(undefined)

/** Says what has just happened, away from where it did. What has to be acted on is an Alert or a Dialog. */
export function useToast(): ShowToast {
  const show = useContext(Show)
  if (!show) throw new Error('useToast needs a Toasts around it')
  return show
}

/** Where toasts appear: around the pages that may show some. What draws them is fetched for the first. */
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
      // What happened has happened, and the page shows it: for its notice alone the page is not lost. The next tries again.
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
