import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { type Authenticate, type AuthUser, authenticateRequest } from './authenticate.ts'
import { callerNetwork } from './caller-network.ts'
import type { Operation } from './contract.ts'
import { isHeld } from './etag.ts'
import type { Handler } from './handler.ts'
import { hasStoredResponse, withIdempotency } from './idempotency.ts'
import { type Form, readForm } from './multipart.ts'
import { CommittedRejection, Problem } from './problem.ts'
import { enforceRateLimit } from './rate-limit.ts'
import type { RequireProof } from './require-proof.ts'
import type { RunningExports } from './running-exports.ts'
import { sendEvents } from './send-events.ts'
import { sendStream } from './send-stream.ts'
import type { Validation } from './validation.ts'

interface Endpoint {
  readonly operation: Operation
  readonly handler: Handler
  readonly validation: Validation
  readonly context: AppContext
  readonly authenticate: Authenticate
  readonly requireProof: RequireProof
  readonly runningExports: RunningExports
}

/** Calls that a person may make before they accepted the terms. */
const beforeTerms = new Set(['getProfile', 'acceptTerms'])

/** Browsers keep well below it. */
const maxUserAgent = 400

/** The five steps of every operation: who, may (and how often), parse, do, answer. */
export function createEndpoint({
  operation,
  handler,
  validation,
  context,
  authenticate,
  requireProof,
  runningExports,
}: Endpoint) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const user = await authenticateRequest(operation, { ...context, authenticate }, request)
    if (user) requireAllowed(operation, user)
    const network = callerNetwork(request)
    const key = idempotencyKeyOf(operation, request)
    // A client that repeats a call after a lost response gets that response, however often it has called since.
    const isRepeated =
      user && key && (await hasStoredResponse(context.db, { user, operation: operation.id, key }))
    if (!isRepeated) await enforceRateLimit(context, operation.id, user?.id ?? network)
    const query = validation.query(request.query)
    const form: Form = operation.formSchema
      ? await readForm(request, handler.maxFileBytes)
      : { body: request.body, files: {} }
    const body = validation.body(form.body)
    // After the fields: nobody proves who they are for a call that is refused anyway.
    if (user) await requireProof(context, operation, user)
    if (handler.isExport && user) runningExports.begin(user.id, reply)

    const call = {
      ...context,
      query,
      path: request.params,
      body,
      files: form.files,
      requestId: request.id,
      idempotencyKey: key,
      network,
      userAgent: request.headers['user-agent']?.slice(0, maxUserAgent) || null,
      visitor: user,
      get user() {
        if (!user) throw new Error(`${operation.id} is public and knows no user.`)
        return user
      },
    }
    const outcome = await run({ operation, handler, context }, call as never, key)
    if (outcome instanceof CommittedRejection) throw outcome.problem
    if ('onOpen' in outcome) return sendEvents(reply, outcome)
    if ('stream' in outcome) return sendStream(reply, outcome, context.settings)
    if (outcome.etag !== undefined) {
      reply.headers({ ETag: outcome.etag, 'Cache-Control': 'no-cache' })
      if (isHeld(outcome.etag, request.headers['if-none-match'])) return reply.code(304).send()
    }
    if (outcome.replayed) reply.header('Idempotent-Replayed', 'true')
    return reply.code(outcome.status).send(outcome.body)
  }
}

function requireAllowed({ id, roles }: Operation, user: AuthUser): void {
  if (!roles.includes(user.role)) {
    throw new Problem(
      'forbidden',
      `This call is for ${roles.includes('ADMIN') ? 'administrators' : 'users with a wallet'}.`,
    )
  }
  if (user.termsAccepted || beforeTerms.has(id)) return
  throw new Problem(
    'terms_not_accepted',
    'Your account has not accepted the terms and conditions yet. Accept them, then try again.',
  )
}

function idempotencyKeyOf({ idempotent }: Operation, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return idempotent && typeof key === 'string' ? key : undefined
}

async function run(
  { operation, handler, context }: Pick<Endpoint, 'operation' | 'handler' | 'context'>,
  call: Parameters<Handler['handle']>[0],
  key: string | undefined,
): ReturnType<Handler['handle']> {
  if (!handler.transaction) return handler.handle(call)
  return context.db.transaction().execute(async (db) => {
    // A spread would read `user`, which a public operation must not have.
    const inside = Object.create(call, { db: { value: db, enumerable: true } })
    if (key === undefined) return handler.handle(inside)
    return withIdempotency({ call: inside, operation: operation.id, key }, () => handler.handle(inside))
  })
}
