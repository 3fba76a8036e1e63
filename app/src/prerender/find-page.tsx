import { prerenderToNodeStream } from 'react-dom/static'
import { type Parser, useRouter } from 'wouter'
import { findRoute, type RouteMatch } from '../router/find-route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { routes } from '../routes.ts'

/** wouter hands its parser of patterns to components alone. */
const parsers: Parser[] = []
function Probe() {
  parsers.push(useRouter().parser)
  return null
}
// By the same renderer as the pages: react-dom/server would be a second one in memory.
await prerenderToNodeStream(<Probe />)

export function findPage(path: string): RouteMatch<RouteDefinition> | null {
  const [parser] = parsers
  return parser ? findRoute(routes, { path, parser }) : null
}

/** The paths that a row of the route table fits, as a regular expression. */
export function patternOf(path: string): string {
  const [parser] = parsers
  return parser ? (parser(path).pattern as RegExp).source : ''
}
