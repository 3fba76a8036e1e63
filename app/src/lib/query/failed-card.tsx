import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** Frame of a `QueryBoundary` whose data brings cards of its own: a failure has one, too. */
export const failedCard = (state: ReactNode, kind: 'pending' | 'failed'): ReactNode =>
  kind === 'failed' ? <Card padded={false}>{state}</Card> : state
