import type { components } from '@switchboard/sdk'
import { policies } from '@switchboard/sdk/problems'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { row, split, stack } from '../../../ui/layout.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PriceTerm } from '../plans/announced-terms.tsx'
import { BillPreview } from '../plans/bill-preview.tsx'
import { isPaidAhead } from '../plans/plan-rules.ts'
import { PlanTerms } from '../plans/plan-terms.tsx'
import type { Subscription } from '../rules.ts'
import css from '../subscriptions.module.css'
import {
  type ApiSummary,
  currentList,
  type Product,
  planEffect,
  type Requirement,
  requirements,
  type ServicePlan,
  type UserPlan,
} from './subscribe-rules.ts'

const maxPrices = 12

interface SubscribeReviewProps {
  readonly api: ApiSummary
  readonly product: Product
  readonly plan: ServicePlan | undefined
  readonly present: UserPlan | null
  readonly submissions: readonly components['schemas']['KybSubmission'][]
  readonly credits: string
  readonly starter: string
  readonly bought: string
  readonly subscription: Subscription | undefined
  readonly onDone: () => void
}

/** Price, effects and requirements, before anything is done. */
export function SubscribeReview(review: SubscribeReviewProps) {
  const { api, product, plan, present, subscription, onDone } = review
  const list = currentList(product)
  const current = useSessionState()
  const team = current.kind === 'member' ? current.profile.team : null
  const isNew = subscription === undefined || subscription.status === 'PENDING'
  // An account’s plan goes on; only a first one, and a plan of this API, begins.
  const begins = plan?.scope === 'API' || !present ? plan : undefined
  const all = requirements({ ...review, plan: begins, team, isNew })
  const missing = all.find(({ met, blocks }) => blocks && !met)

  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write: useKeyCall('POST /api/user-subscription'),
    variables: () => ({
      api: api.api,
      apiName: api.name,
      init: {
        body: {
          api: api.api,
          product_id: product.product_id,
          status: 'ACTIVE',
          // Subscribes to exactly the reviewed price list: the server rejects another one.
          ...(list && { product_version_id: list.product_version_id }),
          ...(subscription && { user_subscription_id: subscription.user_subscription_id }),
        },
      },
    }),
    onDone,
  })

  return (
    <>
      {api.status === 'DEPRECATED' && (
        <Banner tone="warning" title={`${api.version} is deprecated.`}>
          It still works, but won’t be updated and will be retired.
        </Banner>
      )}
      <FormError of={failure} title={subscription ? 'It wasn’t added.' : 'You weren’t subscribed.'} />
      <div className={classes(split(4), css.review)}>
        <Card as="section" aria-labelledby="cost">
          <h2 className={classes(row(2), 'card-title')} id="cost">
            What it costs
          </h2>
          <dl className={classes(facts(), css.terms)}>
            <Fact name="Product">{product.name}</Fact>
            {plan && <PlanTerms api={api.api} plan={plan} />}
            {list?.prices.slice(0, maxPrices).map(({ operation_id, summary, price, price_unit }) => (
              <div key={operation_id}>
                <dt>{summary}</dt>
                <PriceTerm
                  api={api.api}
                  operation={operation_id}
                  price={price}
                  plan={plan?.plan_id}
                  unit={price_unit}
                />
              </div>
            ))}
          </dl>
          <div className={stack(4)}>
            <p className="note">
              {chargedWhen(product, begins)} {policies.charging} {plan && planEffect(plan, present)}
            </p>
            {plan && <BillPreview present={present} chosen={plan} />}
          </div>
        </Card>
        <Card as="section" aria-labelledby="needs">
          <h2 className={classes(row(2), 'card-title')} id="needs">
            What you need
          </h2>
          <ul className={classes(stack(3), css.needs)}>
            {all.map((one) => (
              <Need key={one.name} requirement={one} />
            ))}
          </ul>
          <div className={classes(row(3), css.actions)}>
            <Button look="primary" busy={busy} disabled={missing !== undefined} onClick={submit}>
              {subscription ? (busy ? 'Adding…' : 'Add product') : busy ? 'Subscribing…' : 'Subscribe'}
            </Button>
            <LinkButton look="plain" href={href('subscriptions', {}, { query: { api: api.api } })}>
              {subscription ? 'Cancel' : 'Choose another'}
            </LinkButton>
          </div>
          {missing && <p className="note">Missing: {missing.name.toLowerCase()}.</p>}
          {!subscription && !missing && (
            <p className="note">
              Your keys are shown once, right after this. Have a safe place ready for them.
            </p>
          )}
        </Card>
      </div>
    </>
  )
}

function chargedWhen({ plan_type }: Product, plan: ServicePlan | undefined): string {
  if (plan && isPaidAhead(plan)) return ''
  return (plan?.plan_type ?? plan_type) === 'POSTPAID'
    ? 'Billed at the end of the month.'
    : 'Nothing is charged now.'
}

function Need({ requirement: { name, met, blocks, text, way } }: { readonly requirement: Requirement }) {
  const icon = met ? CircleCheck : blocks ? CircleAlert : TriangleAlert
  return (
    <li className={css.need} data-met={met} data-blocks={blocks}>
      <Icon of={icon} size={18} />
      <div>
        <strong>{name}</strong>
        <VisuallyHidden>{met ? ', met' : ', missing'}</VisuallyHidden>
        <p className="note">
          {text}{' '}
          {way && (
            <a className="link" href={way.to}>
              {way.label}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}
