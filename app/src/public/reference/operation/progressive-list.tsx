import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHydrating } from '../../../base/use-hydrating.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'

/**
 * Draws its children one after the other, each in a task of its own, so that a long operation never holds up a key
 * press or the first paint. A link into it, or a page drawn by the server, shows all of them immediately.
 */
export function ProgressiveList({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children)
  const hydrating = useHydrating()
  const [drawn, setDrawn] = useState(() => (hydrating || window.location.hash ? parts.length : 0))
  const done = drawn >= parts.length
  useHashTarget(done)

  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [done, drawn])

  return parts.slice(0, drawn)
}
