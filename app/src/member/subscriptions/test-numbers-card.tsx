import { useQuery } from '@tanstack/react-query'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.ts'
import { row } from '../../ui/layout.ts'
import { testNumbersQuery } from './queries.ts'
import type { Subscription } from './rules.ts'
import css from './subscriptions.module.css'

const maxNumbers = 8

/** Values to try immediately with a test key. */
export function TestNumbersCard({ subscription }: { readonly subscription: Subscription }) {
  const { api, publisher, tag, version } = subscription
  const query = useQuery(testNumbersQuery(usePortal()))
  return (
    <QueryCard what="the test numbers" height="220px" queries={[query]}>
      {({ data }) => {
        const known = data.filter((one) => one.api === api)
        const numbers = known.filter(
          ({ value, label }, place) =>
            known.findIndex((one) => one.value === value && one.label === label) === place,
        )
        if (numbers.length === 0) return null
        return (
          <Card as="section" aria-labelledby="test-numbers">
            <header className={classes(row(3, 'between'), css.cardHeadPadded)}>
              <h2 className="card-title" id="test-numbers">
                Test numbers
              </h2>
              <a className="link" href={href('api', { publisher, tag, version })}>
                {numbers.length > maxNumbers ? `See all ${numbers.length}` : 'Try them'}
              </a>
            </header>
            <dl className={facts()}>
              {numbers.slice(0, maxNumbers).map(({ value, label, outcome }) => (
                <div key={`${value} ${label}`}>
                  <dt>
                    {label} <span className="note">({outcome.status})</span>
                  </dt>
                  <dd>
                    <code className="mono">{value}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        )
      }}
    </QueryCard>
  )
}
