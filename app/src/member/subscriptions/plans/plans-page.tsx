import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { formatCredits } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import { apiQuery } from '../../../domain/catalogue/queries.ts'
import { submissionsQuery } from '../../../domain/kyb/queries.ts'
import { accountPlanQuery } from '../../../domain/plans/queries.ts'
import { subscriptionsQuery } from '../../../domain/subscriptions/queries.ts'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { columns, row } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { apiProductsQuery, offeredQuery, planQuery, servicePlansQuery } from '../queries.ts'
import { lasts, type Subscription } from '../rules.ts'
import {
  type ApiSummary,
  currentList,
  isVerified,
  kybHref,
  type Product,
  planEffect,
  type ServicePlan,
  type UserPlan,
} from '../subscribe/subscribe-rules.ts'
import css from '../subscriptions.module.css'
import { AnnouncedTerm, PriceTerm } from './announced-terms.tsx'
import { BillPreview } from './bill-preview.tsx'
import { chooseApi, planAddress } from './plan-address.ts'
import { periodPrice } from './plan-rules.ts'

interface PlanCardsProps {
  readonly api: ApiSummary
  readonly plans: readonly ServicePlan[]
  readonly products: readonly Product[]
  readonly present: UserPlan | null
  /** Whether the account has a plan. */
  readonly hasPlan: boolean
  readonly submissions: readonly components['schemas']['KybSubmission'][]
  readonly subscription: Subscription | undefined
}

const maxPrices = 6

/** The plans that an API is offered with, side by side. */
export function PlansPage() {
  const portal = usePortal()
  const [asked, show] = useUrlState(planAddress)
  const apis = useApis(asked)
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const lasting = (subscriptions.data?.data ?? []).filter(lasts)
  const known = apis.all !== undefined && subscriptions.data !== undefined
  const api = known ? chooseApi(asked, lasting, apis.all) : undefined
  const slug = api?.api ?? ''
  const enabled = api !== undefined
  const plans = useQuery({ ...servicePlansQuery(portal, slug), enabled })
  const products = useQuery({ ...apiProductsQuery(portal, slug), enabled })
  const present = useQuery({ ...planQuery(portal, slug), enabled })
  const kyb = useQuery({ ...submissionsQuery(portal), enabled })
  const account = useQuery(accountPlanQuery(portal))

  return (
    <PageFrame
      title="Plans"
      about="How your calls are charged. Prices and plans differ by API."
      actions={<LinkButton href={href('plan')}>Your plan</LinkButton>}
    >
      {known && (
        <div className={css.pick}>
          <SelectField label="API" size="sm" value={slug} onChange={(event) => show(event.target.value)}>
            {!api && <option value="">Choose an API</option>}
            {apis.all.map(({ api: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {known && !api ? (
        <Card>
          <EmptyState icon={PackageX} level={2} title="API not found">
            Choose one from the list.
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          queries={[plans, products, present, kyb, account, subscriptions, ...apis.queries]}
          what="the plans"
          level={2}
          skeleton={<Skeleton height="320px" />}
          frame={failedCard}
          empty={{
            when: ({ data }) => data.length === 0,
            show: (
              <Card>
                <EmptyState icon={PackageX} level={2} title="No plans yet">
                  This API isn’t on sale yet.
                </EmptyState>
              </Card>
            ),
          }}
        >
          {(
            { data: offered },
            { data: ways },
            { data: plan },
            { data: submissions },
            { data: accountPlan },
          ) => {
            const one = apis.all?.find((each) => each.api === slug)
            return (
              one && (
                <PlanCards
                  api={one}
                  plans={offered}
                  products={ways}
                  present={plan}
                  hasPlan={accountPlan.current !== null}
                  submissions={submissions}
                  subscription={lasting.find((each) => each.api === slug)}
                />
              )
            )
          }}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

/** The APIs to choose from, including the one in the address; undefined until all have loaded. */
function useApis(slug: string | null) {
  const portal = usePortal()
  const offered = useQuery(offeredQuery(portal))
  const listed = offered.data?.data
  const isBeyond = slug !== null && listed?.every(({ api }) => api !== slug) === true
  const named = useQuery({ ...apiQuery(portal, slug ?? ''), enabled: isBeyond })
  const queries = isBeyond ? [offered, named] : [offered]
  if (!listed || queries.some(({ data }) => !data)) return { queries, all: undefined }
  const extra = isBeyond ? (named.data?.data ?? []) : []
  return { queries, all: [...listed, ...extra.filter(({ api }) => api === slug)] }
}

/** One card a plan: price, included credits, audience, and how to take it. */
function PlanCards({ api, plans, products, present, hasPlan, submissions, subscription }: PlanCardsProps) {
  return (
    <ul className={columns('medium', 4)}>
      {plans.map((plan) => {
        const { plan_id, plan_name, description, plan_type, scope, current, kyb_required, product_id } = plan
        const list = products.find((product) => product.product_id === product_id)
        const prices = (list && currentList(list)?.prices) ?? []
        // An account that has a plan changes it on the page of its plan.
        const changes = scope === 'ACCOUNT' && hasPlan
        // A plan of the whole account asks for a business, whichever publisher verified it.
        const toVerify = { ...api, kyb_required: api.kyb_required && scope === 'API' }
        const isSubscribed = subscription?.products.some((product) => product.product_id === product_id)
        return (
          <Card as="li" key={plan_id} className={css.choice} aria-current={current ? 'true' : undefined}>
            <div>
              <h2 className={classes(row(2), 'card-title')}>
                {plan_name} {current && <Tag tone="good">Your plan</Tag>}
              </h2>
              <p className="note">{description}</p>
            </div>
            <p className={css.price}>{isZero(plan.price) ? 'No fee' : periodPrice(plan)}</p>
            <dl className={facts()}>
              <Fact name="Included">
                {isZero(plan.included_credits) ? 'None' : `${formatCredits(plan.included_credits)} credits`}
              </Fact>
              <Fact name="Billing">{plan_type === 'POSTPAID' ? 'Monthly statement' : 'Wallet'}</Fact>
              <Fact name="Rate limits">{limitsInWords(plan.limits)}</Fact>
              <Fact name="Covers">{scope === 'API' ? `${api.name} only` : 'All APIs'}</Fact>
              <AnnouncedTerm api={api.api} planId={plan_id} />
              {prices.slice(0, maxPrices).map(({ operation_id, summary, price }) => (
                <div key={operation_id}>
                  <dt>{summary}</dt>
                  <PriceTerm api={api.api} operation={operation_id} price={price} plan={plan_id} />
                </div>
              ))}
            </dl>
            {!current && !changes && <p className="note">{planEffect(plan, present)}</p>}
            <BillPreview present={present} chosen={plan} />
            {kyb_required && !current && !isVerified(submissions, toVerify) && (
              <p className="note">
                For verified businesses.{' '}
                <a className="link" href={kybHref(api)}>
                  Verify your business
                </a>
              </p>
            )}
            <div className={css.action}>
              {current ? (
                <LinkButton href={href('plan')}>View your usage</LinkButton>
              ) : changes ? (
                <LinkButton aria-label={`Choose ${plan_name}`} href={href('plan')}>
                  Choose
                </LinkButton>
              ) : isSubscribed ? (
                <p className="note">You have this product, but your own plan takes precedence.</p>
              ) : (
                <LinkButton
                  aria-label={`Choose ${plan_name}`}
                  href={href('subscriptions', {}, { query: { api: api.api, product: product_id } })}
                >
                  Choose
                </LinkButton>
              )}
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
