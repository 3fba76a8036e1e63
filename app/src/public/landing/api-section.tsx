import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { countInWords, formatCount } from '../../base/format/format.ts'
import { apiCard } from '../../domain/catalogue/api-card.ts'
import { failedCard } from '../../lib/query/failed-card.tsx'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { type ApiCardProps, type ApiParts, skeletonParts, useApiParts } from '../../ui/api-card.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { row } from '../../ui/layout.ts'
import { PlainLinkButton } from '../../ui/plain-button.tsx'
import landing from './landing.module.css'
import styles from './patch-bay.module.css'
import { apisQuery } from './queries.ts'

const Row = (api: ApiCardProps) => <RowFrame {...useApiParts(api)} />

const drop = 'M100 0C100 70 0 20 0 100'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** As many rows as are shown at most, so that the page keeps its height when they come. */
const PatchBaySkeleton = () => (
  <ul className={styles.rows} aria-hidden="true">
    {places.map((place) => (
      <RowFrame key={place} {...skeletonParts} />
    ))}
  </ul>
)

export function ApiSection() {
  const apis = useQuery(apisQuery(usePortal()))
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(apis.isPending)
  const count = pending ? undefined : apis.data?.meta.total

  return (
    <section className={styles.stage} id="apis" aria-labelledby="apis-title" aria-busy={pending}>
      <div className={classes(row([2, 5], 'between', 'baseline'), styles.head)}>
        <h2 id="apis-title">{count ? headline(count) : 'One wallet for every API'}</h2>
        <a className="link small" href={href('pricing')}>
          View all prices
        </a>
      </div>
      <QueryBoundary
        queries={[apis]}
        what="the APIs"
        title="The APIs couldn’t be loaded"
        skeleton={<PatchBaySkeleton />}
        frame={failedCard}
        empty={{ when: ({ data }) => data.length === 0, show: <NoApis /> }}
      >
        {({ data, meta }) => (
          <>
            <Cord />
            <PatchBay apis={data.map(apiCard)} />
            {meta.total > data.length && (
              <PlainLinkButton className={landing.allApis} href={href('catalogue')}>
                Browse all {formatCount(meta.total)} APIs
              </PlainLinkButton>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

const headline = (count: number) => `${countInWords(count)} ${count === 1 ? 'API' : 'APIs'}, one wallet`

const NoApis = () => (
  <Card padded={false}>
    <EmptyState icon={FileQuestion} title="No APIs yet">
      APIs appear here as soon as a publisher releases them.
    </EmptyState>
  </Card>
)

/** The APIs as jacks of a switchboard. The cord of the console above hangs in the first, and follows the pointer and the focus. */
function PatchBay({ apis }: { readonly apis: readonly ApiCardProps[] }) {
  return (
    <ul className={styles.rows}>
      {apis.map((api) => (
        <Row key={api.href} {...api} />
      ))}
    </ul>
  )
}

/** The whole row leads to the page of the API, its last words to a first call. */
function RowFrame({ name, version, summary, tags, price, cue }: ApiParts) {
  return (
    <li className={styles.row}>
      <span className={styles.jack} />
      <h3 className={classes(row([0, 2], 'baseline'), styles.name)}>
        {name}
        <small className="mono muted">{version}</small>
      </h3>
      <p className={classes('note', styles.summary)}>{summary}</p>
      <span className={classes(row(1), styles.tags)}>{tags}</span>
      <span className={styles.price}>{price}</span>
      <span className={styles.cue}>{cue}</span>
    </li>
  )
}

/** From the console to the highlighted row. It moves by style alone, and is there before any script. */
function Cord() {
  return (
    <div className={styles.cord} aria-hidden="true">
      <svg className={styles.drop} viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>A cord</title>
        <path vectorEffect="non-scaling-stroke" d={drop} />
        <path className={styles.pulse} vectorEffect="non-scaling-stroke" pathLength="100" d={drop} />
      </svg>
      <span className={styles.socket} />
      <span className={styles.run} />
    </div>
  )
}
