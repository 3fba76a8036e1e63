import { problemText } from '../../lib/problem.ts'
import { useMinimumPending } from '../../lib/use-minimum-pending.ts'
import { Banner } from '../../ui/banner.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { Credits } from './components/credit-packs.tsx'
import { Estimator } from './components/estimator.tsx'
import { NothingSold } from './components/nothing-sold.tsx'
import { PlanComparison } from './components/plan-comparison.tsx'
import { PriceList } from './components/price-list.tsx'
import { PricingSkeleton } from './components/pricing-skeleton.tsx'
import { formatMoney } from './money.ts'
import css from './pricing.module.css'
import { useAddress } from './use-address.ts'
import { usePrices } from './use-prices.ts'

/** What a credit costs, what a call costs in credits, and what a month of calls comes to. */
export function PricingPage() {
  const { list, own, basis, plan, prices } = usePrices()
  const pending = useMinimumPending(list.isPending)
  const address = useAddress()

  return (
    <div className={`wrap ${css.page}`}>
      <header className={css.head}>
        <h1 className={css.title}>Pricing</h1>
        <p className="lead">
          {basis && !pending
            ? `One credit is ${formatMoney(basis.credit_price, basis.currency)}, less in a pack. `
            : 'Calls are paid in credits. '}
          You pay for answered calls; one that fails on our side costs nothing.
        </p>
      </header>
      {pending && <PricingSkeleton />}
      {!pending && list.error && !basis && (
        <FailedState
          level={2}
          title="The prices could not be loaded"
          requestId={problemText(list.error).requestId}
          retry={() => list.refetch()}
        >
          {problemText(list.error).text}
        </FailedState>
      )}
      {!pending && basis?.skus.length === 0 && <NothingSold />}
      {!pending && basis && basis.skus.length > 0 && (
        <>
          {own.error && (
            <Banner
              tone="warning"
              title="Your own prices could not be loaded."
              action={<PlainButton onClick={() => own.refetch()}>Try again</PlainButton>}
            >
              These are the list prices.
            </Banner>
          )}
          <Credits basis={basis} />
          <PriceList prices={prices} planName={plan?.plan_name ?? null} {...address} />
          <Estimator skus={basis.skus} basis={basis} {...address} />
          <PlanComparison current={plan?.plan_type ?? null} />
        </>
      )}
    </div>
  )
}
