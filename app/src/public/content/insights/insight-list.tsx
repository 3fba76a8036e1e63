import { FileQuestion, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { stack } from '../../../ui/layout.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { PlainPager } from '../../../ui/plain-pager.tsx'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import styles from '../insights.module.css'
import { CoverPicture } from '../shared/cover.tsx'
import { kindName } from '../shared/kind-name.ts'
import type { InsightSummary } from '../types.ts'
import { type ListAddress, listHref } from './list-address.ts'

/** The whole card leads to the insight; its title is the link's name. */
const InsightCard = ({ of: insight }: { readonly of: InsightSummary }) => (
  <CardFrame
    cover={<CoverPicture of={insight.cover} kind={insight.kind} />}
    title={
      <a className={styles.link} href={href('insight', { slug: insight.slug })}>
        {insight.title}
      </a>
    }
    summary={insight.summary}
    kind={`${kindName[insight.kind]}, ${insight.reading_minutes} min`}
    published={<time dateTime={insight.published_at}>{formatDate(insight.published_at)}</time>}
  />
)

interface CardFrameProps {
  readonly cover: ReactNode
  readonly title: ReactNode
  readonly summary: ReactNode
  readonly kind: ReactNode
  readonly published: ReactNode
}

const CardFrame = ({ cover, title, summary, kind, published }: CardFrameProps) => (
  <Card as="li" padded={false} className={styles.card}>
    {cover}
    <div className={classes(stack(2), styles.insightsBody)}>
      <h2 className={styles.insightCardTitle}>{title}</h2>
      <p className={classes('note', styles.insightsSummary)}>{summary}</p>
      <p className={styles.meta}>
        <span>{kind}</span>
        {published}
      </p>
    </div>
  </Card>
)

const InsightCardSkeleton = () => (
  <CardFrame
    cover={<div className={styles.comingCover} />}
    title={
      <>
        <SkeletonLine width="70%" />
        <SkeletonLine width="46%" />
      </>
    }
    summary={
      <>
        <SkeletonLine width="96%" />
        <SkeletonLine width="92%" />
        <SkeletonLine width="94%" />
        <SkeletonLine width="54%" />
      </>
    }
    kind={<SkeletonLine width="6rem" />}
    published={<SkeletonLine width="5rem" />}
  />
)

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
