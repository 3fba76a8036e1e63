import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatCredits } from '../../../base/format/format.ts'
import { usePaymentOffer } from '../../../domain/capabilities/queries.ts'
import { creditsProblem } from '../../../domain/wallet/price.ts'
import { creditsQuery, priceListQuery } from '../../../domain/wallet/queries.ts'
import { Debt, StarterOffer } from '../../../domain/wallet/wallet-banner.tsx'
import { useUrlState } from '../../../lib/browser/use-url-state.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { failedCard } from '../../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { classes } from '../../../ui/classes.ts'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { Stepper } from '../../../ui/kit/stepper.tsx'
import { stack } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { NoPayments, offeredMethod } from '../payment-offer.tsx'
import css from '../payments.module.css'
import { unfinishedQuery } from '../queries.ts'
import { Unfinished } from '../unfinished.tsx'
import { type PayInput, usePayment } from '../use-payment.ts'
import { topUpAddress } from './address.ts'
import { Choose } from './choose.tsx'
import { Review, requestOf } from './review.tsx'

type Payment = components['schemas']['PaymentRecord']
type Prices = components['schemas']['OwnPriceList']

const steps = [{ title: 'Choose' }, { title: 'Review' }, { title: 'Checkout' }]

/** Buys credits: how many, a look at what it comes to, and the provider's checkout. */
export function TopUpPage() {
  const portal = usePortal()
  const prices = useQuery(priceListQuery(portal))
  const credits = useQuery(creditsQuery(portal))
  const unfinished = useQuery(unfinishedQuery(portal, 'TOPUP'))
  const offer = usePaymentOffer()
  return (
    <PageFrame
      title="Top up"
      about="Buy credits for your wallet. Purchased credits never expire."
      back={{ label: 'Wallet', href: href('wallet') }}
    >
      <QueryBoundary
        queries={[prices, credits, unfinished]}
        what="the prices"
        level={2}
        skeleton={<PlainSkeleton height="420px" />}
        frame={failedCard}
      >
        {(list, wallet, open) =>
          offer.methods.length === 0 ? (
            <NoPayments />
          ) : (
            <>
              <StarterOffer credits={wallet.data.starter_credits} />
              {wallet.data.debt_credits && <Debt credits={wallet.data.debt_credits} />}
              <TopUp
                prices={list.data}
                offer={offer}
                wallet={wallet.data}
                open={open.data.filter(({ automatic }) => !automatic)}
              />
            </>
          )
        }
      </QueryBoundary>
    </PageFrame>
  )
}

interface TopUpProps {
  readonly prices: Prices
  readonly offer: components['schemas']['PaymentOffer']
  readonly wallet: components['schemas']['WalletCredits']
  /** Checkouts that were left open. */
  readonly open: readonly Payment[]
}

function TopUp({ prices, offer, wallet, open }: TopUpProps) {
  const [chosen, show] = useUrlState(topUpAddress)
  const { currency, payment } = chosen
  const address = {
    ...chosen,
    currency: currency && offer.currencies.includes(currency) ? currency : null,
    payment: offeredMethod(payment, offer),
  }
  const { write, openCheckout, intents } = usePayment()
  const [leftOpen, leaveOpen] = useState<ReadonlySet<string>>(new Set())
  const unknown = open.filter(({ transaction_id }) => !leftOpen.has(transaction_id))
  const reviewed = address.step === 'review' && creditsProblem(address.credits, prices) === null
  const top = useArrivalAt(reviewed)
  const choose = () => show({ ...address, step: 'choose' })
  const { field, ...form } = useApiForm({
    defaultValues: { credits: '' },
    // Typed text is in the address: a slip is still there after a reload.
    values: { credits: address.credits },
    checks: { credits: (typed) => creditsProblem(typed, prices) ?? undefined },
    confirm: async () => {
      if (reviewed) return
      intents.forgetPaid('TOPUP')
      show({ ...address, step: 'review' })
      throw new DOMException('Not reviewed yet', 'AbortError')
    },
    write: {
      ...write,
      // The field of a rejected number is on the first step.
      onError: (error) => void (fieldErrors(error, ['credits']).size > 0 && choose()),
    },
    variables: (): PayInput => ({ request: requestOf(address, prices), leftOpen }),
    onDone: openCheckout,
  })

  // While the person is on the way to a checkout, or reads why they did not get there, the one just begun is no news.
  if (unknown.length > 0 && !form.busy && !form.failure)
    return (
      <Unfinished
        payments={unknown}
        describe={({ credits }) => `${formatCredits(credits ?? '0')} credits`}
        another={{
          text: 'Choose another amount',
          onPress: () => {
            intents.forget('TOPUP')
            leaveOpen(new Set(open.map(({ transaction_id }) => transaction_id)))
          },
        }}
      />
    )
  return (
    <div className={classes(stack(5), css.steps)}>
      <Stepper label="Your top-up" steps={steps} step={reviewed ? 1 : 0} onStep={choose} />
      {prices.plan_type === 'POSTPAID' && (
        <Banner
          tone="warning"
          title="Your plan is billed monthly."
          action={<LinkButton href={href('pay')}>See statements</LinkButton>}
        >
          You don’t need to buy credits for everyday use: calls go on your monthly statement.
        </Banner>
      )}
      <div ref={top} tabIndex={-1}>
        {reviewed ? (
          <Review
            address={address}
            basis={prices}
            wallet={wallet}
            form={form}
            intents={intents}
            onChange={choose}
          />
        ) : (
          <Choose
            address={address}
            basis={prices}
            offer={offer}
            wallet={wallet}
            onType={(next) => show(next, { replace: true })}
            field={field('credits', 'the credits')}
            onReview={form.submit}
          />
        )}
      </div>
    </div>
  )
}

/** The focus goes along to the next step, and back. */
function useArrivalAt(step: boolean) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.focus()
  }, [step])
  return top
}
