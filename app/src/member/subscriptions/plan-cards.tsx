import type { components } from '@switchboard/sdk'
import { formatCredits } from '../../base/format/format.ts'
import { isZero } from '../../base/format/money.ts'
import { useBilled } from '../../domain/billing/use-billed.ts'
import { limitsInWords } from '../../domain/catalogue/call-limits.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.ts'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { columns, row } from '../../ui/layout.ts'
import { AnnouncedTerm, PriceTerm } from './announced-terms.tsx'
import { BillPreview } from './bill-preview.tsx'
import { periodPrice } from './plan-rules.ts'
import type { Subscription } from './rules.ts'
import {
  type ApiSummary,
  currentList,
  isVerified,
  kybHref,
  type Product,
  planEffect,
  productOf,
  type ServicePlan,
  type UserPlan,
} from './subscribe-rules.ts'
import css from './subscriptions.module.css'

interface PlanCardsProps {
  readonly api: ApiSummary
  readonly plans: readonly ServicePlan[]
  readonly products: readonly Product[]
  readonly present: UserPlan | null
  readonly submissions: readonly components['schemas']['KybSubmission'][]
  readonly subscription: Subscription | undefined
}

const maxPrices = 6

/** One card a plan: price, included credits, audience, and how to take it. */
export function PlanCards({ api, plans, products, present, submissions, subscription }: PlanCardsProps) {
  const verified = isVerified(submissions, api)
  const billed = useBilled()
  const presentProduct = productOf(plans, present, products)
  return (
    <ul className={columns('medium', 4)}>
      {plans.map((plan) => {
        const { plan_id, plan_name, description, plan_type, scope, current, kyb_required, product_id } = plan
        const list = products.find((product) => product.product_id === product_id)
        const prices = (list && currentList(list)?.prices) ?? []
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
              <div>
                <dt>Included</dt>
                <dd>
                  {isZero(plan.included_credits)
                    ? 'Nothing'
                    : `${formatCredits(plan.included_credits)} credits`}
                </dd>
              </div>
              <div>
                <dt>Billing</dt>
                <dd>{plan_type === 'POSTPAID' ? 'Monthly statement' : 'Wallet'}</dd>
              </div>
              <div>
                <dt>Calls, at most</dt>
                <dd>{limitsInWords(plan.limits)}</dd>
              </div>
              <div>
                <dt>Covers</dt>
                <dd>{scope === 'API' ? `${api.name} only` : 'All APIs'}</dd>
              </div>
              <AnnouncedTerm api={api.api} planId={plan_id} />
              {prices.slice(0, maxPrices).map(({ operation_id, summary, price }) => (
                <div key={operation_id}>
                  <dt>{summary}</dt>
                  <PriceTerm
                    api={api.api}
                    operation={operation_id}
                    price={price}
                    planType={plan_type}
                    isOwnList={scope === 'API'}
                  />
                </div>
              ))}
            </dl>
            {!current && <p className="note">{planEffect(plan, present, { billed })}</p>}
            <BillPreview present={present} presentProduct={presentProduct} chosen={plan} product={list} />
            {kyb_required && !verified && (
              <p className="note">
                For verified businesses.{' '}
                <a className="link" href={kybHref(api)}>
                  Verify your business
                </a>
              </p>
            )}
            <div className={css.action}>
              {current ? (
                <LinkButton href={href('plan', {}, { query: { api: api.api } })}>View your usage</LinkButton>
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
