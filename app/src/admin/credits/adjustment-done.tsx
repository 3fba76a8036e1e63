import { useEffect, useRef } from 'react'
import { formatDecimal } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { row, stack } from '../../ui/layout.ts'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import type { Direction } from '../accounts/adjustment.ts'
import type { Outcome } from '../accounts/use-adjustment.ts'

interface AdjustmentDoneProps {
  readonly outcome: Outcome
  readonly direction: Direction
  readonly account: AdminAccount
  /** Begins a new change. */
  readonly onAnother: () => void
  /** Goes back to the same change, to be made once more. */
  readonly onAgain: () => void
}

/** The result of a change: made, waiting for a second administrator, or made before and not repeated. */
export function AdjustmentDone({ outcome, direction, account, onAnother, onAgain }: AdjustmentDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data, replayed } = outcome
  const { displayName } = personOf(account)
  const waits = 'adjustment_id' in data
  const since = waits ? data.requested_at : data.transaction.created_at
  const credits = formatDecimal((waits ? data.credits : data.transaction.credits).replace('-', ''))
  const verb = direction === 'ADD' ? 'added' : 'deducted'
  return (
    <Card as="section" aria-labelledby="done">
      <div className={stack(4)}>
        <h2 ref={heading} tabIndex={-1} className="card-title" id="done">
          {titleOf({ replayed, waits, credits, verb })}
        </h2>
        {replayed && (
          <p>
            You made the same change {timeSince(since)}, so nothing was done this time. To make it a second
            time, confirm below.
          </p>
        )}
        {waits ? (
          <p>Waiting for another administrator. {account.email} will be notified once it’s approved.</p>
        ) : (
          <p>
            {displayName} had {formatDecimal(data.transaction.balance_before)} credits and then had{' '}
            <strong>{formatDecimal(data.transaction.balance_after)}</strong>.
          </p>
        )}
        <div className={row([2, 3])}>
          <LinkButton
            look="primary"
            href={waits ? href('adminApprovals') : href('creditLedger', { id: account.user_id })}
          >
            {waits ? 'View approvals' : 'View ledger'}
          </LinkButton>
          {replayed && <Button onClick={onAgain}>Make it again</Button>}
          <Button onClick={onAnother}>New change</Button>
        </div>
      </div>
    </Card>
  )
}

interface Title {
  readonly replayed: boolean
  readonly waits: boolean
  readonly credits: string
  readonly verb: string
}

function titleOf({ replayed, waits, credits, verb }: Title): string {
  if (waits)
    return replayed
      ? 'This change is already waiting for approval'
      : `${credits} credits are waiting for approval`
  return replayed ? `These credits were already ${verb}` : `${credits} credits ${verb}`
}
