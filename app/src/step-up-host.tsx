import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useServices } from './lib/services.ts'

const StepUpDialog = lazy(async () => ({
  default: (await import('./member/second-factor/step-up-dialog.tsx')).StepUpDialog,
}))

/** Opens the step-up over any page. The dialog loads on first use. */
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
