import type { components } from '@switchboard/sdk'
import { PackageX } from 'lucide-react'
import { toHundredths } from '../../base/format/money.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { facts } from '../../ui/facts.ts'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { columns, row } from '../../ui/layout.ts'
import { PriceTerm } from './announced-terms.tsx'
import { PlanTerms } from './plan-terms.tsx'
import {
  type ApiSummary,
  currentList,
  isVerified,
  kybHref,
  type Product,
  type ServicePlan,
} from './subscribe-rules.ts'
import css from './subscriptions.module.css'

interface ProductChoiceProps {
  readonly api: ApiSummary
  readonly products: readonly Product[]
  readonly planOf: (productId: string) => ServicePlan | undefined
  readonly submissions: readonly components['schemas']['KybSubmission'][]
  /** Whether it goes to a subscription that there is already. */
  readonly adding: boolean
  readonly onChoose: (productId: string) => void
}

/** The ways to buy an API, side by side. */
export function ProductChoice({ api, products, planOf, submissions, adding, onChoose }: ProductChoiceProps) {
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
  // In the plans' order: those without a fee come first.
  const feeOf = ({ product_id }: Product) => toHundredths(planOf(product_id)?.price ?? '0.00')
  const offered = products
    .filter((product) => currentList(product))
    .toSorted((one, other) => Number(feeOf(one) - feeOf(other)))
  if (offered.length === 0)
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
    <ul className={columns('medium', 4)}>
      {offered.map((product) => {
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
                    planType={product.plan_type}
                    isOwnList={plan?.scope === 'API'}
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
  )
}
