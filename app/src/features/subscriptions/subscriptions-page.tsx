import { useQuery } from '@tanstack/react-query'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { MissingPage } from '../../ui/missing-page.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type SubscriptionsAddress, subscriptionsAddress } from './address.ts'
import { subscriptionsQuery } from './queries.ts'
import { lasts, type Subscription } from './rules.ts'
import { SubscriptionDetail } from './subscription-detail.tsx'
import { SubscriptionList } from './subscription-list.tsx'

/** What a person may call, and with which keys: all of it, or one API's. */
export function SubscriptionsPage() {
  const [address, show] = useUrlState(subscriptionsAddress)
  if (address.view !== 'list') return <OneSubscription address={address} />
  return (
    <PageFrame
      title="Subscriptions"
      about="The APIs you can call, and your keys."
      actions={
        <LinkButton look="primary" href={href('catalogue')}>
          Subscribe to an API
        </LinkButton>
      }
    >
      <SubscriptionList show={address.show} onShow={(next) => show({ view: 'list', show: next })} />
    </PageFrame>
  )
}

type OneAddress = Exclude<SubscriptionsAddress, { view: 'list' }>

const fits = (subscription: Subscription, address: OneAddress): boolean =>
  address.view === 'one'
    ? subscription.user_subscription_id === address.id
    : subscription.api === address.api && lasts(subscription)

function OneSubscription({ address }: { readonly address: OneAddress }) {
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
        if (subscription) return <SubscriptionDetail subscription={subscription} />
        return (
          <MissingPage back={<LinkButton href={href('subscriptions')}>Your subscriptions</LinkButton>}>
            You have no such subscription.
          </MissingPage>
        )
      }}
    </QueryBoundary>
  )
}
