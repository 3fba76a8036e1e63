import { formatDate } from '../../../lib/format/dates.ts'
import { href } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { CoverPicture } from '../shared/cover.tsx'
import { kindName } from '../shared/kind-name.ts'
import type { InsightSummary } from '../types.ts'
import styles from './insights.module.css'

/** The whole card leads to the insight; its title is the link's name. */
export function InsightCard({ of: insight }: { readonly of: InsightSummary }) {
  return (
    <Card as="li" padded={false} className={styles.card}>
      <CoverPicture of={insight.cover} kind={insight.kind} />
      <div className={styles.body}>
        <h2 className={styles.insightCardTitle}>
          <a className={styles.link} href={href('insight', { slug: insight.slug })}>
            {insight.title}
          </a>
        </h2>
        <p className={styles.summary}>{insight.summary}</p>
        <p className={styles.meta}>
          <span>
            {kindName[insight.kind]}, {insight.reading_minutes} min
          </span>
          <time dateTime={insight.published_at}>{formatDate(insight.published_at)}</time>
        </p>
      </div>
    </Card>
  )
}
