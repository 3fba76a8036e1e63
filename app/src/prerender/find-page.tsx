import { renderToStaticMarkup } from 'react-dom/server'
import { type Parser, useRouter } from 'wouter'
import { findRoute, type RouteMatch } from '../router/find-route.ts'
import { type RouteDefinition, routes } from '../routes.tsx'

/** wouter hands its parser of patterns to components alone. */
const parsers: Parser[] = []
function Probe() {
  parsers.push(useRouter().parser)
  return null
}
renderToStaticMarkup(<Probe />)

export function findPage(path: string): RouteMatch<RouteDefinition> | null {
  const [parser] = parsers
  return parser ? findRoute(routes, { path, parser }) : null
}
