import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { RouteParams } from './preloadable.ts'

export interface RouteMatch<Route> {
  readonly route: Route
  readonly params: RouteParams
}

interface Findable {
  readonly path: string
  readonly fits?: (params: RouteParams) => boolean
}

/** The first route whose pattern fits, or null for an unknown address. */
export function findRoute<Route extends Findable>(
  routes: readonly Route[],
  path: string,
): RouteMatch<Route> | null {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path)
    if (matches && (route.fits?.(params) ?? true)) return { route, params }
  }
  return null
}
