import { createRequire } from 'node:module'
import { NO_PATH_MATCHED_ERROR, type PrismHttpComponents, ProblemJsonError } from '@stoplight/prism-http'
import { createMatcher } from '@switchboard/oas/paths'

/** The part of Prism that chooses an operation. */
type Route = PrismHttpComponents['route']
type Operations = Parameters<Route>[0]['resources']

const load = createRequire(import.meta.url)
const prismRoute: Route = load('@stoplight/prism-http/dist/router').default

/** Of the operations whose paths fit, Prism takes one by its place in the document; the mock takes the one that the gateway charges. */
export function routeOf(operations: Operations): Route {
  const match = createMatcher(
    operations.map((operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path,
      operation,
    })),
  )
  return ({ resources, input }) => {
    const target = match(input.method.toUpperCase(), input.url.path)
    if (target.operation) return prismRoute({ resources: [target.operation.operation], input })
    // The method is wrong: Prism says so.
    if (target.allowed.length > 0) return prismRoute({ resources, input })
    const detail = `The route ${input.url.path} hasn't been found in the specification file`
    return { _tag: 'Left', left: ProblemJsonError.fromTemplate(NO_PATH_MATCHED_ERROR, detail) }
  }
}
