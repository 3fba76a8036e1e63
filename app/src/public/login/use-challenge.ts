import type { SignInOutcome } from '@switchboard/sdk'
import { startTransition, useCallback, useState } from 'react'
import { preloadable } from '../../router/preloadable.ts'

/** Few accounts have one, and it brings the UI kit along, without which the pages before it come (decision 0040). */
export const SecondStep = preloadable(() => import('./second-step.tsx'), 'SecondStep')

/** The factor to prove after a first step, returned once the code that asks for it has loaded. */
export function useChallenge() {
  const [challenge, setChallenge] = useState<SignInOutcome>()
  const show = useCallback(async (next: SignInOutcome): Promise<void> => {
    if (next) await SecondStep.preload()
    startTransition(() => setChallenge(next))
  }, [])
  return [challenge, show] as const
}
