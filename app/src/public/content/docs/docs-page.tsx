import type { ContentComponents } from '@switchboard/sdk/content'
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Redirect } from 'wouter'
import { formatDate } from '../../../base/format/dates.ts'
import { docsQuery } from '../../../domain/content/queries.ts'
import { useSampleLanguage } from '../../../lib/browser/sample-language.ts'
import { useHashTarget } from '../../../lib/browser/use-hash-target.ts'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { stack } from '../../../ui/layout.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { SkeletonLine } from '../../../ui/plain-skeleton.tsx'
import { Prose, useProse } from '../../../ui/prose.tsx'
import { BesideLinks } from '../shared/beside-links.tsx'
import { Contents } from '../shared/contents.tsx'
import { useOwnAddresses } from '../shared/own-addresses.ts'
import { ProseSkeleton } from '../shared/prose-skeleton.tsx'
import layout from '../shared/shared.module.css'
import { textFrame } from '../shared/text-frame.tsx'
import { UsePage } from '../shared/use-page.tsx'
import type { DocSection, DocSummary } from '../types.ts'
import styles from './docs.module.css'
import { useOwnKey } from './own-key.ts'
import { docQuery } from './queries.ts'
import { docHref, pagesOf, sectionOf } from './section-of.ts'

interface DocViewProps {
  readonly of: ContentComponents['schemas']['Doc']
  readonly pages: readonly DocSummary[]
  /** The page that says how an agent connects, where there is one. */
  readonly mcp: string | undefined
}

const link = (doc: DocSummary | undefined) =>
  doc && { title: doc.title, href: docHref(doc.section, doc.slug) }

interface DocPageProps extends Pick<DocViewProps, 'mcp'> {
  readonly section: DocSection
  readonly slug: string
  /** Those of its section, in their order. */
  readonly pages: readonly DocSummary[]
}

/** One page of the documentation; a section by itself shows its first. */
export function DocsPage({ name, params: { slug } }: PageProps) {
  const section = sectionOf(name)
  const query = useQuery(docsQuery(useContent()))
  return (
    <QueryBoundary
      queries={[query]}
      level={2}
      frame={textFrame}
      what="the documentation"
      skeleton={<DocSkeleton />}
      missing={null}
    >
      {({ data }) => {
        const pages = pagesOf(data, section)
        const current = slug ?? pages[0]?.slug
        // Some pages of the users' documentation became guides.
        const has = (list: readonly DocSummary[], other = slug) => list.some((one) => one.slug === other)
        if (section !== 'guides' && slug && !has(pages) && has(pagesOf(data, 'guides')))
          return <Redirect to={docHref('guides', slug)} replace />
        // A provider may have no guide to agents.
        const mcp = has(pagesOf(data, 'guides'), 'agents') ? href('guides', { slug: 'agents' }) : undefined
        return current ? <DocPage section={section} slug={current} pages={pages} mcp={mcp} /> : <NoDocs />
      }}
    </QueryBoundary>
  )
}

function NoDocs() {
  return (
    <>
      <h1 className="visually-hidden">Documentation</h1>
      <EmptyState
        level={2}
        icon={BookOpen}
        title="No pages yet"
        action={<PlainLinkButton href={href('faqs')}>Read the FAQ</PlainLinkButton>}
      >
        Each API is documented on its own page. For questions about the portal, see the FAQ.
      </EmptyState>
    </>
  )
}

function DocPage({ section, slug, pages, mcp }: DocPageProps) {
  const query = useQuery(docQuery(useContent(), section, slug))
  const missing = (
    <MissingPage
      back={
        <PlainLinkButton look="primary" size="large" href={docHref(section)}>
          Back to the documentation
        </PlainLinkButton>
      }
    >
      There’s no documentation page at this address. The menu lists them all.
    </MissingPage>
  )
  return (
    <QueryBoundary
      queries={[query]}
      level={2}
      frame={textFrame}
      what="the page"
      skeleton={<DocSkeleton />}
      missing={missing}
    >
      {({ data }) => <DocView key={data.slug} of={data} pages={pages} mcp={mcp} />}
    </QueryBoundary>
  )
}

function DocView({ of: doc, pages, mcp }: DocViewProps) {
  const text = useOwnAddresses(doc.body_markdown)
  const ownText = useOwnKey(text)
  const prose = useProse(ownText)
  usePageHead(doc)
  useHashTarget(prose.html !== undefined)
  const at = pages.findIndex(({ slug }) => slug === doc.slug)

  return (
    <article className={styles.page}>
      <header className={classes(stack(2), styles.head)}>
        <h1 className={styles.title}>{doc.title}</h1>
        <p className="lead">{doc.summary}</p>
        {ownText !== text && (
          <p className="note">Samples use your test key, kept in this tab’s memory only.</p>
        )}
      </header>
      <div className={classes(layout.columns, styles.body)}>
        <aside className={classes(stack(4), layout.aside)} aria-label="Contents">
          <Contents headings={prose.headings} />
          <UsePage path={docHref(doc.section, doc.slug)} mcp={mcp} />
        </aside>
        <div className={layout.text}>
          <Prose of={prose} language={useSampleLanguage()} />
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

function DocSkeleton() {
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
