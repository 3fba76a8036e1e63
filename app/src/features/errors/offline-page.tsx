import { useEffect } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { ErrorFrame } from '../../ui/error-frame.tsx'

/** A page whose code this browser does not have yet, opened without a network. */
export function OfflinePage() {
  usePageHead({ title: 'Offline' })
  useEffect(() => {
    // The browser remembers that the code failed: only a new page load asks for it again.
    const load = () => window.location.reload()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])

  return (
    <ErrorFrame code="Offline" title="You’re offline">
      <p>You haven’t opened this page in this browser yet. It loads once you’re back online.</p>
    </ErrorFrame>
  )
}
