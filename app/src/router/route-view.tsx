import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { layouts } from '../layouts/layouts.tsx'
import { SearchHost } from '../layouts/search/search-host.tsx'
import { notFound, type PageHead } from '../lib/browser/page-head.ts'
import { useServices } from '../lib/services.ts'
import { isChunkFailure } from '../public/errors/chunk-failure.ts'
import { ErrorBoundary } from '../public/errors/error-boundary.tsx'
import { NotFoundPage } from '../public/errors/error-pages.tsx'
import { routes } from '../routes.ts'
import { findRoute, type RouteMatch } from './find-route.ts'
import { fetchCode, fetchData, RouteLoad } from './load-route.ts'
import { PageContext } from './page-context.ts'
import { PageLoading, PageSkeleton } from './page-skeleton.tsx'
import { prefetchLinks } from './prefetch.ts'
import type { RouteDefinition } from './route-definition.ts'
import { RouteGuard } from './route-guard.tsx'

interface Arrival {
  readonly path: string
  readonly head: PageHead
}

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

/** The address within the app that a click leads to, or null when the browser should follow it itself. */
function appTarget(event: MouseEvent, here: Location): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return null
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self')) return null
  if (link.hasAttribute('download') || link.origin !== here.origin) return null
  const samePage = link.pathname === here.pathname && link.search === here.search
  if (samePage && link.hash) return null
  return `${link.pathname}${link.search}${link.hash}`
}

/**
 * Turns clicks on plain links into navigation. One listener, so that every `<a href>` works alike: those of `ui`, which
 * knows no router, and those in texts of the content service.
 */
export function followLinks(target: Document, navigate: (to: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const to = appTarget(event, target.location)
    if (!to) return
    event.preventDefault()
    navigate(to)
  }
  target.addEventListener('click', listen)
  return () => target.removeEventListener('click', listen)
}

/**
 * Parts of a page load that an app must do itself: the title and the scroll position. Returns whether the person has
 * moved on from the loaded page; then the content takes the focus.
 */
function useArrival({ path, head }: Arrival): boolean {
  const { head: target, drawn } = useServices()
  const [first] = useState(path)
  const [arrived, setArrived] = useState(false)
  if (path !== first && !arrived) setArrived(true)

  target.draw(head)
  const { title, summary } = head
  // A drawn page came with its own title, which the route's would replace until the page is taken over.
  const titled = drawn && !arrived && path === first
  // Before the effects of the page within: an error page has the last word on the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same title may follow an error
  useLayoutEffect(() => {
    if (!titled) target.show({ title, summary })
  }, [target, title, summary, path, titled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page begins at its top
  useEffect(() => {
    if (arrived) window.scrollTo(0, 0)
  }, [path, arrived])

  return arrived
}
