import type { components } from '@switchboard/sdk'
import { formatCredits, formatDecimal, formatMoney } from '../../../base/format/format.ts'
import { methods } from '../../../domain/billing/payment-methods.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { creditsOf, eachOf, type PriceBasis, packOf, priceOf } from '../../../domain/wallet/price.ts'
import { afterTopUp } from '../../../domain/wallet/rules.ts'
import type { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { Facts } from '../facts.tsx'
import type { Intents, PaymentRequest } from '../intents.ts'
import css from '../payments.module.css'
import type { TopUpAddress } from './address.ts'

interface ReviewProps {
  readonly address: TopUpAddress
  readonly basis: PriceBasis
  readonly wallet: components['schemas']['WalletCredits']
  readonly form: Pick<ReturnType<typeof useApiForm>, 'submit' | 'busy' | 'failure'>
  readonly intents: Intents
  readonly onChange: () => void
}

/** The purchase, its price, and the balance afterwards. */
export function Review({ address, basis, wallet, form, intents, onChange }: ReviewProps) {
  const { submit, busy, failure } = form
  const { credits, currency, amount, pesos } = purchaseOf(address, basis)
  const { debtPaid, balance } = afterTopUp(wallet, credits)
  const before = intents.find(requestOf(address, basis))
  const name = packOf(credits, basis)?.name
  const sum = formatMoney(amount, currency)
  // A credit is worth a peso or so: in another currency, its price in cents would say nothing.
  const each =
    pesos === null
      ? formatMoney(eachOf(amount, credits), currency)
      : formatMoney(eachOf(pesos, credits), 'PHP')

  return (
    <Card as="section" aria-labelledby="review" className={stack(5)}>
      <h2 className="card-title" id="review">
        Review your top-up
      </h2>
      {before?.paid && (
        <Banner
          tone="good"
          title="You’ve already paid for this."
          action={
            <LinkButton href={href('paymentSuccess', { slug: before.transactionId })}>See receipt</LinkButton>
          }
        >
          Continue only if you want to buy it again.
        </Banner>
      )}
      <FormError of={failure} title="Your payment wasn’t started." />
      <Facts>
        <Fact name="You buy">
          {formatCredits(credits)} credits{name && ` (${name})`}
        </Fact>
        <Fact name="Price per credit">{each}</Fact>
        <Fact name="Pay with">{methods[address.payment]}</Fact>
        <Fact name="Total">
          <strong>{sum}</strong>
        </Fact>
        {currency !== 'PHP' && pesos !== null && <Fact name="In pesos">{formatMoney(pesos, 'PHP')}</Fact>}
        <Fact name="Balance now">{formatDecimal(wallet.wallet_credits)}</Fact>
        {debtPaid && <Fact name="Debt paid">{formatDecimal(debtPaid)}</Fact>}
        <Fact name="Balance after">{formatDecimal(balance)}</Fact>
      </Facts>
      <p className="note">
        The total is final: it includes any VAT, and no fee is added at the checkout. You pay on our payment
        provider’s page and come back here.
      </p>
      <div className={classes(row(3), 'ruled', css.foot)}>
        <Button look="plain" onClick={onChange}>
          Change
        </Button>
        <RoleButton
          gate="POST /api/payment"
          look="primary"
          busy={busy}
          onClick={(event) => {
            if (before?.paid) intents.forget('TOPUP')
            submit(event)
          }}
        >
          {busy ? 'Going to the checkout…' : before?.paid ? `Pay ${sum} again` : `Pay ${sum}`}
        </RoleButton>
      </div>
    </Card>
  )
}

function purchaseOf(address: TopUpAddress, basis: PriceBasis) {
  const currency = address.currency ?? basis.currency
  const credits = creditsOf(address.credits) ?? '0.00'
  return { credits, currency, ...priceOf(credits, currency, basis) }
}

/** Always in this order: by its text the intent is known again. */
export function requestOf(address: TopUpAddress, basis: PriceBasis): PaymentRequest {
  const { credits, currency, amount, pesos } = purchaseOf(address, basis)
  return {
    source: 'TOPUP',
    credits,
    amount,
    ...(pesos !== null && { amount_php: pesos }),
    currency,
    payment: address.payment,
    ...(address.product !== null && { api_product_id: address.product }),
  }
}
