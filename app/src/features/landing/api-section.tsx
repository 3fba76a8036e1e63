import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { countInWords } from '../../lib/format.ts'
import { problemText } from '../../lib/problem.ts'
import { useSteadyPending } from '../../lib/steady-pending.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { ApiCard, ApiCardSkeleton } from './api-card.tsx'
import styles from './api-section.module.css'
import { publishedApis } from './queries.ts'

/** As many as a first screen shows, so that the page keeps its height when the real cards arrive. */
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

export function ApiSection() {
  const apis = useQuery(publishedApis)
  const pending = useSteadyPending(apis.isPending)
  const count = pending ? undefined : apis.data?.data.length

  return (
    <section className={styles.section} id="apis" aria-labelledby="apis-title" aria-busy={pending}>
      <div className={styles.head}>
        <h2 id="apis-title">{count ? headline(count) : 'One key, one wallet'}</h2>
        <a className="link small" href={href('pricing')}>
          See all with prices
        </a>
      </div>
      <Apis query={apis} pending={pending} />
    </section>
  )
}

const headline = (count: number) =>
  `${countInWords(count)} ${count === 1 ? 'API' : 'APIs'}, one key, one wallet`

interface ApisProps {
  readonly query: ReturnType<typeof useQuery<Awaited<ReturnType<NonNullable<typeof publishedApis.queryFn>>>>>
  readonly pending: boolean
}

function Apis({ query, pending }: ApisProps) {
  if (pending)
    return (
      <ul className={styles.grid} aria-label="APIs, loading">
        {placeholders.map((key) => (
          <ApiCardSkeleton key={key} />
        ))}
      </ul>
    )
  if (query.isError) {
    const { text, requestId } = problemText(query.error)
    return (
      <Card padded={false}>
        <FailedState title="The APIs could not be loaded" requestId={requestId} retry={() => query.refetch()}>
          {text}
        </FailedState>
      </Card>
    )
  }
  if (query.data?.data.length === 0)
    return (
      <Card padded={false}>
        <EmptyState icon={PackageOpen} title="No API is published yet">
          The first ones appear here as soon as a publisher releases them.
        </EmptyState>
      </Card>
    )
  return (
    <ul className={styles.grid}>
      {query.data?.data.map((api) => (
        <ApiCard key={`${api.api} ${api.version}`} api={api} />
      ))}
    </ul>
  )
}
