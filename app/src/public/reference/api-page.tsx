import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { preloadable } from '../../router/preloadable.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import { PlainSkeleton } from '../../ui/plain-skeleton.tsx'
import { Documentation, DocumentationSkeleton } from './docs/documentation.tsx'
import css from './head/head.module.css'
import { PageHead, PageHeadSkeleton } from './head/page-head.tsx'
import { PartLinks, PartLinksSkeleton } from './head/part-links.tsx'
import { Overview, OverviewSkeleton } from './parts/overview.tsx'
import { type Part, readPlace } from './place.ts'
import {
  addressOf,
  apiQuery,
  needsReference,
  operationQuery,
  referenceQuery,
  versionQuery,
} from './queries.ts'
import type { ApiVersion, CatalogueApi, TryItParts } from './types.ts'

export interface ApiDetailProps {
  readonly api: ApiVersion
  readonly tryIt: TryItParts | undefined
  /** Above all of it. */
  readonly banner?: ReactNode
}

// Few versions end.
const EndingBanner = preloadable(() => import('./head/ending-banner.tsx'), 'EndingBanner')

// Readers of an overview or an operation fetch these only on opening them.
const Prices = preloadable(() => import('./parts/prices.tsx'), 'Prices')

const Agents = preloadable(() => import('./parts/agents.tsx'), 'Agents')

const Changelog = preloadable(() => import('./parts/changelog.tsx'), 'Changelog')

const Versions = preloadable(() => import('./parts/versions.tsx'), 'Versions')

const views: Readonly<Record<Exclude<Part, 'documentation'>, ComponentType<{ readonly api: ApiVersion }>>> = {
  overview: Overview,
  prices: Prices,
  agents: Agents,
  changelog: Changelog,
  versions: Versions,
}

const UnknownApi = preloadable(() => import('./unknown-api.tsx'), 'UnknownApi')

interface ApiPageProps {
  readonly params: Readonly<Record<string, string | undefined>>
  /** The console beside each operation; the page stands without one. */
  readonly tryIt?: TryItParts
}

/** `/api/{publisher}/{tag?}/{version}`: the address is looked up, then the version is read. */
export function ApiPage({ params, tryIt }: ApiPageProps) {
  const { version = '' } = params
  const { part } = readPlace(useSearch())
  const address = useQuery(apiQuery(usePortal(), addressOf(params)))
  const api = address.data?.data
  const detail = useDetail(api, version)
  // The version can be read when it is known which API it is of.
  const needed: readonly UseQueryResult[] = api ? [address, detail] : [address]
  const unknown = (
    <Suspense fallback={null}>
      <UnknownApi version={version} other={api} />
    </Suspense>
  )
  return (
    <QueryBoundary
      queries={needed}
      what="the API"
      title="This API couldn’t be loaded"
      level={2}
      skeleton={<ApiSkeleton part={part} />}
      missing={unknown}
      frame={(state) => <div className={classes('wrap', stack(5), css.page)}>{state}</div>}
    >
      {() => (detail.data ? <ApiDetail api={detail.data.data} tryIt={tryIt} /> : unknown)}
    </QueryBoundary>
  )
}

/** All that the address asks for goes out at once, as soon as the API's name is known. */
function useDetail(api: CatalogueApi | undefined, version: string) {
  const { part, operation } = readPlace(useSearch())
  const key = { api: api?.api ?? '', version }
  const known = api !== undefined
  const portal = usePortal()
  useQuery({ ...referenceQuery(portal, key), enabled: known && needsReference(part) })
  useQuery({ ...operationQuery(portal, key, operation ?? ''), enabled: known && operation !== null })
  return useQuery({ ...versionQuery(portal, key), enabled: known })
}

/** The head, and the part that the address names. */
function ApiSkeleton({ part }: { readonly part: Part }) {
  return (
    <>
      <PageHeadSkeleton part={part} />
      <PartLinksSkeleton />
      {part === 'documentation' ? <DocumentationSkeleton /> : <OverviewSkeleton />}
    </>
  )
}

export function ApiDetail({ api, tryIt, banner }: ApiDetailProps) {
  const place = readPlace(useSearch())
  const View = place.part === 'documentation' ? null : views[place.part]

  usePageHead({ title: `${api.name} ${api.version}`, summary: api.summary })

  return (
    <div className={classes('wrap', stack(5), css.page)}>
      {banner}
      {api.status === 'DEPRECATED' && (
        <Suspense fallback={null}>
          <EndingBanner api={api} part={place.part} />
        </Suspense>
      )}
      <PageHead api={api} part={place.part} />
      <PartLinks api={api} part={place.part} />
      {View ? (
        <Suspense fallback={<PlainSkeleton height="320px" />}>
          <View api={api} />
        </Suspense>
      ) : (
        <Documentation api={api} place={place} tryIt={tryIt} />
      )}
    </div>
  )
}
