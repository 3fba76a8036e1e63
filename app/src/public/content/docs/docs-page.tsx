import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Redirect } from 'wouter'
import { docsQuery } from '../../../domain/content/queries.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { textFrame } from '../shared/text-frame.tsx'
import type { DocSummary } from '../types.ts'
import { DocPage } from './doc-page.tsx'
import { DocSkeleton } from './doc-view.tsx'
import { docHref, pagesOf, sectionOf } from './section-of.ts'

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
        const has = (list: readonly DocSummary[]) => list.some((one) => one.slug === slug)
        if (section !== 'guides' && slug && !has(pages) && has(pagesOf(data, 'guides')))
          return <Redirect to={docHref('guides', slug)} replace />
        return current ? <DocPage section={section} slug={current} pages={pages} /> : <NoDocs />
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
