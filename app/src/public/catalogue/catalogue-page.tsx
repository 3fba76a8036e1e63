import { policies } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { countInWords } from '../../base/format/format.ts'
import { firstApi, firstCallHref } from '../../domain/catalogue/first-call.ts'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { atServer } from '../../lib/portal-config.ts'
import { QueryBoundary } from '../../lib/query/query-boundary.tsx'
import { useMinimumPending } from '../../lib/query/use-minimum-pending.ts'
import { usePortal, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { ApiCardsSkeleton } from '../../ui/api-card.tsx'
import { classes } from '../../ui/classes.ts'
import { publicPage, row, stack } from '../../ui/layout.ts'
import { type CatalogueFilter, readFilter, writeFilter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { FoundApis } from './found-apis.tsx'
import { archiveQuery, catalogueQuery } from './queries.ts'

const filterCodec = {
  read: readFilter,
  write: (_search: string, filter: CatalogueFilter) => writeFilter(filter),
}

const head = {
  title: 'API Marketplace',
  summary: 'Every API with its version, status and price. Try each one on its mock without signing in.',
}

/** The API Marketplace. Filters are in the address, so that a view can be shared and returned to. */
export function CataloguePage() {
  usePageHead(head)
  const [filter, showFilter] = useUrlState(filterCodec)
  const query = useQuery(catalogueQuery(usePortal(), filter))
  // With the part below, which stays a skeleton for a moment.
  const pending = useMinimumPending(query.isPending)
  const apis = (!pending && query.data?.facets.apis) || 0
  const first = firstApi(query.data?.data ?? [])

  return (
    <div className={publicPage(5)}>
      <header className={stack(2)}>
        <h1 className="page-title">API Marketplace</h1>
        <p className="lead">
          {apis === 0 ? 'Network APIs.' : `${countInWords(apis)} network ${apis === 1 ? 'API' : 'APIs'}.`}{' '}
          {policies.charging} New here?{' '}
          <a className="link" href={first ? firstCallHref(first) : href('guides', {})}>
            Make your first call
          </a>
        </p>
      </header>
      <FilterBar facets={query.data?.facets} filter={filter} onFilter={showFilter} />
      <QueryBoundary
        queries={[query]}
        what="the catalogue"
        title="The catalogue couldn’t be loaded"
        level={2}
        failure="Nothing was lost. Try again, or send us this request ID if it keeps happening."
        skeleton={<ApiCardsSkeleton />}
      >
        {(result) => <FoundApis found={result} filter={filter} stale={query.isPlaceholderData} />}
      </QueryBoundary>
      <AllDocuments />
    </div>
  )
}

/** The documents of all APIs as one file, and how to check that it came whole. */
function AllDocuments() {
  const services = useServices()
  const archive = useQuery(archiveQuery(services)).data
  if (!archive || archive.documents === 0) return null
  const { file, url, checksum_url, size, sha256 } = archive
  return (
    <section className={classes(row([1, 4]), 'small', 'muted')} aria-label="All documents">
      <a className="link" href={atServer(services, url)} download={file}>
        Download all APIs
      </a>
      <span>OpenAPI in YAML and JSON, ZIP, {Math.ceil(size / 1000)} KB</span>
      <span>
        <a className="link" href={atServer(services, checksum_url)}>
          SHA-256
        </a>{' '}
        <span className="mono">{sha256}</span>
      </span>
    </section>
  )
}
