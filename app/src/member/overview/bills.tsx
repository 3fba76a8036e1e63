import { Suspense } from 'react'
import { BillSkeleton } from '../../domain/billing/bill-skeleton.tsx'
import { preloadable } from '../../router/preloadable.ts'

/** Most accounts pay before they call, and have none. */
const BillingCards = preloadable<object, 'BillingCards'>(
  () => import('../../domain/billing/billing-cards.tsx'),
  'BillingCards',
)

export const Bills = () => (
  <Suspense fallback={<BillSkeleton />}>
    <BillingCards />
  </Suspense>
)
