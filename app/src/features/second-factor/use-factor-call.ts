import type { paths } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProblemText, problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'

type FactorPath = Extract<keyof paths, `/api/second-factor/${string}`>

/**
 * A write that a press begins. It may stop to ask who is there: who goes back then finds the page as it was, without a word of
 * failure.
 */
export function useFactorCall<Path extends FactorPath>(path: Path) {
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const { mutateAsync, isPending } = useMutation(mutationOptions(usePortal(), 'post', path as never))

  async function call<Data>(variables: object, onDone: (data: Data) => unknown): Promise<void> {
    setFailure(null)
    try {
      const { data } = (await mutateAsync(variables as never)) as { data: Data }
      await onDone(data)
    } catch (error) {
      if (!wasCancelled(error)) setFailure(problemText(error))
    }
  }
  return { call, busy: isPending, failure, setFailure }
}
