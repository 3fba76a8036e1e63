import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemText } from '../../../lib/problem.ts'
import { useMinimumPending } from '../../../lib/use-minimum-pending.ts'
import { FailedState } from '../../../ui/failed-state.tsx'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data, unknown>
  /** In the middle of a sentence: "the article". */
  readonly what: string
  readonly skeleton: ReactNode
  readonly missing: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What a text is while it is not there yet, not there at all, or could not be had. */
export function Loaded<Data>({ query, what, skeleton, missing, children }: LoadedProps<Data>) {
  const pending = useMinimumPending(query.isPending)
  if (pending)
    return (
      <>
        <p className="visually-hidden" role="status">
          Loading {what}
        </p>
        {skeleton}
      </>
    )
  if (query.data !== undefined) return children(query.data)
  const { text, requestId, status } = problemText(query.error)
  if (status === 404) return missing
  return (
    <div className="wrap">
      <h1 className="visually-hidden">Nothing to show</h1>
      <FailedState
        level={2}
        title={`Sorry, ${what} could not be loaded`}
        requestId={requestId}
        retry={() => query.refetch()}
      >
        {text}
      </FailedState>
    </div>
  )
}
