import createClient, { type Client } from 'openapi-fetch'
import type { OwnErrorCode } from './api-error.ts'
import type { Fetch } from './fetch.ts'
import { type ApiOperations, type ApiPaths, apis, bodilessOperations } from './generated/apis.ts'
import { withProblems } from './with-problems.ts'
import { withoutScenario } from './without-scenario.ts'

export { apis } from './generated/apis.ts'

export type ApiName = keyof ApiPaths

interface CommonOptions {
  /** Where the portal is. Default: `https://api.switchboard.example`. In browsers a path will do. */
  baseUrl?: string
  /** Default: the global fetch. */
  fetch?: Fetch
}

interface GatewayOptions extends CommonOptions {
  /** A key of a subscription to this API. It alone decides whether calls are live. */
  key: string
  /** Where given, a key of the other environment is refused before anything is sent. */
  environment?: 'test' | 'live'
}

interface MockOptions extends CommonOptions {
  /** The mock of the API: no key, no charge, and `Prefer` chooses the response. */
  environment: 'mock'
  key?: undefined
}

export type ApiOptions = GatewayOptions | MockOptions

/** openapi-fetch's own client of one API, typed by its document. */
export type Api<Name extends ApiName> = Client<ApiPaths[Name]>

type ProblemOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends {
        content: { 'application/problem+json': infer Problem extends { code: string } }
      }
        ? Problem
        : never
    }[keyof Responses]
  : never

/** The codes that an operation may fail with: `ErrorCodeOf<'sim-swap', 'checkSimSwap'>`. A newer API may have others. */
export type ErrorCodeOf<Name extends ApiName, OperationId extends keyof ApiOperations[Name]> =
  | ProblemOf<ApiOperations[Name][OperationId]>['code']
  | OwnErrorCode

/** Makes a typed client of an API. Its calls are charged to the account of the key; calls of test keys and mocks are free. */
export function createApi<Name extends ApiName>(name: Name, options: ApiOptions): Api<Name> {
  const { environment, key, baseUrl = 'https://api.switchboard.example', fetch } = options
  if (environment !== 'mock' && environment && !key.startsWith(`sb_${environment}_`))
    throw new TypeError(`The key for ${name} is no ${environment} key: those begin with sb_${environment}_.`)
  const mocked = environment === 'mock'
  const send: Fetch = fetch ?? ((request) => globalThis.fetch(request))
  const client = createClient<ApiPaths[Name]>({
    baseUrl: baseUrl.replace(/\/$/, '') + (mocked ? `/mock/${name}` : apis[name].path),
    headers: { 'X-API-Key': mocked ? 'mock' : key },
    fetch: mocked ? send : withoutScenario(send),
  })
  return withProblems(client, (operation) => bodilessOperations.has(`${name} ${operation}`))
}
