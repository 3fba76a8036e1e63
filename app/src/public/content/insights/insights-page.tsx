import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePageHead } from '../../../lib/browser/use-page-head.ts'
import { useSearch } from '../../../lib/browser/use-search.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../../lib/query/use-minimum-pending.ts'
import { useContent } from '../../../lib/services.ts'
import { publicPage, row, stack } from '../../../ui/layout.ts'
import type { Kind } from '../types.ts'
import { InsightList, InsightsSkeleton } from './insight-list.tsx'
import { listHref, readAddress } from './list-address.ts'
import { insightsQuery } from './queries.ts'

const head = {
  title: 'Insights',
  summary: 'Articles and whitepapers on fraud, sign-in and messaging with network APIs.',
}

/** Articles and whitepapers, nine a page, in the order that their editors gave them. */
export function InsightsPage() {
  usePageHead(head)
  const at = readAddress(useSearch())
  const query = useQuery(insightsQuery(useContent(), at))
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(query.isPending)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = listHref(at)
  const lastAddress = useRef(address)

  // Another page of the list is a new page to its reader; the path alone does not say so.
  useEffect(() => {
    if (lastAddress.current === address) return
    lastAddress.current = address
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <div className={publicPage(5)}>
      <header className={stack(2)}>
        <h1 ref={heading} tabIndex={-1} className="page-title">
          Insights
        </h1>
        <p className="lead">What the people who run these APIs have learned.</p>
      </header>
      <div className={row([2, 5], 'between')}>
        <KindLinks chosen={at.kind} />
        {!pending && query.data && <Range {...query.data.meta} shown={query.data.data.length} />}
      </div>
      <QueryBoundary
        queries={[query]}
        what="the insights"
        title="The insights couldn’t be loaded"
        level={2}
        skeleton={<InsightsSkeleton />}
      >
        {(answer) => <InsightList at={at} answer={answer} stale={query.isPlaceholderData} />}
      </QueryBoundary>
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
    <p className="note num" role="status">
      {shown > 0 && total > shown && `${first} to ${first + shown - 1} of ${total}`}
      {shown > 0 && total <= shown && `${total} in all`}
    </p>
  )
}

import '../../../theme/chip.css'

const kinds: readonly { readonly kind: Kind | null; readonly label: string }[] = [
  { kind: null, label: 'All' },
  { kind: 'ARTICLE', label: 'Articles' },
  { kind: 'WHITEPAPER', label: 'Whitepapers' },
]

function KindLinks({ chosen }: { readonly chosen: Kind | null }) {
  return (
    <nav aria-label="Kind">
      <ul className={row(2)}>
        {kinds.map(({ kind, label }) => (
          <li key={label}>
            <a
              className="chip"
              href={listHref({ kind, page: 1 })}
              {...(kind === chosen && { 'aria-current': 'true' as const })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
