import type { components } from '@switchboard/sdk'
import { adminResolvePaymentDifference as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatMoment } from '../../base/format/dates.ts'
import { formatMoney } from '../../base/format/format.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { tools } from '../../ui/list-tools.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { differencesAddress, differencesQuery, pageSize } from '../queries.ts'

type Difference = components['schemas']['AdminPaymentDifference']

const kinds: Readonly<Record<Difference['kind'], { readonly label: string; readonly advice: string }>> = {
  UNPAID_HERE: {
    label: 'Paid, without credits',
    advice: 'Refund it at the provider, or add the credits.',
  },
  UNPAID_THERE: {
    label: 'Unknown to the provider',
    advice: 'Search for the reference at the provider. Without a payment there, deduct the credits.',
  },
  AMOUNT: {
    label: 'Different amounts',
    advice: 'Refund the difference at the provider, or change the credits.',
  },
  REFUNDED: {
    label: 'Refunded at the provider',
    advice: 'Deduct the credits that the refund was for.',
  },
}

const columns: readonly Column<Difference>[] = [
  {
    key: 'kind',
    name: 'Difference',
    title: true,
    wrap: true,
    cell: ({ kind, note }) => (
      <>
        {kinds[kind].label}
        <span className="note-line">{note ?? kinds[kind].advice}</span>
      </>
    ),
  },
  { key: 'day', name: 'Day', cell: ({ day }) => formatDate(day) },
  {
    key: 'reference',
    name: 'Payment',
    wrap: true,
    cell: ({ reference_number, user_id, user_name }) => (
      <>
        <code>{reference_number}</code>
        {user_id && (
          <span className="note-line">
            <a className="link" href={href('adminUser', { id: user_id }, { query: { part: 'payments' } })}>
              {user_name ?? 'Deleted account'}
            </a>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    name: 'Here',
    align: 'end',
    cell: ({ amount, currency }) => (amount === null ? 'None' : formatMoney(amount, currency)),
  },
  {
    key: 'provider_amount',
    name: 'Provider',
    align: 'end',
    cell: ({ provider_amount: sum, currency }) => (sum === null ? 'None' : formatMoney(sum, currency)),
  },
]

/** Payments that the portal and its payment provider don't agree on. */
export function PaymentsPage() {
  const [address, show] = useUrlState(differencesAddress)
  const query = useQuery(differencesQuery(usePortal(), address))
  const [open, setOpen] = useState<Difference | null>(null)
  const state: Column<Difference> = {
    key: 'state',
    name: 'State',
    align: 'end',
    cell: (difference) =>
      difference.resolved_at ? (
        <span className="note">
          {formatMoment(difference.resolved_at)}
          {difference.resolved_by_name && ` by ${difference.resolved_by_name}`}
        </span>
      ) : (
        <Button size="small" onClick={() => setOpen(difference)}>
          Resolve<VisuallyHidden> {difference.reference_number}</VisuallyHidden>
        </Button>
      ),
  }
  return (
    <PageFrame
      title="Payment differences"
      about="Every morning, payments of the last three days are compared with the payment provider."
    >
      <Card as="section" padded={false} aria-label="Differences">
        <div className={tools()}>
          <Segments
            label="State"
            value={address.status}
            options={[
              { value: 'OPEN', label: 'Open' },
              { value: 'RESOLVED', label: 'Resolved' },
              { value: 'ALL', label: 'All' },
            ]}
            onChange={(status) => show({ status, page: 1 })}
          />
        </div>
        <PagedTable
          query={query}
          what="the differences"
          level={2}
          caption="Payment differences"
          columns={[...columns, state]}
          keyOf={({ difference_id }) => difference_id}
          empty={
            <EmptyState icon={Scale} level={2} title="No differences here">
              Payments that don’t match the provider’s records appear here, with what to do.
            </EmptyState>
          }
          list={{ address, show }}
          pageSize={pageSize}
        />
      </Card>
      {open && <ResolveDialog of={open} onClose={() => setOpen(null)} />}
    </PageFrame>
  )
}

interface ResolveProps {
  readonly of: Difference
  readonly onClose: () => void
}

function ResolveDialog({ of: { difference_id, reference_number, kind }, onClose }: ResolveProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { note: '' },
    rules: { note: rules.note },
    write: mutationOptions(usePortal(), 'post', '/api/admin/payments/differences/resolve'),
    variables: ({ note }: { note: string }) => ({ body: { difference_id, note: note.trim() } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Resolve ${reference_number}?`}
      about={`${kinds[kind].advice} Resolving moves no money and no credits.`}
      action="Resolve"
      failed="The difference wasn’t resolved."
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        {...field('note', 'a note')}
        label="What was done"
        rows={2}
        hint="For other administrators."
      />
    </FormDialog>
  )
}
