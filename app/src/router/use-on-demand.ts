import { startTransition, useState } from 'react'
import { mayPrefetch } from './prefetch.ts'
import type { Preloadable } from './preloadable.ts'

/** For what opens from a button that every page has: its code comes when somebody comes near it, and not with the page. */
export function useOnDemand(part: Pick<Preloadable<never>, 'preload'>) {
  const [state, setState] = useState<'closed' | 'loading' | 'there' | 'failed'>('closed')
  const fetchAhead = () => {
    if (mayPrefetch(navigator.connection)) part.preload().catch(() => {})
  }
  return {
    state,
    near: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
    /** Whether it can be shown. The next try is a new one. */
    async load(): Promise<boolean> {
      if (state === 'there') return true
      setState('loading')
      try {
        await part.preload()
      } catch {
        setState('failed')
        return false
      }
      // Its placeholder stays until it is drawn; so it needs a boundary above, and none around it.
      startTransition(() => setState('there'))
      return true
    },
  }
}
