import { FileQuestion, Newspaper } from 'lucide-react'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { PlainPager } from '../../../ui/plain-pager.tsx'
import styles from '../insights.module.css'
import type { InsightSummary } from '../types.ts'
import { InsightCard, InsightCardSkeleton } from './insight-card.tsx'
import { type ListAddress, listHref } from './list-address.ts'

interface InsightListProps {
  readonly at: ListAddress
  readonly answer: {
    readonly data: readonly InsightSummary[]
    readonly meta: { readonly limit: number; readonly total: number }
  }
  /** Still the page before, while the wanted one is on its way. */
  readonly stale: boolean
}

export function InsightList({ at, answer: { data, meta }, stale }: InsightListProps) {
  const count = Math.ceil(meta.total / meta.limit)
  if (data.length === 0) return <Nothing at={at} count={count} />
  return (
    <>
      <ul className={classes(styles.cards, stale && 'stale')} aria-busy={stale}>
        {data.map((insight) => (
          <InsightCard key={insight.insight_id} of={insight} />
        ))}
      </ul>
      <PlainPager page={at.page} count={count} hrefOf={(page) => listHref({ ...at, page })} />
    </>
  )
}

function Nothing({ at, count }: { readonly at: ListAddress; readonly count: number }) {
  if (count > 0)
    return (
      <EmptyState
        level={2}
        icon={FileQuestion}
        title={`There’s no page ${at.page}`}
        action={<PlainLinkButton href={listHref({ ...at, page: 1 })}>Go to the first page</PlainLinkButton>}
      >
        {count === 1 ? 'The list has one page.' : `The list ends with page ${count}.`}
      </EmptyState>
    )
  if (at.kind)
    return (
      <EmptyState
        level={2}
        icon={Newspaper}
        title={at.kind === 'ARTICLE' ? 'No articles yet' : 'No whitepapers yet'}
        action={<PlainLinkButton href={listHref({ kind: null, page: 1 })}>Show all insights</PlainLinkButton>}
      >
        There may be insights of the other kind.
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      icon={Newspaper}
      title="No insights yet"
      action={<PlainLinkButton href={href('catalogue')}>Browse the APIs</PlainLinkButton>}
    >
      Articles and whitepapers appear here as soon as they’re published.
    </EmptyState>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** A page of cards that are on their way. */
export const InsightsSkeleton = () => (
  <ul className={styles.cards} aria-hidden="true">
    {places.map((place) => (
      <InsightCardSkeleton key={place} />
    ))}
  </ul>
)
