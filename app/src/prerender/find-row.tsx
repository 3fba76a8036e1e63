import { renderToStaticMarkup } from 'react-dom/server'
import { type Parser, useRouter } from 'wouter'
import { findRoute } from '../router/find-route.ts'
import { type Row, routes } from '../routes.tsx'

/** wouter hands its parser of patterns to components alone. */
const parsers: Parser[] = []
function Probe() {
  parsers.push(useRouter().parser)
  return null
}
renderToStaticMarkup(<Probe />)

export function findRow(path: string): Row | undefined {
  const [parser] = parsers
  return parser && findRoute(routes, { path, parser })?.row
}
