import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { tellAccountChanged } from '../db/change-feed.ts'
import type { Queries } from '../db/client.ts'
import { openReads } from '../db/open-reads.ts'
import { accessProblem } from './access.ts'
import { type Authenticate, type AuthUser, authenticateRequest } from './authenticate.ts'
import { callerNetwork } from './caller-network.ts'
import type { Operation } from './contract.ts'
import { isHeld } from './etag.ts'
import type { Handler } from './handler.ts'
import { hasStoredResponse, withIdempotency } from './idempotency.ts'
import { type Form, type FormPlaces, readForm } from './multipart.ts'
import { CommittedRejection, rejectIf } from './problem.ts'
import { enforceRateLimit } from './rate-limit.ts'
import type { RequireProof } from './require-proof.ts'
import type { RunningExports } from './running-exports.ts'
import { sendEvents } from './send-events.ts'
import { sendStream } from './send-stream.ts'
import { StoredJson } from './stored-json.ts'
import type { HoldMembership } from './team-role.ts'
import type { Turns } from './turns.ts'
import type { Validation } from './validation.ts'

interface Endpoint {
  readonly operation: Operation
  readonly handler: Handler
  readonly validation: Validation
  readonly context: AppContext
  readonly authenticate: Authenticate
  readonly requireProof: RequireProof
  readonly holdMembership: HoldMembership
  readonly runningExports: RunningExports
  readonly turns: Turns
  /** Several accounts can call from a network. */
  readonly networkTurns: Turns
  readonly formPlaces: FormPlaces
  /** Checks what is sent as it is stored, too. */
  readonly validateAnswers: boolean
}

/** Browsers keep well below it. */
const maxUserAgent = 400

/** The five steps of every operation: authenticate, authorise and limit, parse, handle, respond. */
export function createEndpoint({
  operation,
  handler,
  validation,
  context,
  authenticate,
  requireProof,
  holdMembership,
  runningExports,
  turns,
  networkTurns,
  formPlaces,
  validateAnswers,
}: Endpoint) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = await authenticateRequest(operation, { ...context, authenticate }, request)
    if (actor) rejectIf(accessProblem(operation, actor))
    const network = callerNetwork(request)
    const key = idempotencyKeyOf(operation, request)
    // A client that repeats a call after a lost response gets that response, however often it has called since.
    const isRepeated =
      actor && key && (await hasStoredResponse(context.db, { actor, operation: operation.id, key }))
    if (!isRepeated) await enforceRateLimit(context, operation.id, actor?.id ?? network)
    const query = validation.query(request.query)
    if (operation.formSchema) formPlaces.enter(actor?.id ?? network, network, reply)
    const form: Form = operation.formSchema
      ? await readForm(request, handler.maxFileBytes)
      : { body: request.body, files: {} }
    const body = validation.body(form.body)
    // After the fields: a call that is rejected anyway must not ask for a proof first.
    if (actor) await requireProof(context, operation, actor)
    if (handler.isExport && actor) runningExports.begin(actor.id, reply)
    const actsFor = (operation.teamRoles && actor?.account.id) ?? null
    const user = actor && actsFor !== null ? { ...actor, id: actsFor } : actor

    const call = {
      ...context,
      ...(handler.reads && context.replica && { db: openReads(context.db, context.replica) }),
      query,
      path: request.params,
      body,
      files: form.files,
      requestId: request.id,
      idempotencyKey: key,
      network,
      userAgent: request.headers['user-agent']?.slice(0, maxUserAgent) || null,
      actsFor,
      visitor: user,
      get user() {
        return known(operation, user)
      },
      get actor() {
        return known(operation, actor)
      },
    }
    const work = () =>
      networkTurns.take(network, () =>
        run({ operation, handler, context, holdMembership }, call as never, key),
      )
    const outcome = await (user ? turns.take(user.id, work) : work())
    if (outcome instanceof CommittedRejection) throw outcome.problem
    if ('onOpen' in outcome) return sendEvents(reply, outcome)
    if ('stream' in outcome) return sendStream(reply, outcome, context.settings)
    if (outcome.etag !== undefined) {
      reply.headers({ ETag: outcome.etag, 'Cache-Control': 'no-cache' })
      if (isHeld(outcome.etag, request.headers['if-none-match'])) return reply.code(304).send()
    }
    if (outcome.replayed) reply.header('Idempotent-Replayed', 'true')
    if (!(outcome.body instanceof StoredJson)) return reply.code(outcome.status).send(outcome.body)
    const { text } = outcome.body
    if (validateAnswers) validation.response(outcome.status, JSON.parse(text))
    return reply.code(outcome.status).type('application/json; charset=utf-8').send(text)
  }
}

function known({ id }: Operation, user: AuthUser | undefined): AuthUser {
  if (!user) throw new Error(`${id} is public and knows no user.`)
  return user
}

function idempotencyKeyOf({ idempotent }: Operation, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return idempotent && typeof key === 'string' ? key : undefined
}

async function run(
  {
    operation,
    handler,
    context,
    holdMembership,
  }: Pick<Endpoint, 'operation' | 'handler' | 'context' | 'holdMembership'>,
  call: Parameters<Handler['handle']>[0],
  key: string | undefined,
): ReturnType<Handler['handle']> {
  if (!handler.transaction) {
    const outcome = await handler.handle(call)
    await tellTeam(context.db, operation, call)
    return outcome
  }
  // Under a key that was used before, the response is there already, and what it did rejects a preparation of the same.
  const isStored = async () =>
    key !== undefined && hasStoredResponse(context.db, { actor: call.actor, operation: operation.id, key })
  const prepare = async () =>
    (await isStored())
      ? undefined
      : handler.prepare?.(call).catch(async (error) => {
          if (!(await isStored())) throw error
        })
  const prepared = handler.prepare && (await prepare())
  return context.db.transaction().execute(async (db) => {
    if (operation.teamRoles && call.visitor) await holdMembership(db, call.actor, operation.teamRoles)
    // A spread would read `user`, which a public operation must not have.
    const inside = Object.create(call, { db: { value: db, enumerable: true } })
    const work = async () => {
      const outcome = await handler.handle(inside, prepared)
      await tellTeam(db, operation, call)
      return outcome
    }
    return key === undefined ? work() : withIdempotency({ call: inside, operation: operation.id, key }, work)
  })
}

/** Tells the streams of everybody else who acts for the account, once it is committed, which of their reads are stale. */
async function tellTeam(
  db: Queries,
  { changesAccount, method, path }: Operation,
  { actsFor, visitor }: Parameters<Handler['handle']>[0],
): Promise<void> {
  if (!changesAccount || actsFor === null || !visitor) return
  await tellAccountChanged(db, { account: actsFor, session: visitor.session, operation: `${method} ${path}` })
}
