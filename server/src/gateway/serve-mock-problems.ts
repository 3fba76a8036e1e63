import catalogue from '@switchboard/contract/problems.json' with { type: 'json' }
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode, refusedField } from '../platform/http/problem.ts'

/** Statuses whose responses say when to try again. */
const timed: ReadonlySet<number> = new Set([429, 503])

interface ProblemRequest {
  Params: { readonly code: string }
}

/**
 * Every error code at an address of its own, `/mock/problems/{code}/…`: any call there fails with it, so that a client whose base URL it
 * is can be tested. See decision 0096.
 */
export function serveMockProblems(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // Whatever the body is, the response is the same.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('X-Environment', 'MOCK')
    })
    const fail = async ({ params }: FastifyRequest<ProblemRequest>, reply: FastifyReply) => {
      const problem = problemOf(params.code.replaceAll('-', '_'))
      // No method has another result.
      if (problem.status === 405) reply.header('Allow', '')
      throw problem
    }
    scope.all<ProblemRequest>('/mock/problems/:code', fail)
    scope.all<ProblemRequest>('/mock/problems/:code/*', fail)
  })
}

const isCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code)

function problemOf(code: string): Problem {
  if (!isCode(code)) return new Problem('not_found', 'No error has this code. /problems lists them all.')
  if (code === 'validation_failed') return refusedField('#/example', 'required', 'Enter a value.')
  const { meaning, statuses } = catalogue[code]
  return new Problem(code, meaning, timed.has(statuses[0] ?? 0) ? { retryAfterSeconds: 1 } : {})
}
