import type { PageProps } from '../router/preloadable.ts'
import { preloadable } from '../router/preloadable.ts'
import { SubscriptionsPage } from './subscriptions/subscribe/subscriptions-page.tsx'

const firstCall = preloadable(() => import('../public/try-it/first-call.tsx'), 'FirstCall')

/** Subscriptions and console know nothing of each other: they meet here. */
export const SubscriptionsWithFirstCall = (_page: PageProps) => <SubscriptionsPage FirstCall={firstCall} />
