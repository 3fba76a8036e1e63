import { Suspense } from 'react'
import { useLocation, useRouter } from 'wouter'
import { isChunkFailure } from '../features/errors/chunk-failure.ts'
import { ErrorBoundary } from '../features/errors/error-boundary.tsx'
import { NotFoundPage } from '../features/errors/error-pages.tsx'
import { layouts } from '../layouts/layouts.ts'
import { SearchHost } from '../layouts/search/search-host.tsx'
import { reloadOnce } from '../lib/api.ts'
import { notFoundTitle } from '../lib/page-head.ts'
import { type Row, routes } from '../routes.tsx'
import { findRoute, type Match } from './find-route.ts'
import { Gate } from './gate.tsx'
import { PageContext } from './page-context.ts'
import { PageLoading } from './page-loading.tsx'
import { useArrival } from './use-arrival.ts'
import { fetchRow, useLinks } from './use-links.ts'

/** Chooses the row of the address, and puts its page behind its guards and into its layout. */
export function RouteView() {
  const [path] = useLocation()
  const { parser } = useRouter()
  const match = findRoute(routes, { path, parser })
  const row = match?.row ?? null
  const title = row?.title ?? notFoundTitle
  const arrived = useArrival({ path, title, summary: row?.summary })
  useLinks()
  if (row) fetchRow(row)

  const Layout = layouts[row?.layout ?? 'default']
  return (
    <PageContext value={{ row, arrived }}>
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <ErrorBoundary path={path} recover={reloadForChunk}>
        <Suspense fallback={<PageLoading />}>
          <Layout>
            <ErrorBoundary path={path} recover={reloadForChunk}>
              <Suspense fallback={<PageLoading />}>
                {match ? <MatchedPage match={match} /> : <NotFoundPage />}
              </Suspense>
            </ErrorBoundary>
          </Layout>
        </Suspense>
      </ErrorBoundary>
      <SearchHost />
    </PageContext>
  )
}

function MatchedPage({ match: { row, params } }: { readonly match: Match<Row> }) {
  const Page = row.page
  return (
    <Gate guards={row.guards} params={params}>
      <Page name={row.name} params={params} />
    </Gate>
  )
}

/** Without a network a new page load would bring nothing else. */
function reloadForChunk(error: unknown): boolean {
  return isChunkFailure(error) && navigator.onLine && reloadOnce()
}
