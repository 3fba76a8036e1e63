import { useEffect } from 'react'

/** What a shared address points at is drawn after the page has loaded, too late for the browser to find it. */
export function useHashTarget(drawn: boolean): void {
  useEffect(() => {
    const id = drawn && decodeURIComponent(window.location.hash.slice(1))
    const target = id ? document.getElementById(id) : null
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [drawn])
}
