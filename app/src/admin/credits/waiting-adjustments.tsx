import type { components } from '@switchboard/sdk'
import { adminDecideAdjustment as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../base/format/dates.ts'
import { formatCredits } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { waitingQuery } from '../queries.ts'

type Adjustment = components['schemas']['AdminAdjustment']
type Decision = components['schemas']['AdminDecideAdjustmentRequest']['decision']

/** Changes above the limit of one person. Nothing is shown while none waits. */
export function WaitingAdjustments() {
  const { data } = useQuery(waitingQuery(usePortal()))
  if (!data || data.meta.total === 0) return null
  return (
    <Card as="section" aria-labelledby="waiting" className={stack(2)}>
      <h2 className="card-title" id="waiting">
        Waiting for a second administrator
      </h2>
      <p className="note">
        Changes of more than {formatCredits(data.meta.approval_above)} credits, in one or in pieces within a
        day, take effect only when another administrator approves them.
      </p>
      <ul>
        {data.data.map((adjustment) => (
          <Waiting key={adjustment.adjustment_id} of={adjustment} />
        ))}
      </ul>
      {data.meta.total > data.data.length && (
        <p className="note">{data.meta.total - data.data.length} more are waiting.</p>
      )}
    </Card>
  )
}

const sentenceOf = ({ direction, credits, type, user_name, validity_date }: Adjustment): string => {
  const what = `${formatCredits(credits)} ${type.toLowerCase()} credits`
  if (direction === 'DEDUCT') return `Deduct ${what} from ${user_name}`
  return `Add ${what} to ${user_name}${validity_date ? `, until ${formatDate(validity_date)}` : ''}`
}

function Waiting({ of: adjustment }: { readonly of: Adjustment }) {
  const current = useSessionState()
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const own = current.kind === 'member' && current.profile.id === adjustment.requested_by
  return (
    <li className={classes(row(3, 'between'), 'ruled-row')}>
      <div className={grow()}>
        <p className="strong">{sentenceOf(adjustment)}</p>
        <p className="note">“{adjustment.description}”</p>
        <p className="note">
          {own ? 'You' : adjustment.requested_by_name} requested this {timeSince(adjustment.requested_at)}.{' '}
          <a className="link" href={href('creditLedger', { id: adjustment.user_id })}>
            Ledger
          </a>
        </p>
      </div>
      {own ? (
        <p className="note">Another administrator has to decide.</p>
      ) : (
        <div className={row([2, 3])}>
          <Button look="primary" size="small" onClick={() => setDeciding('APPROVE')}>
            Approve
          </Button>
          <Button size="small" onClick={() => setDeciding('REFUSE')}>
            Reject
          </Button>
        </div>
      )}
      {deciding && (
        <DecideDialog adjustment={adjustment} decision={deciding} onClose={() => setDeciding(null)} />
      )}
    </li>
  )
}

interface DecideDialogProps {
  readonly adjustment: Adjustment
  readonly decision: Decision
  readonly onClose: () => void
}

function DecideDialog({ adjustment, decision, onClose }: DecideDialogProps) {
  const toast = useToast()
  const { adjustment_id, user_name } = adjustment
  const approving = decision === 'APPROVE'
  const { field, ...form } = useApiForm({
    defaultValues: { note: '' },
    rules: { note: rules.note },
    write: mutationOptions(usePortal(), 'post', '/api/admin/adjustments/decide'),
    variables: ({ note }: { note: string }) => ({
      body: { adjustment_id, decision, ...(note.trim() && { note: note.trim() }) },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: approving ? 'Change approved' : 'Change rejected' })
    },
  })
  return (
    <FormDialog
      alert
      title={approving ? 'Approve this change?' : 'Reject this change?'}
      about={`${sentenceOf(adjustment)}. ${
        approving
          ? `It takes effect immediately: ${user_name} is notified and sees the reason.`
          : `Nothing changes, and ${user_name} isn’t notified.`
      }`}
      action={approving ? 'Approve' : 'Reject'}
      look={approving ? 'primary' : 'danger'}
      keep="Go back"
      failed="Your decision wasn’t saved."
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        {...field('note', 'the note')}
        label="Note (optional)"
        hint="For administrators. The user doesn’t see it."
        rows={2}
      />
    </FormDialog>
  )
}
