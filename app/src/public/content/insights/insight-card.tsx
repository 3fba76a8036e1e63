import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import styles from '../insights.module.css'
import { CoverPicture } from '../shared/cover.tsx'
import { kindName } from '../shared/kind-name.ts'
import type { InsightSummary } from '../types.ts'

/** The whole card leads to the insight; its title is the link's name. */
export const InsightCard = ({ of: insight }: { readonly of: InsightSummary }) => (
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

export const InsightCardSkeleton = () => (
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
