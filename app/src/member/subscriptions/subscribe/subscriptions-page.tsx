import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { Redirect } from 'wouter'
import { createKeyReveal } from '../../../domain/keys/key-reveal.ts'
import { type KeyCall, type KeyOperation, useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { newSubscriptionRoles } from '../../../domain/team/role.ts'
import { RoleLinkButton } from '../../../domain/team/role-gate.tsx'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useAppState, usePortal, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { lasts, type Subscription } from '../rules.ts'
import { defaultProduct, type SubscriptionsAddress, subscriptionsAddress } from './address.ts'
import { NewSubscriptionPage } from './new-subscription-page.tsx'
import { SubscribePage } from './subscribe-page.tsx'
import { type FirstCallPart, SubscriptionDetail } from './subscription-detail.tsx'
import { SubscriptionList } from './subscription-list.tsx'

interface SubscriptionsPageProps {
  /** A first call with keys that were just stored: of the console, which is another feature. */
  readonly FirstCall?: FirstCallPart
}

/** A person's subscriptions and their keys: all of them, or one API's. */
export function SubscriptionsPage({ FirstCall }: SubscriptionsPageProps) {
  const [address, show] = useUrlState(subscriptionsAddress)
  useUnstoredKeys()
  if (address.view === 'api' || address.view === 'one')
    return <OneSubscription address={address} onShow={show} FirstCall={FirstCall} />
  if (address.view === 'new') return <NewSubscriptionPage />
  if (address.view !== 'list') return <Redirect to={href(address.view, {}, {})} replace />
  return (
    <PageFrame
      title="Subscriptions"
      about="The APIs you can call."
      actions={
        <RoleLinkButton
          gate={newSubscriptionRoles}
          look="primary"
          href={href('subscriptions', {}, { query: { view: 'new' } })}
        >
          Subscribe to an API
        </RoleLinkButton>
      }
    >
      <SubscriptionList show={address.show} onShow={(next) => show({ view: 'list', show: next })} />
    </PageFrame>
  )
}

type OneAddress = Extract<SubscriptionsAddress, { view: 'api' | 'one' }>

const fits = (subscription: Subscription, address: OneAddress): boolean =>
  address.view === 'one'
    ? subscription.user_subscription_id === address.id
    : subscription.api === address.api && lasts(subscription)

interface OneSubscriptionProps {
  readonly address: OneAddress
  readonly onShow: ComponentProps<typeof SubscribePage>['onShow']
  readonly FirstCall: FirstCallPart | undefined
}

/** A subscription; without one to the API in the address, the way to subscribe. */
function OneSubscription({ address, onShow, FirstCall }: OneSubscriptionProps) {
  // Its code comes while the keys are made.
  useEffect(() => void FirstCall?.preload().catch(() => undefined), [FirstCall])
  const query = useQuery(subscriptionsQuery(usePortal()))
  return (
    <QueryBoundary
      queries={[query]}
      what="your subscription"
      level={2}
      skeleton={<Skeleton height="320px" />}
      frame={(state) => <PageFrame title="Subscription">{state}</PageFrame>}
    >
      {({ data }) => {
        const subscription = data.find((one) => fits(one, address))
        const isDefault = address.view === 'api' && address.product === defaultProduct
        const productId = address.view === 'api' && !(subscription && isDefault) ? address.product : null
        const isSubscribed = subscription?.products.some(({ product_id }) => product_id === productId)
        if (subscription && (productId === null || isSubscribed))
          return (
            <SubscriptionDetail
              subscription={subscription}
              FirstCall={FirstCall}
              onEnded={() =>
                onShow({ view: 'one', id: subscription.user_subscription_id }, { replace: true })
              }
            />
          )
        if (address.view === 'api')
          return <SubscribePage address={address} onShow={onShow} {...(subscription && { subscription })} />
        return (
          <MissingPage back={<LinkButton href={href('subscriptions')}>Your subscriptions</LinkButton>}>
            You don’t have this subscription.
          </MissingPage>
        )
      }}
    </QueryBoundary>
  )
}

/** Shows unconfirmed keys again that were created before a reload. */
function useUnstoredKeys(): void {
  const reveal = useAppState(createKeyReveal)
  const session = useSessionState()
  const calls: Readonly<Record<KeyOperation, { readonly mutate: (call: KeyCall) => void }>> = {
    'POST /api/user-subscription': useMutation(useKeyCall('POST /api/user-subscription')),
    'POST /api/user-subscription/keys': useMutation(useKeyCall('POST /api/user-subscription/keys')),
    'PUT /api/user-subscription/regenerate': useMutation(useKeyCall('PUT /api/user-subscription/regenerate')),
  }
  const userId = session.kind === 'member' ? session.profile.id : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who comes to the page
  useEffect(() => {
    if (userId === null || reveal.isShown()) return
    const pending = reveal.pending(userId, Date.now())
    if (!pending) return
    const call: KeyCall = { ...pending, init: pending.init as KeyCall['init'] }
    calls[pending.operation as KeyOperation]?.mutate(call)
  }, [userId])
}
