import { Suspense } from 'react'
import { preloadable } from '../../router/preloadable.ts'
import { Card } from '../../ui/card.tsx'
import { CardGrid, FigureSkeleton } from '../../ui/figure-card.tsx'

/** Most accounts pay before they call, and have none. */
const BillingCards = preloadable<object, 'BillingCards'>(
  () => import('../../domain/billing/billing-cards.tsx'),
  'BillingCards',
)

/** As large as the two cards, which show the same until the bill is there. */
const BillPlaces = () => (
  <CardGrid>
    {['5.1rem', '8.07rem'].map((height) => (
      <Card key={height}>
        <FigureSkeleton height={height} />
      </Card>
    ))}
  </CardGrid>
)

export const Bills = () => (
  <Suspense fallback={<BillPlaces />}>
    <BillingCards />
  </Suspense>
)
