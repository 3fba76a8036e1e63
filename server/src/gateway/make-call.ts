import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../platform/http/problem.ts'
import type { Forwarder, UpstreamAddress } from './forward.ts'
import { headersForUpstream } from './headers.ts'
import { NoResponse } from './no-response.ts'
import type { UpstreamResponse } from './read-response.ts'

/** The outcome of a call: a response to forward, or a problem of our own. */
export type Outcome = {
  readonly status: number
  readonly errorCode: string | null
  /** Whether it costs nothing, by its status alone. */
  readonly free: boolean
  /** Never rejects. Resolves once the response has ended: false when it broke off, so that it costs nothing either. */
  readonly completed: Promise<boolean>
} & ({ readonly response: UpstreamResponse } | { readonly problem: Problem })

interface Call {
  readonly request: FastifyRequest
  readonly forwarder: Forwarder
  /** Undefined when nothing stands behind the API. */
  readonly upstream: UpstreamAddress | undefined
  readonly path: string
  /** The body, where it was already read; undefined where it is still to come. */
  readonly body: Buffer | undefined
}

export async function makeCall({ request, forwarder, upstream, path, body }: Call): Promise<Outcome> {
  if (!upstream) return failed(new NoResponse('unreachable'))
  try {
    const response = await forwarder.forward({
      ...upstream,
      path,
      headers: headersForUpstream(request.headers, request.id),
      incoming: request.raw,
      body,
    })
    const { status, errorCode, completed } = response
    return { status, errorCode, free: status >= 500 || freeStatuses.has(status), completed, response }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    if (error.reason === 'unreachable') request.log.warn({ err: error }, 'no response')
    return failed(error)
  }
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
