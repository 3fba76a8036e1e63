import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** A part of a page that is loaded later than the page: the browser looked for it too early. */
export function useHashTarget(ready: boolean): void {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (!ready || !id) return
    // After the page itself was scrolled to its top.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [ready, path])
}
