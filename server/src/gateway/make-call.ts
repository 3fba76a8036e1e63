import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import { type Forwarder, NoAnswer } from './forward.ts'
import { headersForUpstream } from './headers.ts'
import type { Answer } from './read-answer.ts'

/** What became of a call that was sent: an answer to hand on, or a refusal of our own. */
export type Outcome = {
  readonly status: number
  readonly errorCode: string | null
  /** Whether it costs nothing. */
  readonly free: boolean
} & ({ readonly answer: Answer } | { readonly problem: Problem })

interface Sent {
  readonly request: FastifyRequest
  readonly forwarder: Forwarder
  /** Undefined when nothing stands behind the API. */
  readonly base: string | undefined
  readonly path: string
}

export async function makeCall({ request, forwarder, base, path }: Sent): Promise<Outcome> {
  if (!base) return refused('unreachable')
  try {
    const answer = await forwarder.forward({
      base,
      path,
      headers: headersForUpstream(request.headers, request.id),
      incoming: request.raw,
    })
    const { status, errorCode } = answer
    return { status, errorCode, free: status >= 500 || freeRefusals.has(status), answer }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    if (error.reason === 'unreachable') request.log.warn({ err: error }, 'no answer')
    return refused(error.reason)
  }
}

const refusals = {
  late: ['upstream_late', 'The API did not answer in time. This call cost nothing; try again in a moment.'],
  unreachable: [
    'upstream_unreachable',
    'The API cannot be reached, or broke off its answer. This call cost nothing; try again in a moment.',
  ],
  too_large: ['body_too_large', 'The body is larger than the gateway takes. This call cost nothing.'],
  caller_gone: ['malformed_json', 'The body ended early. Send it whole.'],
} as const

/** The documents of the APIs say of these that nothing was charged; a 401 is between the gateway and the API. */
const freeRefusals: ReadonlySet<number> = new Set([400, 401, 402, 403, 422])

/** As other servers write down a caller who left before the request was whole. */
const callerLeft = { status: 499, errorCode: 'caller_gone' }

function refused(reason: NoAnswer['reason']): Outcome {
  const [code, detail] = refusals[reason]
  const problem = new Problem(code, detail)
  const logged = reason === 'caller_gone' ? callerLeft : { status: problem.status, errorCode: problem.code }
  return { ...logged, free: true, problem }
}

/** A call that the gateway refuses before anything is sent. */
export function notSent(problem: Problem): Outcome {
  return { status: problem.status, errorCode: problem.code, free: true, problem }
}

/** What the caller may still be reading of a request that was answered before it was whole. */
export function closeIfUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) reply.header('Connection', 'close')
}
