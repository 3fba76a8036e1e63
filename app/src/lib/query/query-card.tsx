import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { QueryBoundary } from './query-boundary.tsx'

type QueryCardProps<Queries extends readonly UseQueryResult[]> = Pick<
  ComponentProps<typeof QueryBoundary<Queries>>,
  'queries' | 'what' | 'children'
> &
  (
    | {
        /** Height of its skeleton, near to what comes. */
        readonly height: string
      }
    /** One of the very shape that comes, where what is below must not move. */
    | { readonly skeleton: ReactNode }
  )

/** A card that loads, fails and is tried again by itself, so that a slow chart never hides the balance. Its words are those of spec §8. */
export function QueryCard<Queries extends readonly UseQueryResult[]>({
  what,
  queries,
  children,
  ...shape
}: QueryCardProps<Queries>) {
  return (
    <QueryBoundary
      queries={queries}
      what={what}
      title={`We couldn’t load ${what}`}
      failure="Sorry, we encountered an issue while processing the request. Please try again."
      skeleton={'skeleton' in shape ? shape.skeleton : <PlainSkeleton height={shape.height} />}
      frame={(state) => <Card as="section">{state}</Card>}
    >
      {children}
    </QueryBoundary>
  )
}
