import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { useHydrating } from '../../../lib/browser/use-hydrating.ts'

/**
 * Draws its children one after the other, each in a task of its own, so that a long operation never holds up a key or
 * the first paint. Whoever follows a link into it gets all at once, and so does whoever has it from the server.
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
