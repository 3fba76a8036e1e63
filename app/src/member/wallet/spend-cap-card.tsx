import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { portion, toHundredths } from '../../base/format/money.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { spendCapsQuery } from '../../domain/wallet/queries.ts'
import { SpendCapDialog, spendCapText } from '../../domain/wallet/spend-cap-dialog.tsx'
import { useHashTarget } from '../../lib/browser/use-hash-target.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Progress } from '../../ui/kit/progress.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'

/** The most that live calls of the account can cost a month. */
export function SpendCapCard() {
  const query = useQuery(spendCapsQuery(usePortal()))
  return (
    <QueryCard what="your spend cap" height="150px" queries={[query]}>
      {({ data: [cap] }) => cap && <SpendCapRow cap={cap} />}
    </QueryCard>
  )
}

function SpendCapRow({ cap }: { readonly cap: components['schemas']['SpendCap'] }) {
  const [isOpen, setIsOpen] = useState(false)
  useHashTarget()
  const { credits, credits_this_month: spent, rejects_calls } = cap
  return (
    <Card as="section" aria-labelledby="spend-cap" className={stack(3)}>
      <header className={row(3, 'between', 'unbroken')}>
        <h2 className={classes(row(2), 'card-title')} id="spend-cap">
          Spend cap{' '}
          <Tag tone={rejects_calls ? 'warning' : credits === null ? undefined : 'good'}>
            {rejects_calls ? 'Reached' : credits === null ? 'Off' : 'On'}
          </Tag>
        </h2>
        <RoleButton gate="PUT /api/limits/caps" onClick={() => setIsOpen(true)}>
          {credits === null ? 'Set cap' : 'Change'}
        </RoleButton>
      </header>
      {credits === null ? (
        <p>Calls have cost {spendCapText(cap)} this month.</p>
      ) : (
        <Progress
          label="Calls this month"
          value={portion(toHundredths(spent), toHundredths(credits)) * 100}
          valueText={spendCapText(cap)}
        />
      )}
      <p className="note">
        {rejects_calls
          ? 'Live calls above the cap are rejected until next month, or until the owner raises or removes it.'
          : 'Caps live-call costs per calendar month. Calls above the cap are rejected, not charged.'}{' '}
        Plans, subscriptions and top-ups aren’t calls, so they don’t count.
      </p>
      {isOpen && (
        <SpendCapDialog
          title="Spend cap"
          about="For all live calls of this account, from the next call. We notify you at 50%, 75% and 100%."
          cap={cap}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}
