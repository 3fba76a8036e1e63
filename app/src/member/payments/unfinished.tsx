import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { formatMoment } from '../../base/format/dates.ts'
import { formatMoney } from '../../base/format/format.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal, useServices } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Fact } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { row, stack } from '../../ui/layout.ts'
import { Facts } from './facts.tsx'
import css from './payments.module.css'

type Payment = components['schemas']['PaymentRecord']

interface UnfinishedProps {
  readonly payments: readonly Payment[]
  /** The purpose of each, such as `300 credits`. */
  readonly describe: (payment: Payment) => string
  /** The button that leaves them alone. Without one, they have to be finished or waited for. */
  readonly another?: { readonly text: string; readonly onPress: () => void }
}

/** Checkouts that were left open: to be gone on with, sent by mail, or left alone. */
export function Unfinished({ payments, describe, another }: UnfinishedProps) {
  return (
    <Card as="section" aria-labelledby="unfinished" className={classes(stack(5), css.unfinished)}>
      <h2 className="card-title" id="unfinished">
        {payments.length === 1 ? 'You have an unfinished payment' : 'You have unfinished payments'}
      </h2>
      <p className="note">You haven’t been charged yet. An open checkout closes by itself.</p>
      {payments.map((payment) => (
        <UnfinishedPayment key={payment.transaction_id} payment={payment} what={describe(payment)} />
      ))}
      {another && (
        <div className={row(3)}>
          <Button look="plain" onClick={another.onPress}>
            {another.text}
          </Button>
        </div>
      )}
    </Card>
  )
}

function UnfinishedPayment({ payment, what }: { readonly payment: Payment; readonly what: string }) {
  const { amount, currency, expires_at, reference_number, checkout_url } = payment
  return (
    <div className={stack(5)}>
      <Facts>
        <Fact name="For">{what}</Fact>
        <Fact name="Amount">{formatMoney(amount, currency)}</Fact>
        <Fact name="Open until">{formatMoment(expires_at)}</Fact>
        <Fact name="Reference">
          <span className="mono">{reference_number}</span>
        </Fact>
      </Facts>
      <OpenCheckout payment={{ reference_number, checkout_url }} />
    </div>
  )
}

interface OpenCheckoutProps {
  readonly payment: Pick<Payment, 'reference_number' | 'checkout_url'>
}

/** The ways on from a payment that waits for its checkout. */
export function OpenCheckout({ payment: { reference_number, checkout_url } }: OpenCheckoutProps) {
  const { goTo } = useServices()
  const { mutate, isPending, error, data } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/payment/resend'),
  )
  if (!checkout_url) return null
  return (
    <>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="The link wasn’t sent."
      />
      <div className={row(3)}>
        <Button look="primary" onClick={() => goTo(checkout_url)}>
          Continue to checkout
        </Button>
        <RoleButton
          gate="POST /api/payment/resend"
          busy={isPending}
          onClick={() => mutate({ body: { reference_number } })}
        >
          {isPending ? 'Sending…' : 'Email me the link'}
        </RoleButton>
      </div>
      <div role="status" className={css.live}>
        {data && <p className="note">{data.data.message}</p>}
      </div>
    </>
  )
}
