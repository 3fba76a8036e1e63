import { useQuery } from '@tanstack/react-query'
import { budgetsSpent, callsMade, type SubscriptionUse } from '../../domain/subscriptions/limits.ts'
import { limitsQuery } from '../../domain/subscriptions/queries.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import type { UsageAddress } from './usage-address.ts'

interface NearLimit {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly percent: number
}

/** Quotas of a subscription and budgets of its keys, with what is used of each. */
const limitsOf = (use: SubscriptionUse): readonly NearLimit[] =>
  [
    ...callsMade(use).map((one) => ({
      ...one,
      id: `${use.api} ${one.label}`,
      label: `${use.name}: ${one.label.toLowerCase()}`,
    })),
    ...use.keys.flatMap((key) =>
      budgetsSpent(key).map((one) => ({
        ...one,
        id: `${key.key_id} ${one.label}`,
        label: `${use.name}, ${key.name} …${key.last_four}: ${one.label.toLowerCase()}`,
      })),
    ),
  ].flatMap((one) => (one.percent === null ? [] : { ...one, percent: one.percent }))

const maxShown = 6

/** The quotas and budgets that are nearest to their end. Nothing where none is set. */
export function NearLimits({ address: { api } }: { readonly address: UsageAddress }) {
  const { data } = useQuery(limitsQuery(usePortal()))
  const limits = (data?.data ?? [])
    .filter((use) => !api || use.api === api)
    .flatMap(limitsOf)
    .toSorted((one, other) => other.percent - one.percent)
  if (limits.length === 0) return null
  return (
    <Card as="section" aria-labelledby="near-limits" className={stack(3)}>
      <header className={row(3, 'between')}>
        <h2 className="card-title" id="near-limits">
          Limits
        </h2>
        <a className="link small" href={href('docsUsers', { slug: 'limits' })}>
          What limits mean
        </a>
      </header>
      <div className={columns('wide', 4, 'top')}>
        {limits.slice(0, maxShown).map(({ id, label, text, percent }) => (
          <Progress key={id} label={label} value={Math.min(100, percent)} valueText={text} />
        ))}
      </div>
      {limits.length > maxShown && (
        <p className="note">
          The {maxShown} nearest of {limits.length}. Each{' '}
          <a className="link" href={href('subscriptions')}>
            subscription
          </a>{' '}
          shows its own.
        </p>
      )}
    </Card>
  )
}
