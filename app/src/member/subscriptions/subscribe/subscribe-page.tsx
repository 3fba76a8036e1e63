import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { apiQuery } from '../../../domain/catalogue/queries.ts'
import { submissionsQuery } from '../../../domain/kyb/queries.ts'
import { accountPlanQuery } from '../../../domain/plans/queries.ts'
import { creditsQuery as walletQuery } from '../../../domain/wallet/queries.ts'
import { paidCredits } from '../../../domain/wallet/rules.ts'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { facts } from '../../../ui/facts.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { Stepper } from '../../../ui/kit/stepper.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { columns, row } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PriceTerm } from '../plans/announced-terms.tsx'
import { PlanTerms } from '../plans/plan-terms.tsx'
import { apiProductsQuery, planQuery, servicePlansQuery } from '../queries.ts'
import type { Subscription } from '../rules.ts'
import css from '../subscriptions.module.css'
import { defaultProduct, type SubscriptionsAddress } from './address.ts'
import { SubscribeReview } from './subscribe-review.tsx'
import {
  type ApiSummary,
  currentList,
  defaultProductOf,
  isVerified,
  kybHref,
  type Product,
  type ServicePlan,
  subscribeSteps,
  waysToBuy,
} from './subscribe-rules.ts'

interface ProductChoiceProps {
  readonly api: ApiSummary
  readonly products: readonly Product[]
  /** The name of the account’s plan. */
  readonly account: string | undefined
  readonly planOf: (productId: string) => ServicePlan | undefined
  readonly submissions: readonly components['schemas']['KybSubmission'][]
  /** Whether it goes to a subscription that there is already. */
  readonly adding: boolean
  readonly onChoose: (productId: string) => void
}

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
  const options = { enabled: api !== undefined }
  const products = useQuery({ ...apiProductsQuery(portal, slug), ...options })
  const plans = useQuery({ ...servicePlansQuery(portal, slug), ...options })
  const present = useQuery({ ...planQuery(portal, slug), ...options })
  const kyb = useQuery({ ...submissionsQuery(portal), ...options })
  const wallet = useQuery({ ...walletQuery(portal), ...options })
  const account = useQuery({ ...accountPlanQuery(portal), ...options })

  if (published.data && !api)
    return (
      <MissingPage back={<LinkButton href={href('catalogue')}>Browse APIs</LinkButton>}>
        There’s no API with this name.
      </MissingPage>
    )
  const ways = waysToBuy({
    products: products.data?.data ?? [],
    plans: plans.data?.data ?? [],
    account: account.data?.data.current?.plan.plan_id,
  })
  const chosen =
    productId === defaultProduct && api
      ? defaultProductOf(ways, isVerified(kyb.data?.data ?? [], api))
      : ways.find(({ product_id }) => product_id === productId)
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
        queries={[published, products, plans, present, kyb, wallet, account]}
        what="the products"
        level={2}
        skeleton={<Skeleton height="280px" />}
        frame={failedCard}
      >
        {(
          _published,
          _products,
          { data: servicePlans },
          { data: plan },
          { data: submissions },
          { data: credits },
          { data: accountPlan },
        ) => {
          if (!api) return null
          const planOf = (id: string) => servicePlans.find(({ product_id }) => product_id === id)
          if (!chosen)
            return (
              <ProductChoice
                api={api}
                products={ways}
                account={accountPlan.current?.plan.plan_name}
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
              submissions={submissions}
              credits={credits.wallet_credits}
              starter={credits.starter_credits}
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

/** Beyond these, the others are shown when asked for. */
const firstShown = 3

/** The ways to buy an API, side by side. */
function ProductChoice({
  api,
  products,
  account,
  planOf,
  submissions,
  adding,
  onChoose,
}: ProductChoiceProps) {
  const [count, setCount] = useState(firstShown)
  if (api.status === 'DEPRECATED' && !adding)
    return (
      <EmptyState
        icon={PackageX}
        level={2}
        title="No new subscriptions"
        action={<LinkButton href={href('catalogue')}>Browse APIs</LinkButton>}
      >
        {api.name} is being retired.{' '}
        <a className="link" href={href('api', api)}>
          When it ends, and what to use instead
        </a>
      </EmptyState>
    )
  const verified = isVerified(submissions, api)
  if (products.length === 0)
    return (
      <EmptyState
        icon={PackageX}
        level={2}
        title="Not on sale today"
        action={<LinkButton href={href('contact')}>Contact us</LinkButton>}
      >
        {api.name} has no current price list. Ask us when it will have one.
      </EmptyState>
    )
  return (
    <>
      <ul className={columns('medium', 4)}>
        {products.slice(0, count).map((product) => {
          const { product_id, name, description, kyb_required, subscribed } = product
          const plan = planOf(product_id)
          const price = currentList(product)?.prices[0]
          return (
            <Card as="li" key={product_id} className={css.choice}>
              <h2 className={classes(row(2), 'card-title')}>
                {name} {subscribed && <Tag tone="good">Yours</Tag>}
              </h2>
              <p className="note">{description}</p>
              <dl className={facts()}>
                {plan && <PlanTerms api={api.api} plan={plan} />}
                {price && (
                  <div>
                    <dt>{price.summary}</dt>
                    <PriceTerm
                      api={api.api}
                      operation={price.operation_id}
                      price={price.price}
                      plan={plan?.plan_id}
                    />
                  </div>
                )}
              </dl>
              {kyb_required && !verified && (
                <p className="note">
                  For verified businesses.{' '}
                  <a className="link" href={kybHref(api)}>
                    Verify your business
                  </a>
                </p>
              )}
              <Button
                look={kyb_required && !verified ? 'ghost' : 'primary'}
                aria-label={`Choose ${name}`}
                disabled={subscribed}
                onClick={() => onChoose(product_id)}
              >
                {subscribed ? 'Already yours' : 'Choose'}
              </Button>
            </Card>
          )
        })}
      </ul>
      {products.length > count && (
        <div>
          <Button onClick={() => setCount(products.length)}>Show {products.length - count} more</Button>
        </div>
      )}
      {account && (
        <p className="note">
          Your account is on {account}.{' '}
          <a className="link" href={href('plan')}>
            View other plans
          </a>
        </p>
      )}
    </>
  )
}
