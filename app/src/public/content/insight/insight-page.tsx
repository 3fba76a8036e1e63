import { useQuery } from '@tanstack/react-query'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import type { PageProps } from '../../../router/preloadable.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { insightQuery } from '../queries.ts'
import { textFrame } from '../shared/text-frame.tsx'
import { InsightSkeleton, InsightView } from './insight-view.tsx'

/** One article, or the page about one whitepaper. */
export function InsightPage({ params: { slug = '' } }: PageProps) {
  const query = useQuery(insightQuery(useContent(), slug))
  return (
    <QueryBoundary
      queries={[query]}
      level={2}
      frame={textFrame}
      what="the insight"
      skeleton={<InsightSkeleton />}
      missing={
        <MissingPage
          back={
            <PlainLinkButton look="primary" size="large" href={href('insights')}>
              All insights
            </PlainLinkButton>
          }
        >
          There’s no insight at this address. It may be mistyped, or the insight was renamed.
        </MissingPage>
      }
    >
      {({ data }) => <InsightView key={data.slug} of={data} />}
    </QueryBoundary>
  )
}
