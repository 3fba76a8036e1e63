import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { timeSince } from '../../../base/format/time-since.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal, useSessionState } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../../ui/kit/text-area-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { grow, row, stack } from '../../../ui/layout.ts'
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
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/admin/adjustments/decide'),
  )
  const approving = decision === 'APPROVE'
  const decide = () =>
    mutate(
      {
        body: {
          adjustment_id: adjustment.adjustment_id,
          decision,
          ...(note.trim() && { note: note.trim() }),
        },
      },
      {
        onSuccess: () => {
          onClose()
          toast({ kind: 'success', title: approving ? 'Change approved' : 'Change rejected' })
        },
      },
    )
  return (
    <Dialog
      alert
      open
      title={approving ? 'Approve this change?' : 'Reject this change?'}
      about={`${sentenceOf(adjustment)}. ${
        approving
          ? `It takes effect immediately: ${adjustment.user_name} is notified and sees the reason.`
          : `Nothing changes, and ${adjustment.user_name} isn’t notified.`
      }`}
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button look={approving ? 'primary' : 'danger'} busy={isPending} onClick={decide}>
            {approving ? 'Approve' : 'Reject'}
          </Button>
          <Button onClick={onClose}>Go back</Button>
        </>
      }
    >
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="Your decision wasn’t saved."
      />
      <TextAreaField
        label="Note (optional)"
        hint="For administrators. The user doesn’t see it."
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}
