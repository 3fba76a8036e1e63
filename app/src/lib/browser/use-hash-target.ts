import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Leads to what the address points at, which is drawn after the page was loaded: too late for the browser to find it. */
export function useHashTarget(drawn = true): void {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const id = decoded(window.location.hash.slice(1))
    if (!drawn || !id) return
    // After the page itself was scrolled to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id)
      target?.scrollIntoView()
      // An element inside may have taken the focus already.
      if (!target?.contains(document.activeElement)) target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn, path])
}

/** A stray percent sign is no reason to lose the page. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
