import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Authorization, authorizationOf } from '../modules/upstreams/authorization.ts'
import type { createRedaction } from '../modules/upstreams/redaction.ts'
import { TokenFailure } from '../modules/upstreams/token.ts'
import type { Problem } from '../platform/http/problem.ts'
import type { Forwarder } from './forward.ts'
import { headersForUpstream } from './headers.ts'
import type { Operation } from './matcher.ts'
import { NoResponse } from './no-response.ts'
import { withOwnParameter } from './own-parameter.ts'
import { hasBody } from './read-request.ts'
import type { UpstreamResponse } from './read-response.ts'
import { inReadableForm, redactResponse } from './redact-response.ts'
import type { Tokens } from './upstreams/tokens.ts'
import type { Route } from './upstreams/upstreams.ts'

/** The outcome of a call: a response to forward, or a problem of our own. */
export type Outcome = {
  readonly status: number
  readonly errorCode: string | null
  /** Whether it costs nothing, by its status alone. */
  readonly free: boolean
  /** Never rejects. Resolves once the response has ended: false when it broke off, so that it costs nothing either. */
  readonly completed: Promise<boolean>
} & ({ readonly response: UpstreamResponse } | { readonly problem: Problem })

export interface CallToSend {
  readonly request: FastifyRequest
  /** The account that calls. */
  readonly account: string
  /** Undefined when nothing stands behind the API. */
  readonly route: Route | undefined
  readonly path: string
  readonly operation: Pick<Operation, 'documented'>
  /** The body, where it is small enough to be held; undefined where there is none, or it is still to come. */
  readonly body: Buffer | undefined
}

interface Call extends CallToSend {
  readonly forwarder: Forwarder
  readonly tokens: Tokens
  readonly redactionOf: typeof createRedaction
}

export async function makeCall(call: Call): Promise<Outcome> {
  const { request, route } = call
  if (!route) return failed(new NoResponse('unreachable'))
  try {
    const response = await (route.upstream
      ? callWithCredential(call, { ...route, upstream: route.upstream })
      : send(call, route, { body: call.body }))
    const { status, errorCode, completed } = response
    return { status, errorCode, free: status >= 500 || freeStatuses.has(status), completed, response }
  } catch (error) {
    const noResponse = error instanceof TokenFailure ? ofToken(error) : error
    if (!(noResponse instanceof NoResponse)) throw error
    if (noResponse.fault !== 'CALLER' && noResponse.reason !== 'late')
      request.log.warn({ err: noResponse }, 'no response')
    return failed(noResponse)
  }
}

const ofToken = (error: TokenFailure): NoResponse =>
  new NoResponse(error.rejected ? 'rejected' : 'unreachable', { cause: error })

interface SendOptions {
  readonly authorization?: Authorization
  readonly body?: Buffer | undefined
}

async function send(
  { request, account, forwarder, redactionOf, path, operation }: Call,
  { address, upstream }: Route,
  { authorization, body }: SendOptions,
): Promise<UpstreamResponse> {
  const query = authorization?.query
  const redaction = authorization && redactionOf(authorization.secrets)
  const response = await forwarder.forward({
    upstream: address,
    account,
    path: query ? withOwnParameter(path, query) : path,
    headers: headersForUpstream(redaction ? inReadableForm(request.headers) : request.headers, {
      requestId: request.id,
      own: [...(upstream?.addHeaders ?? []), ...(authorization?.headers ?? [])],
      ...(upstream && { pass: upstream.passHeaders }),
      documented: operation.documented,
    }),
    redaction,
    incoming: request.raw,
    body,
  })
  return redaction ? redactResponse(response, redaction, address.totalMs) : response
}

/** Methods that may be sent again: RFC 9110, 9.2.2. */
const repeatable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/**
 * A 401 says that the gateway is not known, unless the caller's own `Authorization` reaches the API. A token may have been revoked: a
 * new one is fetched, and what may be repeated is sent with it, once.
 */
async function callWithCredential(call: Call, route: Required<Route>): Promise<UpstreamResponse> {
  const { tokens, request, body } = call
  const { upstream } = route
  const usesTokens = upstream.credential.type === 'OAUTH2'
  const token = usesTokens ? await tokens.of(upstream) : undefined
  const response = await send(call, route, { authorization: authorizationOf(upstream, token), body })
  if (response.status !== 401 || upstream.credential.type === 'NONE') return response
  if (upstream.passHeaders.includes('authorization') && request.headers.authorization) return response
  discard(response)
  if (token === undefined) throw new NoResponse('rejected')
  const isRenewable = await tokens.drop(upstream, token)
  if (!isRenewable || !mayRepeat(request, body)) throw new NoResponse('rejected')
  const authorization = authorizationOf(upstream, await tokens.of(upstream))
  const second = await send(call, route, { authorization, body })
  if (second.status !== 401) return second
  discard(second)
  throw new NoResponse('rejected')
}

function mayRepeat({ method, headers }: FastifyRequest, body: Buffer | undefined): boolean {
  return repeatable.has(method) && (!hasBody(headers) || body !== undefined)
}

/** Its text is between the API and the gateway. */
function discard({ body }: UpstreamResponse): void {
  if (body instanceof Readable) body.destroy()
}

/** The documents of the APIs say of these that nothing was charged; a 401 is between the gateway and the API. */
const freeStatuses: ReadonlySet<number> = new Set([400, 401, 402, 403, 422])

/** As other servers write down a caller who left before the request was whole. */
const callerLeft = { status: 499, errorCode: 'caller_gone' }

const isCompleted = Promise.resolve(true)

/** A call that ended without a response. */
export function failed(error: NoResponse): Outcome {
  return { ...rejected(error), ...(error.reason === 'caller_gone' && callerLeft) }
}

/** A call that the gateway rejects before anything is sent. */
export function rejected(problem: Problem): Outcome {
  const { status, code: errorCode } = problem
  return { status, errorCode, free: true, completed: isCompleted, problem }
}

/** Closes a connection on which the caller may still be sending a request that was answered early. */
export function closeIfUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) reply.header('Connection', 'close')
}
