import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { countInWords, formatCount } from '../../base/format/format.ts'
import { apiCard } from '../../domain/catalogue/api-card.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { row } from '../../ui/layout.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import landing from './landing.module.css'
import styles from './patch-bay.module.css'
import { Cord, PatchBay, PatchBaySkeleton } from './patch-bay.tsx'
import { apisQuery } from './queries.ts'

export function ApiSection() {
  const apis = useQuery(apisQuery(usePortal()))
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(apis.isPending)
  const count = pending ? undefined : apis.data?.meta.total

  return (
    <section className={styles.stage} id="apis" aria-labelledby="apis-title" aria-busy={pending}>
      <div className={classes(row([2, 5], 'between', 'baseline'), styles.head)}>
        <h2 id="apis-title">{count ? headline(count) : 'One key, one wallet'}</h2>
        <a className="link small" href={href('pricing')}>
          View all prices
        </a>
      </div>
      <QueryBoundary
        queries={[apis]}
        what="the APIs"
        title="The APIs couldn’t be loaded"
        skeleton={<PatchBaySkeleton />}
        frame={failedCard}
        empty={{ when: ({ data }) => data.length === 0, show: <NoApis /> }}
      >
        {({ data, meta }) => (
          <>
            <Cord />
            <PatchBay apis={data.map(apiCard)} />
            {meta.total > data.length && (
              <PlainLinkButton className={landing.allApis} href={href('catalogue')}>
                Browse all {formatCount(meta.total)} APIs
              </PlainLinkButton>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

const headline = (count: number) =>
  `${countInWords(count)} ${count === 1 ? 'API' : 'APIs'}, one key, one wallet`

const NoApis = () => (
  <Card padded={false}>
    <EmptyState icon={PackageOpen} title="No APIs yet">
      APIs appear here as soon as a publisher releases them.
    </EmptyState>
  </Card>
)
