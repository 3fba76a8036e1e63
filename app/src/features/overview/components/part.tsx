import type { ReactNode } from 'react'
import { problemText } from '../../../lib/problem.ts'
import { useMinimumPending } from '../../../lib/use-minimum-pending.ts'
import { Card } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'

interface Loaded {
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

interface PartProps {
  /** What is loaded, in a sentence's middle: `your credits`. */
  readonly what: string
  /** Height of its skeleton, near to what comes. */
  readonly height: string
  readonly needs: readonly Loaded[]
  readonly children: () => ReactNode
}

/** One part of the page: loads, fails and is tried again by itself, so that a slow chart never hides the balance. */
export function Part({ what, height, needs, children }: PartProps) {
  const pending = useMinimumPending(needs.some(({ isPending }) => isPending))
  const failed = needs.filter(({ error }) => error !== null)
  if (failed.length > 0) {
    return (
      <Card as="section">
        <FailedState
          title={`Could not load ${what}`}
          requestId={problemText(failed[0]?.error).requestId}
          retry={() => failed.map((need) => need.refetch())}
        >
          Sorry, we encountered an issue while processing the request. Please try again.
        </FailedState>
      </Card>
    )
  }
  if (!pending) return children()
  return (
    <Card as="section">
      <p className="visually-hidden" role="status">
        Loading {what}
      </p>
      <PlainSkeleton height={height} />
    </Card>
  )
}
