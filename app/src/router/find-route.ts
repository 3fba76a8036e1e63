import { matchRoute, type Parser } from 'wouter'
import type { RouteParams } from './preloadable.ts'

export interface RouteMatch<Route> {
  readonly route: Route
  readonly params: RouteParams
}

interface RouteQuery {
  readonly path: string
  readonly parser: Parser
}

interface Findable {
  readonly path: string
  readonly fits?: (params: RouteParams) => boolean
}

/** The first route whose pattern fits, or null for an unknown address. */
export function findRoute<Route extends Findable>(
  routes: readonly Route[],
  { path, parser }: RouteQuery,
): RouteMatch<Route> | null {
  for (const route of routes) {
    const [matches, params] = matchRoute(parser, route.path, path)
    if (matches && (route.fits?.(params) ?? true)) return { route, params }
  }
  return null
}
