import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { layouts } from '../layouts/layouts.ts'
import { SearchHost } from '../layouts/search/search-host.tsx'
import { notFound } from '../lib/browser/page-head.ts'
import { useServices } from '../lib/services.ts'
import { isChunkFailure } from '../public/errors/chunk-failure.ts'
import { ErrorBoundary } from '../public/errors/error-boundary.tsx'
import { NotFoundPage } from '../public/errors/error-pages.tsx'
import { routes } from '../routes.ts'
import { findRoute, type RouteMatch } from './find-route.ts'
import { followLinks } from './link-clicks.ts'
import { fetchCode, fetchData, RouteLoad } from './load-route.ts'
import { PageContext } from './page-context.ts'
import { PageLoading, PageSkeleton } from './page-skeleton.tsx'
import { prefetchLinks } from './prefetch.ts'
import type { RouteDefinition } from './route-definition.ts'
import { RouteGuard } from './route-guard.tsx'
import { useArrival } from './use-arrival.ts'

/** Chooses the route of the address, and puts its page behind its guards and into its layout. */
export function RouteView() {
  const [path] = useLocation()
  const { reloadOnce } = useServices()
  const match = findRoute(routes, path)
  const route = match?.route ?? null
  const head = route ?? notFound
  const arrived = useArrival({ path, head })
  useLinks()

  // Without a network a new page load would bring nothing else.
  const recover = (error: unknown): boolean => isChunkFailure(error) && navigator.onLine && reloadOnce()

  const Layout = layouts[route?.layout ?? 'default']
  return (
    <PageContext value={{ route, arrived }}>
      <RouteLoad match={match} />
      <p className="visually-hidden" role="status">
        {head.title}
      </p>
      <ErrorBoundary path={path} recover={recover}>
        <Suspense fallback={<PageLoading />}>
          <Layout>
            <ErrorBoundary path={path} recover={recover}>
              <Suspense fallback={<PageSkeleton />}>
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

function MatchedPage({ match: { route, params } }: { readonly match: RouteMatch<RouteDefinition> }) {
  const Page = route.page
  return (
    <RouteGuard guards={route.guards} params={params}>
      <Page name={route.name} params={params} />
    </RouteGuard>
  )
}

/** Makes plain links fast: followed without a page load, their pages fetched before the click. */
function useLinks(): void {
  const [, navigate] = useLocation()
  const services = useServices()

  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(
    () =>
      prefetchLinks(document, ({ pathname, search }) => {
        const match = findRoute(routes, pathname)
        if (!match) return
        fetchCode(match.route)
        fetchData(services, match, search.slice(1))
      }),
    [services],
  )
}
