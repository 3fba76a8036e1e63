import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { createKeyReveal } from './lib/keys/key-reveal.ts'
import { useAppState } from './lib/services.ts'

const KeyRevealDialog = lazy(async () => ({
  default: (await import('./features/key-reveal/key-reveal-dialog.tsx')).KeyRevealDialog,
}))

/** Above all pages: whoever goes back while new keys are shown still has them before them. */
export function KeyRevealHost() {
  const reveal = useAppState(createKeyReveal)
  const { shown } = useSnapshot(reveal.state)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <KeyRevealDialog revealed={shown} onStored={reveal.stored} />
    </Suspense>
  )
}
