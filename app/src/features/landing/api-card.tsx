import type { components } from '@switchboard/sdk'
import { formatDay } from '../../lib/format.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Credits } from '../../ui/credits.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './api-card.module.css'

type PublicApi = components['schemas']['PublicApi']

export function ApiCard({ api }: { readonly api: PublicApi }) {
  const { name, summary, publisher, tag, version, full_version, category, price_from, price_unit } = api
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.head}>
        <h3>
          <a className={styles.link} href={href('api', { publisher, tag, version })}>
            {name}
          </a>
        </h3>
        <span className="mono muted">v{full_version.replace(/\.\d+$/, '')}</span>
      </div>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.tags}>
        <Tag>{category}</Tag>
        <Standing api={api} />
      </div>
      <div className={styles.foot}>
        <span className={styles.price}>
          <Credits value={price_from} /> <small>credits a {price_unit}</small>
        </span>
        <span className={styles.more} aria-hidden="true">
          Try it
        </span>
      </div>
    </Card>
  )
}

/** What a caller must know first: that it ends, that it may change, or that it was proven to keep its word. */
function Standing({ api: { status, conformance } }: { readonly api: PublicApi }) {
  if (status === 'DEPRECATED') return <Tag tone="warning">Deprecated</Tag>
  if (status === 'BETA') return <Tag tone="brand">Beta</Tag>
  if (!conformance) return null
  const { passed, total, checked_at } = conformance
  if (passed === total) return <Tag tone="good">Conforms, {formatDay(checked_at)}</Tag>
  return (
    <Tag tone="warning">
      {passed} of {total} checks, {formatDay(checked_at)}
    </Tag>
  )
}

export function ApiCardSkeleton() {
  return (
    <Card as="li" className={styles.card ?? ''}>
      <Skeleton width="55%" height="22px" />
      <div className={styles.summary}>
        <Skeleton width="94%" height="15px" />
        <Skeleton width="70%" height="15px" />
      </div>
      <Skeleton width="62%" height="24px" />
      <div className={styles.foot}>
        <Skeleton width="40%" height="22px" />
      </div>
    </Card>
  )
}
