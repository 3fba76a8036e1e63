import { useQuery } from '@tanstack/react-query'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { textFrame } from '../shared/text-frame.tsx'
import type { DocSection, DocSummary } from '../types.ts'
import { DocSkeleton, DocView } from './doc-view.tsx'
import { docQuery } from './queries.ts'
import { docHref } from './section-of.ts'

interface DocPageProps {
  readonly section: DocSection
  readonly slug: string
  /** Those of its section, in their order. */
  readonly pages: readonly DocSummary[]
}

export function DocPage({ section, slug, pages }: DocPageProps) {
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
      {({ data }) => <DocView key={data.slug} of={data} pages={pages} />}
    </QueryBoundary>
  )
}
