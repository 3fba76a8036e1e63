import { useEffect, useRef } from 'react'
import { decide, guardSessionOf } from '../guards.ts'
import { layouts } from '../layouts/layouts.tsx'
import { useSearch } from '../lib/browser/use-search.ts'
import { type AppServices, useServices, useSessionState } from '../lib/services.ts'
import type { RouteMatch } from './find-route.ts'
import type { RouteDefinition } from './route-definition.ts'

/** Page and layout side by side: one after the other they would take two round trips. */
export function fetchCode({ page, layout }: RouteDefinition): void {
  // A failure shows when the page itself is rendered, where it can be told.
  page.preload?.().catch(() => {})
  layouts[layout].preload?.().catch(() => {})
}

/** The page's data, if its guards allow the person. The page repeats failed reads, and reports them. */
export function fetchData(
  services: AppServices,
  { route, params }: RouteMatch<RouteDefinition>,
  search: string,
): void {
  if (!route.load) return
  const session = guardSessionOf(services.session.state.current)
  const location = { path: route.path, search: search && `?${search}`, params }
  const allowed =
    route.guards.length === 0 ||
    (session && decide(route.guards, { session, location, cookies: {} }).kind === 'allow')
  if (allowed) route.load(services, { params, search }).catch(() => {})
}

/**
 * Fetches the code and the data of the page at this address together. It renders nothing, and follows the session so that no component
 * above the page has to: hydration keeps the server's markup only while nothing around it renders again.
 */
export function RouteLoad({ match }: { readonly match: RouteMatch<RouteDefinition> | null }): null {
  const services = useServices()
  const search = useSearch()
  const current = useSessionState()
  if (match) fetchCode(match.route)

  // The same address matches to an object of its own with each drawing.
  const params = JSON.stringify(match?.params)
  const address = `${match?.route.path} ${params} ${search}`
  // A drawn page comes with its data and its code.
  const drawn = useRef(services.drawn ? address : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address and person
  useEffect(() => {
    if (address === drawn.current) return
    drawn.current = undefined
    if (match) fetchData(services, match, search)
  }, [services, address, current])
  return null
}
