import { createRequire } from 'node:module'
import {
  NO_METHOD_MATCHED_ERROR,
  NO_PATH_MATCHED_ERROR,
  type PrismHttpComponents,
  ProblemJsonError,
} from '@stoplight/prism-http'
import { createMatcher } from '@switchboard/oas/paths'

/** The part of Prism that chooses an operation. */
type Route = PrismHttpComponents['route']
type Operations = Parameters<Route>[0]['resources']

const load = createRequire(import.meta.url)
const prismRoute: Route = load('@stoplight/prism-http/dist/router').default

/** Of the operations whose paths fit, Prism takes one by its place in the document; the mock takes the one that the gateway charges. */
export function routeOf(
  operations: Operations,
  complete = (operation: Operations[number]) => operation,
): Route {
  const match = createMatcher(
    operations.map((operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path,
      operation,
    })),
  )
  return ({ input }) => {
    const target = match(input.method.toUpperCase(), input.url.path)
    if (target.operation) return prismRoute({ resources: [complete(target.operation.operation)], input })
    const { path } = input.url
    const reject = (...problem: Parameters<typeof ProblemJsonError.fromTemplate>): ReturnType<Route> => ({
      _tag: 'Left',
      left: ProblemJsonError.fromTemplate(...problem),
    })
    if (target.allowed.length === 0)
      return reject(NO_PATH_MATCHED_ERROR, `The route ${path} hasn't been found in the specification file`)
    const detail = `The route ${path} has been matched, but it does not have "${input.method}" method defined`
    return reject(NO_METHOD_MATCHED_ERROR, detail, { headers: { Allow: target.allowed.join(', ') } })
  }
}
