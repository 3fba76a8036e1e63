import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '../../base/brand.ts'
import { formatExact } from '../../base/format/dates.ts'
import { formatDecimal } from '../../base/format/format.ts'
import { localTimeIn, momentOnClock } from '../../base/format/market-days.ts'
import { writeQuery } from '../../lib/browser/url-query.ts'
import { type UrlCodec, useUrlState } from '../../lib/browser/use-url-state.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { columns, stack } from '../../ui/layout.ts'
import { balanceAtQuery } from './queries.ts'

type BalanceAt = components['schemas']['WalletBalanceAt']

/** `?at=2026-11-20T10:03:05.000Z`, in UTC; null for what is no moment. */
const balanceMoment: UrlCodec<string | null> = {
  read(search) {
    const at = Date.parse(new URLSearchParams(search).get('at') ?? '')
    return Number.isNaN(at) ? null : new Date(at).toISOString()
  },
  write: (search, at) => writeQuery(search, { at }),
}

/** The balance at any moment, with the transaction that left it so. */
export function BalanceAtCard() {
  const [at, show] = useUrlState(balanceMoment)
  const [typed, setTyped] = useState(() => (at === null ? '' : localTimeIn(brand.time_zone, at)))
  const isFuture = at !== null && Date.parse(at) > Date.now()
  return (
    <Card as="section" aria-labelledby="balance-at" className={stack(4)}>
      <header className={stack(1)}>
        <h2 className="card-title" id="balance-at">
          Balance on a date
        </h2>
        <p className="note">Your balance then, and the transaction before it.</p>
      </header>
      <div className={columns('medium', 4, 'top')}>
        <TextField
          label="Balance on"
          type="datetime-local"
          step={1}
          hint={`In ${brand.time_zone}.`}
          error={isFuture ? 'Choose a time in the past.' : undefined}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value)
            show(momentOnClock(brand.time_zone, value)?.toISOString() ?? null, { replace: true })
          }}
        />
        {at !== null && !isFuture && <Answer at={at} />}
      </div>
    </Card>
  )
}

function Answer({ at }: { readonly at: string }) {
  const query = useQuery(balanceAtQuery(usePortal(), at))
  return (
    <div aria-live="polite">
      <QueryBoundary
        queries={[query]}
        what="this balance"
        skeleton={<Skeleton width="16rem" height="5rem" />}
      >
        {({ data }) => <Facts balance={data} />}
      </QueryBoundary>
    </div>
  )
}

const Facts = ({ balance: { balance, last_transaction: last } }: { readonly balance: BalanceAt }) => (
  <dl className={facts('columns')}>
    <div>
      <dt>Balance</dt>
      <dd className="strong">{formatDecimal(balance)} credits</dd>
    </div>
    <Fact name="Last transaction before">
      {last ? (
        <>
          <a className="link" href={href('wallet', {}, { query: { entry: last.transaction_id } })}>
            {last.description}, {formatDecimal(last.credits, true)}
          </a>
          <span className="note-line">{formatExact(last.created_at)}</span>
        </>
      ) : (
        'None yet'
      )}
    </Fact>
  </dl>
)
