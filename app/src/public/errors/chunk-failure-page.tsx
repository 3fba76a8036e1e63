import { useEffect, useState } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { ErrorFrame, Support } from '../../ui/error-frame.tsx'
import { FailureFrame } from './error-pages.tsx'

/** The browser remembers that the code failed: only a new page load asks for it again. */
const load = () => window.location.reload()

/** A page whose code could not be fetched. A network may be said to be back before anything answers, so it can always be tried again. */
export function ChunkFailurePage() {
  const [offline] = useState(() => !navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])

  if (offline) return <OfflinePage />
  return (
    <FailureFrame code="No response" title="This page couldn’t be loaded" retry={load}>
      <p>
        Check your connection and try again, or contact <Support /> if it keeps happening.
      </p>
    </FailureFrame>
  )
}

function OfflinePage() {
  usePageHead({ title: 'Offline' })
  return (
    <ErrorFrame code="Offline" title="You’re offline">
      <p>You haven’t opened this page in this browser yet. It loads once you’re back online.</p>
    </ErrorFrame>
  )
}
