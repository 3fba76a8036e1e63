import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearch } from '../../lib/browser/use-search.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { usePortal } from '../../lib/services.ts'
import { preloadable } from '../../router/preloadable.ts'
import { classes } from '../../ui/classes.ts'
import { stack } from '../../ui/layout.ts'
import { ApiDetail } from './api-detail.tsx'
import { DocumentationSkeleton } from './docs/documentation.tsx'
import css from './head/head.module.css'
import { PageHeadSkeleton } from './head/page-head.tsx'
import { PartLinksSkeleton } from './head/part-links.tsx'
import { OverviewSkeleton } from './parts/overview.tsx'
import { type Part, readPlace } from './place.ts'
import {
  addressOf,
  apiQuery,
  needsReference,
  operationQuery,
  referenceQuery,
  versionQuery,
} from './queries.ts'
import type { CatalogueApi, TryItParts } from './types.ts'

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
