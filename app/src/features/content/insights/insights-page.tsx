import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { problemText } from '../../../lib/problem.ts'
import { useContent } from '../../../lib/services.ts'
import { useMinimumPending } from '../../../lib/use-minimum-pending.ts'
import { FailedState } from '../../../ui/failed-state.tsx'
import { insightsQuery } from '../queries.ts'
import { InsightList } from './insight-list.tsx'
import styles from './insights.module.css'
import { InsightsSkeleton } from './insights-skeleton.tsx'
import { KindLinks } from './kind-links.tsx'
import { listHref, readAddress } from './list-address.ts'

/** Articles and whitepapers, nine a page, in the order that their editors gave them. */
export function InsightsPage() {
  const at = readAddress(useSearch())
  const query = useQuery(insightsQuery(useContent(), at))
  const pending = useMinimumPending(query.isPending)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = listHref(at)
  const shown = useRef(address)

  // Another page of the list is a new page to its reader; the path alone does not say so.
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          Insights
        </h1>
        <p className={`lead ${styles.lead}`}>What the people who run these APIs have learned.</p>
      </header>
      <div className={styles.tools}>
        <KindLinks chosen={at.kind} />
        {!pending && query.data && <Range {...query.data.meta} shown={query.data.data.length} />}
      </div>
      {pending && <InsightsSkeleton />}
      {!pending && query.error && (
        <FailedState
          level={2}
          title="The insights could not be loaded"
          requestId={problemText(query.error).requestId}
          retry={() => query.refetch()}
        >
          {problemText(query.error).text}
        </FailedState>
      )}
      {!pending && query.data && <InsightList at={at} answer={query.data} stale={query.isPlaceholderData} />}
    </div>
  )
}

interface RangeProps {
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly shown: number
}

function Range({ page, limit, total, shown }: RangeProps) {
  const first = (page - 1) * limit + 1
  return (
    <p className={styles.range} role="status">
      {shown > 0 && total > shown && `${first} to ${first + shown - 1} of ${total}`}
      {shown > 0 && total <= shown && `${total} in all`}
    </p>
  )
}
