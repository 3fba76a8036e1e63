import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useServices } from './lib/services.ts'

const StepUpDialog = lazy(async () => ({
  default: (await import('./features/second-factor/step-up-dialog.tsx')).StepUpDialog,
}))

/** Where any page meets the question who is there. What draws it is fetched for the first. */
export function StepUpHost() {
  const { stepUp } = useServices()
  const { asking } = useSnapshot(stepUp.state)
  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <StepUpDialog onAnswer={stepUp.answer} />
    </Suspense>
  )
}
