import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../domain/catalogue/queries.ts'
import { submissionsQuery } from '../../domain/kyb/queries.ts'
import { creditsQuery as walletQuery } from '../../domain/wallet/queries.ts'
import { paidCredits } from '../../domain/wallet/rules.ts'
import { MissingPage } from '../../lib/missing-page.tsx'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { Stepper } from '../../ui/kit/stepper.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { defaultProduct, type SubscriptionsAddress } from './address.ts'
import { ProductChoice } from './product-choice.tsx'
import { apiProductsQuery, planQuery, servicePlansQuery } from './queries.ts'
import type { Subscription } from './rules.ts'
import { SubscribeReview } from './subscribe-review.tsx'
import { defaultProductOf, isVerified, productOf, subscribeSteps } from './subscribe-rules.ts'

interface SubscribePageProps {
  readonly address: Extract<SubscriptionsAddress, { view: 'api' }>
  readonly onShow: (address: SubscriptionsAddress, options?: { readonly replace?: boolean }) => void
  /** The one that gets another product; a new one begins without. */
  readonly subscription?: Subscription
}

/** The way to a subscription. Where one is on it stands in the address: the back button goes a step back. */
export function SubscribePage({ address, onShow, subscription }: SubscribePageProps) {
  const portal = usePortal()
  const { api: slug, product: productId } = address
  const published = useQuery(apiQuery(portal, slug))
  const api = published.data?.data.find((one) => one.api === slug)
  const current = useSessionState()
  const options = { enabled: api !== undefined }
  const products = useQuery({ ...apiProductsQuery(portal, slug), ...options })
  const plans = useQuery({ ...servicePlansQuery(portal, slug), ...options })
  const present = useQuery({ ...planQuery(portal, slug), ...options })
  const kyb = useQuery({ ...submissionsQuery(portal), ...options })
  const wallet = useQuery({ ...walletQuery(portal), ...options })

  if (published.data && !api)
    return (
      <MissingPage back={<LinkButton href={href('catalogue')}>Browse APIs</LinkButton>}>
        There’s no API with this name.
      </MissingPage>
    )
  const offer = products.data?.data ?? []
  const chosen =
    productId === defaultProduct && api
      ? defaultProductOf({
          products: offer,
          verified: isVerified(kyb.data?.data ?? [], api),
          planType: current.kind === 'member' ? current.profile.plan_type : undefined,
        })
      : offer.find(({ product_id }) => product_id === productId)
  return (
    <PageFrame
      back={
        subscription
          ? { label: subscription.name, href: href('subscriptions', {}, { query: { api: slug } }) }
          : { label: 'Subscriptions', href: href('subscriptions') }
      }
      title={subscription ? `Add to ${subscription.name}` : `Subscribe${api ? ` to ${api.name}` : ''}`}
      {...(api && { about: api.summary })}
    >
      {!subscription && api?.status !== 'DEPRECATED' && (
        <Stepper
          label="Steps to your keys"
          steps={subscribeSteps({ api, submissions: kyb.data?.data })}
          step={chosen ? 1 : 0}
          onStep={() => onShow({ ...address, product: null })}
        />
      )}
      <QueryBoundary
        queries={[published, products, plans, present, kyb, wallet]}
        what="the products"
        level={2}
        skeleton={<Skeleton height="280px" />}
        frame={failedCard}
      >
        {(
          _published,
          { data: offered },
          { data: servicePlans },
          { data: plan },
          { data: submissions },
          { data: credits },
        ) => {
          if (!api) return null
          const planOf = (id: string) => servicePlans.find(({ product_id }) => product_id === id)
          if (!chosen)
            return (
              <ProductChoice
                api={api}
                products={offered}
                planOf={planOf}
                submissions={submissions}
                adding={subscription !== undefined}
                onChoose={(product) => onShow({ ...address, product })}
              />
            )
          return (
            <SubscribeReview
              api={api}
              product={chosen}
              plan={planOf(chosen.product_id)}
              present={plan}
              presentProduct={productOf(servicePlans, plan, offered)}
              submissions={submissions}
              credits={credits.wallet_credits}
              bought={paidCredits(credits)}
              subscription={subscription}
              onDone={() => onShow({ ...address, product: null }, { replace: true })}
            />
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}
