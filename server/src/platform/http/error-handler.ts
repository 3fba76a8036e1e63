import { randomInt } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/unavailable.ts'
import { Problem, type ProblemCode } from './problem.ts'

// Fastify's own rejections, before a handler runs.
const fastifyCodes: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_json', 'The body can’t be read. Send one complete JSON value.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_json', 'The body is empty. Send one complete JSON value.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_json', 'The body was cut off. Send the whole body.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than this call accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'media_type_unsupported',
    'Send the body with Content-Type: application/json, or multipart/form-data where this call takes a form.',
  ],
}

/** Every rejection is a problem; an unforeseen error is logged, and returned without internals. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(error, request, reply)
    if (isEndOfCaller(error, reply)) return reply.code(callerLeft).send()
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'unavailable')
      return sendProblem(unavailable(), request, reply)
    }
    const known = fastifyCodes[error.code]
    if (known) return sendProblem(new Problem(...known), request, reply)
    // Such as a path that climbs out of the app's folder.
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendProblem(new Problem('not_found', 'There’s nothing at this URL.'), request, reply)
    }
    request.log.error({ err: error }, 'unexpected')
    const detail = 'The fault is ours, and we’ve logged it. Try again later, or send us this request ID.'
    return sendProblem(new Problem('unexpected', detail), request, reply)
  })
}

/** As nginx has it: metrics tell it from a failure, and there is no reader. */
const callerLeft = 499
const endCodes: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
])

/** Whether what broke off did so because the caller is gone. Any other error is told, whoever still waits. */
function isEndOfCaller(error: FastifyError, { raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished && (endCodes.has(error.code) || error.name === 'AbortError')
}

/** Different delays, so that callers don't all come back together. */
const unavailable = (): Problem =>
  new Problem('unavailable', 'The service can’t do this right now. Try again in a few seconds.', {
    retryAfterSeconds: randomInt(2, 6),
  })

const invalidTokens: ReadonlySet<string> = new Set(['token_expired', 'access_token_invalid'])

/** RFC 6750: a request without a token gets no error code. */
const challengeOf = ({ code }: Problem): string =>
  `Bearer realm="portal"${invalidTokens.has(code) ? ', error="invalid_token"' : ''}`

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status === 401 && !reply.hasHeader('WWW-Authenticate'))
    reply.header('WWW-Authenticate', challengeOf(problem))
  if (problem.retryAfterSeconds !== undefined) reply.header('Retry-After', problem.retryAfterSeconds)
  return reply.code(problem.status).type('application/problem+json').send(problem.body(request.id))
}
