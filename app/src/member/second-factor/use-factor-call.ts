import type { ApiError } from '@switchboard/sdk'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProblemText, problemText, wasCancelled } from '../../lib/problem.ts'

/** A write that a press begins. It may stop for a step-up: going back then leaves the page as it was, without an error. */
export function useFactorCall<Data, Variables>(
  write: UseMutationOptions<{ data: Data }, ApiError, Variables>,
) {
  const [failure, setFailure] = useState<ProblemText | null>(null)
  const { mutateAsync, isPending } = useMutation(write)

  async function call(variables: Variables, onDone: (data: Data) => unknown): Promise<void> {
    setFailure(null)
    try {
      const { data } = await mutateAsync(variables)
      await onDone(data)
    } catch (error) {
      if (!wasCancelled(error)) setFailure(problemText(error))
    }
  }
  return { call, busy: isPending, failure, setFailure }
}
