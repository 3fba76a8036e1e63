import { useQuery } from '@tanstack/react-query'
import { formatCredits, formatDecimal } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { apiCreditsQuery } from '../../../domain/subscriptions/queries.ts'
import { QueryCard } from '../../../lib/query/query-card.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { row } from '../../../ui/layout.ts'
import { PriceTerm } from '../plans/announced-terms.tsx'
import type { Subscription } from '../rules.ts'
import css from '../subscriptions.module.css'

/** An API of hundreds of operations has a page for its prices. */
const maxPrices = 12

/** By which plan calls are charged, what can be spent on them, and what each one costs. */
export function ChargesCard({ subscription }: { readonly subscription: Subscription }) {
  const { api, plan, publisher, tag, version } = subscription
  const query = useQuery(apiCreditsQuery(usePortal(), api))
  return (
    <QueryCard what="your prices" height="320px" queries={[query]}>
      {({ data: { available_credits, included_credits, prices, plan_type } }) => (
        <Card as="section" aria-labelledby="charges">
          <header className={classes(row(3, 'between'), css.cardHeadPadded)}>
            <h2 className="card-title" id="charges">
              What calls cost
            </h2>
            <a className="link" href={href('plan')}>
              Your plan
            </a>
          </header>
          <dl className={facts()}>
            <Fact name="Plan">
              {plan?.plan_name ?? 'Pay per call'}
              <br />
              <span className="note">
                {plan_type === 'POSTPAID' ? 'Billed monthly' : 'Paid from your wallet'}
              </span>
            </Fact>
            {plan_type === 'PREPAID' && (
              <Fact name="You can spend">
                {formatDecimal(available_credits)} credits
                {!isZero(included_credits) && (
                  <>
                    <br />
                    <span className="note">
                      {formatCredits(included_credits)} of them are included in your plan
                    </span>
                  </>
                )}
              </Fact>
            )}
            {prices.slice(0, maxPrices).map(({ operation_id, summary, price, price_unit }) => (
              <div key={operation_id}>
                <dt>
                  <a
                    className="link"
                    href={href('api', { publisher, tag, version }, { query: { operation: operation_id } })}
                  >
                    {summary}
                  </a>
                </dt>
                <PriceTerm
                  api={api}
                  operation={operation_id}
                  price={price}
                  plan={plan?.plan_id}
                  unit={price_unit}
                />
              </div>
            ))}
          </dl>
          <p className="note">
            Test calls are free.{' '}
            {prices.length > maxPrices && (
              <a
                className="link"
                href={href('api', { publisher, tag, version }, { query: { part: 'prices' } })}
              >
                See all {prices.length} prices
              </a>
            )}
          </p>
        </Card>
      )}
    </QueryCard>
  )
}
