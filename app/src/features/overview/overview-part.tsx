import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { Card } from '../../ui/card.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'

type OverviewPartProps<Queries extends readonly UseQueryResult[]> = Pick<
  ComponentProps<typeof QueryBoundary<Queries>>,
  'queries' | 'what' | 'children'
> & {
  /** Height of its skeleton, near to what comes. */
  readonly height: string
}

/** One part of the page: loads, fails and is tried again by itself, so that a slow chart never hides the balance. */
export function OverviewPart<Queries extends readonly UseQueryResult[]>({
  height,
  what,
  ...part
}: OverviewPartProps<Queries>) {
  return (
    <QueryBoundary
      {...part}
      what={what}
      title={`Could not load ${what}`}
      failure="Sorry, we encountered an issue while processing the request. Please try again."
      skeleton={<PlainSkeleton height={height} />}
      frame={(state) => <Card as="section">{state}</Card>}
    />
  )
}
