import type { components } from '@switchboard/sdk'
import { invalidateAfter } from '@switchboard/sdk/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { formatTime } from '../../../base/format/dates.ts'
import { formatMoney } from '../../../base/format/format.ts'
import { methods } from '../../../domain/billing/payment-methods.ts'
import { useElapsed } from '../../../lib/browser/use-elapsed.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { useAppState, useServices, useSessionState } from '../../../lib/services.ts'
import { personOf } from '../../../lib/session/profile.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact } from '../../../ui/facts.tsx'
import { Button, LinkButton } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { Facts } from '../facts.tsx'
import { paymentIntents } from '../intents.ts'
import css from '../payments.module.css'
import type { PaymentSource } from '../queries.ts'
import { OpenCheckout } from '../unfinished.tsx'

type Schemas = components['schemas']

interface OutcomeProps {
  readonly payment: Schemas['TopUpPayment'] | Schemas['BillingPayment']
  readonly source: PaymentSource
  /** The purpose. */
  readonly what: string
  /** A sentence for a paid one. */
  readonly done: string
  /** Where one goes on once it is paid. */
  readonly next: ReactNode
  /** Where the same can be paid anew. */
  readonly retry: string
  /** Further lines of the receipt. */
  readonly children?: ReactNode
}

const titles: Readonly<Record<Schemas['PaymentStatus'], string>> = {
  PENDING: 'Confirming your payment',
  PAID: 'Payment received',
  FAILED: 'Payment failed',
  EXPIRED: 'Checkout closed',
}

/** How a payment stands, and what to do next: told anew when it ends. */
export function Outcome({ payment, source, what, done, next, retry, children }: OutcomeProps) {
  const { status, failure_reason } = payment
  useSettled(payment, source)
  usePageHead({ title: titles[status] })
  const failed = status === 'FAILED' || status === 'EXPIRED'
  return (
    <PageFrame title={titles[status]}>
      <div className={classes(stack(5), css.narrowPage)}>
        <div role="status" className={css.live}>
          {status === 'PAID' && (
            <Banner tone="good" title="Paid.">
              {done}
            </Banner>
          )}
          {failed && (
            <Banner tone={status === 'FAILED' ? 'bad' : 'warning'} title="You weren’t charged.">
              {failure_reason ?? 'The checkout closed before it was paid.'}
            </Banner>
          )}
        </div>
        {status === 'PENDING' && <Waiting payment={payment} />}
        <Card as="section" aria-labelledby="details" className={stack(5)}>
          <h2 className="card-title" id="details">
            {status === 'PAID' ? 'Receipt' : 'Details'}
          </h2>
          <Details payment={payment} what={what}>
            {children}
          </Details>
          <div className={row(3)} data-screen>
            {failed && (
              <LinkButton look="primary" href={retry}>
                Try again
              </LinkButton>
            )}
            {status === 'PAID' && (
              <Button icon={Printer} onClick={() => window.print()}>
                Print receipt
              </Button>
            )}
            {next}
          </div>
        </Card>
      </div>
    </PageFrame>
  )
}

interface DetailsProps extends Pick<OutcomeProps, 'payment' | 'what' | 'children'> {}

function Details({ payment, what, children }: DetailsProps) {
  const { amount, amount_php, currency, status, reference_number, created_at, paid_at } = payment
  const current = useSessionState()
  const profile = current.kind === 'member' ? current.profile : null
  const person = profile && personOf(profile)
  return (
    <Facts>
      <Fact name="For">{what}</Fact>
      <Fact name="Amount">
        <strong>{formatMoney(amount, currency)}</strong>
      </Fact>
      {currency !== 'PHP' && <Fact name="In pesos">{formatMoney(amount_php, 'PHP')}</Fact>}
      <Fact name={status === 'PAID' ? 'Paid with' : 'Pay with'}>{methods[payment.payment]}</Fact>
      <Fact name={paid_at ? 'Paid on' : 'Started'}>{formatTime(paid_at ?? created_at)}</Fact>
      {status === 'PENDING' && <Fact name="Open until">{formatTime(payment.expires_at)}</Fact>}
      <Fact name="Reference">
        <span className="mono">{reference_number}</span>
      </Fact>
      {person && (
        <Fact name="Account">
          {person.companyName || person.displayName}, {profile.email}
        </Fact>
      )}
      {children}
    </Facts>
  )
}

/** Most are confirmed in seconds; from then on there may be something to do. */
const longMs = 15_000

function Waiting({ payment }: Pick<OutcomeProps, 'payment'>) {
  const long = useElapsed(longMs)
  return (
    <Card className={stack(5)}>
      <Progress label="Waiting for the payment provider" value={null} />
      <p className="note" role="status">
        {long
          ? 'This is taking longer than usual. You can leave this page: we’ll notify you when the payment arrives, and nothing is lost. If you haven’t paid yet, the checkout is still open.'
          : 'This page updates by itself. It usually takes a few seconds.'}
      </p>
      {long && <OpenCheckout payment={payment} />}
    </Card>
  )
}

/** The end of a payment comes from the provider, so no write of this page makes anything stale: the reads are, all the same. */
function useSettled({ status, transaction_id }: OutcomeProps['payment'], source: PaymentSource): void {
  const { queryClient } = useServices()
  const intents = useAppState(paymentIntents)
  useEffect(() => {
    if (status === 'PENDING') return
    intents.settled(source, transaction_id, status === 'PAID')
    void invalidateAfter(queryClient, 'post', '/api/payment')
  }, [status, transaction_id, source, intents, queryClient])
}
