import type { ContentComponents } from '@switchboard/sdk/content'
import { formatDate } from '../../../base/format/dates.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { classes } from '../../../ui/classes.ts'
import { stack } from '../../../ui/layout.ts'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { Prose, useProse } from '../../../ui/prose.tsx'
import { BesideLinks } from '../shared/beside-links.tsx'
import { Contents } from '../shared/contents.tsx'
import { useOwnAddresses } from '../shared/own-addresses.ts'
import { ProseSkeleton } from '../shared/prose-skeleton.tsx'
import layout from '../shared/shared.module.css'
import type { DocSummary } from '../types.ts'
import styles from './docs.module.css'
import { docHref } from './section-of.ts'

interface DocViewProps {
  readonly of: ContentComponents['schemas']['Doc']
  readonly pages: readonly DocSummary[]
}

export function DocView({ of: doc, pages }: DocViewProps) {
  const prose = useProse(useOwnAddresses(doc.body_markdown))
  usePageHead(doc)
  useHashTarget(prose.html !== undefined)
  const at = pages.findIndex(({ slug }) => slug === doc.slug)

  return (
    <article className={styles.page}>
      <header className={classes(stack(2), styles.head)}>
        <h1 className={styles.title}>{doc.title}</h1>
        <p className="lead">{doc.summary}</p>
      </header>
      <div className={classes(layout.columns, styles.body)}>
        <aside className={layout.aside} aria-label="Contents">
          <Contents headings={prose.headings} />
        </aside>
        <div className={layout.text}>
          <Prose of={prose} />
        </div>
      </div>
      <p className={classes('note', styles.updated)}>
        Last changed <time dateTime={doc.updated_at}>{formatDate(doc.updated_at)}</time>
      </p>
      <BesideLinks
        label="More documentation"
        previous={link(at > 0 ? pages[at - 1] : undefined)}
        next={link(at >= 0 ? pages[at + 1] : undefined)}
      />
    </article>
  )
}

const link = (doc: DocSummary | undefined) =>
  doc && { title: doc.title, href: docHref(doc.section, doc.slug) }

export function DocSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={classes(stack(2), styles.head)}>
        <p className={styles.title}>
          <SkeletonLine width="45%" />
        </p>
        <p className="lead">
          <SkeletonLine width="70%" />
        </p>
      </div>
      <ProseSkeleton />
    </div>
  )
}
