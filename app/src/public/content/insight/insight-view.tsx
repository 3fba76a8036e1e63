import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { formatDate } from '../../../base/format/dates.ts'
import { allInsightsQuery } from '../../../domain/content/queries.ts'
import { useSampleLanguage } from '../../../lib/browser/sample-language.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { Prose, useProse } from '../../../ui/prose.tsx'
import styles from '../insights.module.css'
import { BesideLinks } from '../shared/beside-links.tsx'
import { Contents } from '../shared/contents.tsx'
import { CoverPicture } from '../shared/cover.tsx'
import { kindName } from '../shared/kind-name.ts'
import { useOwnAddresses } from '../shared/own-addresses.ts'
import { ProseSkeleton } from '../shared/prose-skeleton.tsx'
import layout from '../shared/shared.module.css'
import type { Insight, InsightSummary } from '../types.ts'
import { fileFacts, PaperCard } from './paper-card.tsx'

interface Neighbours {
  readonly previous: InsightSummary | undefined
  readonly next: InsightSummary | undefined
}

const link = (insight: InsightSummary | undefined) =>
  insight && { title: insight.title, href: href('insight', { slug: insight.slug }) }

export function InsightView({ of: insight }: { readonly of: Insight }) {
  const prose = useProse(useOwnAddresses(insight.body_markdown), { reserved: 'download' })
  usePageHead(insight)
  useHashTarget(prose.html !== undefined)

  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div className={stack(4)}>
          <a className={classes(row(2, 'inline'), 'note', styles.back)} href={href('insights')}>
            <Icon of={ArrowLeft} size={16} /> Insights
          </a>
          <h1 className={styles.title}>{insight.title}</h1>
          <p className={styles.summary}>{insight.summary}</p>
          <Byline of={insight} />
          {insight.file && (
            <a className={styles.toFile} href="#download">
              Download, {fileFacts(insight.file)}
            </a>
          )}
        </div>
        <CoverPicture of={insight.cover} kind={insight.kind} large />
      </header>
      <div className={classes(layout.columns, styles.body)}>
        {!insight.file && (
          <aside className={classes(layout.aside, styles.aside)} aria-label="Contents">
            <Contents headings={prose.headings} />
          </aside>
        )}
        <div className={layout.text}>
          <Prose of={prose} language={useSampleLanguage()} />
          <Tags of={insight.tags} />
        </div>
        {insight.file && (
          <aside className={classes(layout.aside, styles.aside)} aria-label="Download">
            <PaperCard insight={insight} file={insight.file} />
          </aside>
        )}
      </div>
      <Neighbours slug={insight.slug} />
    </article>
  )
}

function Tags({ of: tags }: { readonly of: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes(row(2), styles.tags)} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PlainTag>{tag}</PlainTag>
        </li>
      ))}
    </ul>
  )
}

function Byline({ of: { authors, kind, published_at, reading_minutes } }: { readonly of: Insight }) {
  return (
    <div className={classes(stack(1), 'small')}>
      <ul className={styles.authors} aria-label="Written by">
        {authors.map(({ name, role }) => (
          <li key={name}>
            <strong>{name}</strong>, {role}
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <span>{kindName[kind]}</span>
        <time dateTime={published_at}>{formatDate(published_at)}</time>
        <span>
          {reading_minutes} {reading_minutes === 1 ? 'minute' : 'minutes'} to read
        </span>
      </p>
    </div>
  )
}

export function InsightSkeleton() {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.head}>
        <div className={stack(4)}>
          <p className={classes(row(2, 'inline'), 'note', styles.back)}>
            <SkeletonLine width="5rem" />
          </p>
          <p className={styles.title}>
            <SkeletonLine width="86%" />
            <SkeletonLine width="52%" />
          </p>
          <p className={styles.summary}>
            <SkeletonLine width="94%" />
            <SkeletonLine width="60%" />
          </p>
          <p className={classes(stack(1), 'small')}>
            <SkeletonLine width="9rem" />
            <SkeletonLine width="16rem" />
          </p>
        </div>
        <div className={classes(stack(2), layout.cover, layout.large)} />
      </div>
      <div className={styles.body}>
        <ProseSkeleton />
      </div>
    </div>
  )
}

/** The neighbours of an insight in the list; none if the list doesn't contain it. */
export function findNeighbours(list: readonly InsightSummary[], slug: string): Neighbours {
  const at = list.findIndex((insight) => insight.slug === slug)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: list[at - 1], next: list[at + 1] }
}

/** Nothing while the list is not there: the way back to all of it stands at the top. */
function Neighbours({ slug }: { readonly slug: string }) {
  const { data } = useQuery(allInsightsQuery(useContent()))
  const { previous, next } = findNeighbours(data?.data ?? [], slug)
  return <BesideLinks label="More insights" previous={link(previous)} next={link(next)} />
}
