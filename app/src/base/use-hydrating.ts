import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while a page is drawn on the server, and while the browser takes that page over; never after. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
