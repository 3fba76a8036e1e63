import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../base/format/dates.ts'
import { countOf } from '../../../base/format/format.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import {
  budgetsSpent,
  callsMade,
  type KeyUse,
  limitsSource,
  type SubscriptionUse,
  type Use,
} from '../../../domain/subscriptions/limits.ts'
import { limitsQuery } from '../../../domain/subscriptions/queries.ts'
import { QueryCard } from '../../../lib/query/query-card.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { stack } from '../../../ui/layout.ts'
import type { Subscription } from '../rules.ts'

const isOf =
  ({ user_subscription_id: id }: Subscription) =>
  ({ user_subscription_id }: SubscriptionUse): boolean =>
    user_subscription_id === id

/** How often the keys of a subscription may call, what each may spend, and how near they are to that. */
export function LimitsCard({ subscription }: { readonly subscription: Subscription }) {
  const query = useQuery(limitsQuery(usePortal()))
  return (
    <QueryCard what="your limits" height="240px" queries={[query]}>
      {({ data }) => {
        const use = data.find(isOf(subscription))
        return use && <SubscriptionLimits use={use} />
      }}
    </QueryCard>
  )
}

function SubscriptionLimits({ use }: { readonly use: SubscriptionUse }) {
  const calls = callsMade(use)
  const isLimited = calls.some(({ percent }) => percent !== null)
  return (
    <Card as="section" aria-labelledby="limits" className={stack(3)}>
      <h2 className="card-title" id="limits">
        Limits
      </h2>
      <dl className={facts()}>
        <Fact name="Rate limits">
          {limitsInWords(use.limits)}
          <br />
          <span className="note">{limitsSource(use)}</span>
        </Fact>
        {calls
          .filter(({ percent }) => percent === null)
          .map(({ label, text }) => (
            <Fact key={label} name={label}>
              {text}
            </Fact>
          ))}
      </dl>
      <Uses of={calls} />
      <p className="note">
        {isLimited && (
          <>
            The day ends on {formatMoment(use.day_ends_at)}, the month on {formatMoment(use.month_ends_at)}.{' '}
          </>
        )}
        Live calls of all keys count together. Test calls aren’t counted.
      </p>
      {use.keys.filter(isLimitedKey).map((key) => (
        <KeyLimits key={key.key_id} of={key} />
      ))}
    </Card>
  )
}

const Uses = ({ of: uses }: { readonly of: readonly Use[] }) =>
  uses.map(
    ({ label, text, percent }) =>
      percent !== null && <Progress key={label} label={label} value={percent} valueText={text} />,
  )

const isLimitedKey = ({ limits }: KeyUse): boolean => Object.values(limits).some((limit) => limit !== null)

function KeyLimits({ of: key }: { readonly of: KeyUse }) {
  const { name, last_four, limits } = key
  const narrowed = [
    ...(limits.operations ? [`calls ${countOf(limits.operations.length, 'operation')}`] : []),
    ...(limits.addresses ? [`works from ${limits.addresses.join(', ')}`] : []),
  ].join(' and ')
  const id = `limits-${key.key_id}`
  return (
    <section aria-labelledby={id} className={stack(2)}>
      <h3 className="strong" id={id}>
        {name}, <code className="mono">…{last_four}</code>
      </h3>
      <Uses of={budgetsSpent(key)} />
      {narrowed && <p className="note">Only {narrowed}.</p>}
    </section>
  )
}
