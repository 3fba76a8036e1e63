import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MissingPage } from '../../../lib/missing-page.tsx'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useContent } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { PlainLinkButton } from '../../../ui/plain-button.tsx'
import { textQuery } from '../queries.ts'
import styles from '../shared/shared.module.css'
import { textFrame } from '../shared/text-frame.tsx'
import { TextSkeleton, TextView } from './text-view.tsx'

interface OneTextPageProps {
  /** Its title in the content service. */
  readonly title: string
  /** Content below the text. */
  readonly children?: ReactNode
}

export function OneTextPage({ title, children }: OneTextPageProps) {
  const query = useQuery(textQuery(useContent(), title))
  return (
    <QueryBoundary
      queries={[query]}
      level={2}
      frame={textFrame}
      what="this page"
      skeleton={<TextSkeleton />}
      missing={<NoText />}
    >
      {({ data }) => (
        <div className={`wrap ${styles.page}`}>
          <TextView of={data}>{children}</TextView>
        </div>
      )}
    </QueryBoundary>
  )
}

export const NoText = () => (
  <MissingPage
    back={
      <PlainLinkButton look="primary" size="large" href={href('contact')}>
        Ask us for it
      </PlainLinkButton>
    }
  >
    Its text isn’t published.
  </MissingPage>
)
