import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { apiCard } from '../../lib/api-card.ts'
import { countInWords } from '../../lib/format.ts'
import { problemText } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { useMinimumPending } from '../../lib/use-minimum-pending.ts'
import { href } from '../../paths.ts'
import { ApiCards } from '../../ui/api-card.tsx'
import { ApiCardSkeletons } from '../../ui/api-card-skeleton.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import styles from './landing.module.css'
import { apisQuery, type PublishedApis } from './queries.ts'

export function ApiSection() {
  const apis = useQuery(apisQuery(usePortal()))
  const pending = useMinimumPending(apis.isPending)
  const count = pending ? undefined : apis.data?.data.length

  return (
    <section className={styles.section} id="apis" aria-labelledby="apis-title" aria-busy={pending}>
      <div className={styles.head}>
        <h2 id="apis-title">{count ? headline(count) : 'One key, one wallet'}</h2>
        <a className="link small" href={href('pricing')}>
          See all with prices
        </a>
      </div>
      {pending ? <ApiCardSkeletons label="APIs, loading" /> : <Apis apis={apis} />}
    </section>
  )
}

const headline = (count: number) =>
  `${countInWords(count)} ${count === 1 ? 'API' : 'APIs'}, one key, one wallet`

function Apis({ apis }: { readonly apis: UseQueryResult<PublishedApis> }) {
  if (!apis.data) {
    const { text, requestId } = problemText(apis.error)
    return (
      <Card padded={false}>
        <FailedState title="The APIs could not be loaded" requestId={requestId} retry={() => apis.refetch()}>
          {text}
        </FailedState>
      </Card>
    )
  }
  if (apis.data.data.length === 0)
    return (
      <Card padded={false}>
        <EmptyState icon={PackageOpen} title="No API is published yet">
          The first ones appear here as soon as a publisher releases them.
        </EmptyState>
      </Card>
    )
  return <ApiCards apis={apis.data.data.map(apiCard)} />
}
