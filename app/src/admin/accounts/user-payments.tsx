import type { components } from '@switchboard/sdk'
import { adminRefundPayment as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatTime } from '../../base/format/dates.ts'
import { countOf, formatCredits, formatMoney } from '../../base/format/format.ts'
import { methods } from '../../domain/billing/payment-methods.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { type Column, DataTable } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { OfProfile, type UserProps } from './user-profile.tsx'

type Schemas = components['schemas']
type Payment = Schemas['PaymentRecord'] & { readonly refundable: Schemas['AdminRefundable'] | undefined }

const states = {
  PENDING: { label: 'Waiting', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  EXPIRED: { label: 'Expired', tone: undefined },
} as const

const disputes = {
  OPEN: { label: 'Disputed', tone: 'warning' },
  WON: { label: 'Dispute won', tone: 'good' },
  LOST: { label: 'Dispute lost', tone: 'bad' },
} as const

const columns: readonly Column<Payment>[] = [
  { key: 'at', name: 'Started', cell: ({ created_at }) => formatTime(created_at) },
  {
    key: 'what',
    name: 'For',
    title: true,
    cell: ({ credits, invoices }) =>
      credits ? `${formatCredits(credits)} credits` : countOf(invoices.length, 'statement'),
  },
  {
    key: 'amount',
    name: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    key: 'method',
    name: 'Method',
    cell: ({ payment, automatic }) => `${methods[payment]}${automatic ? ', automatic' : ''}`,
  },
  {
    key: 'status',
    name: 'Status',
    wrap: true,
    cell: ({ status, failure_reason, dispute }) => {
      const { label, tone } = dispute ? disputes[dispute.status] : states[status]
      return (
        <div>
          <Tag tone={tone}>{label}</Tag>
          {failure_reason && <span className="note-line">{failure_reason}</span>}
        </div>
      )
    },
  },
  {
    key: 'refunds',
    name: 'Refunds',
    wrap: true,
    // An empty cell has no label on a phone.
    cell: (payment) =>
      (payment.refundable || payment.refunds) && (
        <div>
          {payment.refunds?.map((refund) => (
            <span key={refund.refund_id} className="note-line">
              {refundLine(refund, payment.currency)}
            </span>
          ))}
          <RefundButton payment={payment} />
        </div>
      ),
  },
  {
    key: 'reference',
    name: 'Reference',
    detail: true,
    cell: ({ reference_number }) => <code>{reference_number}</code>,
  },
]

function refundLine(
  { amount, status, ended_at, failure_reason }: Schemas['PaymentRefund'],
  currency: Payment['currency'],
): string {
  const sum = formatMoney(amount, currency)
  if (status === 'PENDING') return `${sum}, on its way`
  return status === 'FAILED' ? `${sum} failed: ${failure_reason}` : `${sum} on ${formatDay(ended_at ?? '')}`
}

export const UserPayments = ({ userId }: UserProps) => (
  <OfProfile userId={userId}>
    {({ payments, payments_total, refundable = [] }) => (
      <Card padded={false}>
        <DataTable
          caption={
            payments_total > payments.length
              ? `The latest ${payments.length} of ${payments_total} payments`
              : 'Payments'
          }
          columns={columns}
          rows={payments.map((payment) => ({
            ...payment,
            refundable: refundable.find(({ transaction_id }) => transaction_id === payment.transaction_id),
          }))}
          keyOf={({ transaction_id }) => transaction_id}
          empty={
            <EmptyState icon={CreditCard} title="No payments">
              Payments appear here, including failed ones.
            </EmptyState>
          }
        />
      </Card>
    )}
  </OfProfile>
)

interface RefundProps {
  readonly payment: Payment
}

function RefundButton({ payment }: RefundProps) {
  const [isOpen, setOpen] = useState(false)
  const { refundable, reference_number } = payment
  if (!refundable) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Refund<VisuallyHidden> {reference_number}</VisuallyHidden>
      </Button>
      {isOpen && <RefundDialog payment={payment} refundable={refundable} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RefundDialogProps extends RefundProps {
  readonly refundable: Schemas['AdminRefundable']
  readonly onClose: () => void
}

function RefundDialog({ payment, refundable, onClose }: RefundDialogProps) {
  const toast = useToast()
  const { transaction_id, credits, amount } = refundable
  const { field, ...form } = useApiForm({
    defaultValues: { credits, reason: '' },
    rules,
    write: mutationOptions(usePortal(), 'post', '/api/admin/payments/refund'),
    variables: ({ credits: part, reason }: Readonly<Record<'credits' | 'reason', string>>) => ({
      body: { transaction_id, credits: part.trim(), reason: reason.trim() },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'The refund is on its way' })
    },
  })
  return (
    <FormDialog
      title={`Refund ${payment.reference_number}?`}
      about={`${formatCredits(credits)} of its credits are unspent, worth ${formatMoney(amount, payment.currency)}. They leave the wallet now, and the money returns to the payer.`}
      action="Refund"
      busyAction="Refunding…"
      failed="Nothing was refunded."
      form={form}
      onClose={onClose}
    >
      <TextField {...field('credits', 'a number of credits')} label="Credits" inputMode="decimal" />
      <TextAreaField {...field('reason', 'a reason')} label="Reason" rows={2} hint="The user sees it." />
    </FormDialog>
  )
}
