import type { components } from '@switchboard/sdk'
import { proxy, useSnapshot } from 'valtio'
import { proxySet } from 'valtio/utils'
import { formatDate } from '../../../base/format/dates.ts'
import { formatMoney } from '../../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../../base/format/money.ts'
import { usePaymentOffer } from '../../../domain/capabilities/queries.ts'
import { RoleButton } from '../../../domain/team/role-gate.tsx'
import { formatMonth } from '../../../domain/wallet/month.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { useAppState } from '../../../lib/services.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { type Method, MethodChoice, NoPayments, offeredMethod } from '../payment-offer.tsx'
import css from '../payments.module.css'
import { Unfinished } from '../unfinished.tsx'
import { type PayInput, usePayment } from '../use-payment.ts'
import type { Statement } from './statement-columns.tsx'

interface BillingStatement {
  /** By `invoice_id`. All others that are due are ticked. */
  readonly leftOut: Set<string>
  method: Method
}

/** Which statements are ticked to be paid, and how: the specification's `billingStatement` (decision 0034). */
const createBillingStatement = () => proxy<BillingStatement>({ leftOut: proxySet(), method: 'BANK' })

interface DueStatementsProps {
  readonly statements: readonly Statement[]
  /** Checkouts that were left open; the statements they pay wait for them. */
  readonly open: readonly components['schemas']['PaymentRecord'][]
}

/** Open statements: all are selected, and can be paid together or one by one. */
export function DueStatements({ statements, open }: DueStatementsProps) {
  const { write, openCheckout } = usePayment()
  const billingStatement = useAppState(createBillingStatement)
  const { leftOut, method: chosenMethod } = useSnapshot(billingStatement)
  const offer = usePaymentOffer()
  const method = offeredMethod(chosenMethod, offer)
  const blockedIds = new Set(open.flatMap(({ invoices }) => invoices))
  const owed = statements.filter(({ status }) => status === 'DUE' || status === 'OVERDUE')
  const payable = owed.filter(({ invoice_id }) => !blockedIds.has(invoice_id))
  const chosen = payable.filter(({ invoice_id }) => !leftOut.has(invoice_id))
  const amount = fromHundredths(chosen.reduce((sum, one) => sum + toHundredths(one.amount_due), 0n))
  const sum = formatMoney(amount, 'PHP')
  const monthOf = (invoice: string) => {
    const statement = statements.find(({ invoice_id }) => invoice_id === invoice)
    return statement ? formatMonth(statement.month) : invoice
  }
  const { submit, busy, failure } = useApiForm({
    defaultValues: {},
    write,
    variables: (): PayInput => ({
      request: {
        source: 'BILLING',
        invoices: chosen.map(({ invoice_id }) => invoice_id),
        amount,
        amount_php: amount,
        currency: 'PHP',
        payment: method,
      },
      // A statement can be in only one payment, so the open payments are for other statements.
      leftOpen: new Set(open.map(({ transaction_id }) => transaction_id)),
    }),
    onDone: openCheckout,
  })
  const toggle = (invoice: string, on: boolean) => {
    if (on) billingStatement.leftOut.delete(invoice)
    else billingStatement.leftOut.add(invoice)
  }

  if (owed.length === 0)
    return (
      <Banner tone="good" title="Nothing is due.">
        Every closed month is paid.
      </Banner>
    )
  return (
    <>
      {open.length > 0 && !busy && (
        <Unfinished
          payments={open}
          describe={({ invoices }) => `Statements: ${invoices.map(monthOf).join(', ')}`}
        />
      )}
      {payable.length > 0 && (
        <Card as="section" aria-labelledby="due" className={stack(5)}>
          <h2 className="card-title" id="due">
            Due now
          </h2>
          <FormError of={failure} title="Your payment wasn’t started." />
          <div>
            {payable.map(({ invoice_id, month, amount_due, due_date, status }) => (
              <div key={invoice_id} className={classes(row(4, 'between'), css.owed)}>
                <Checkbox
                  name={invoice_id}
                  checked={!leftOut.has(invoice_id)}
                  onChange={(on) => toggle(invoice_id, on)}
                >
                  {formatMonth(month)}{' '}
                  <span className={status === 'OVERDUE' ? css.overdue : 'note'}>
                    {status === 'OVERDUE' ? 'overdue since' : 'due'} {formatDate(due_date)}
                  </span>
                </Checkbox>
                <span className={css.money}>{formatMoney(amount_due, 'PHP')}</span>
              </div>
            ))}
          </div>
          <MethodChoice
            offer={offer}
            value={method}
            onChange={(next) => {
              billingStatement.method = next
            }}
          />
          {offer.methods.length === 0 ? (
            <NoPayments />
          ) : (
            <div className={classes(row(3), 'ruled', css.foot)}>
              <p className={css.sum} aria-live="polite">
                <strong>{sum}</strong> <span className="note">No fee is added at the checkout.</span>
              </p>
              <RoleButton
                gate="POST /api/payment"
                look="primary"
                busy={busy}
                disabled={chosen.length === 0}
                onClick={submit}
              >
                {busy ? 'Going to the checkout…' : chosen.length === 0 ? 'Choose a statement' : `Pay ${sum}`}
              </RoleButton>
            </div>
          )}
        </Card>
      )}
    </>
  )
}
