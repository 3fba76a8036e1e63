import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { findOperation } from '../modules/reference/repo.ts'
import { addExchanges } from '../modules/usage/exchanges-repo.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type FieldRules, readFieldRules } from './exchange-fields.ts'
import type { IncomingCall, LocatedCall } from './incoming-call.ts'
import { hasBody } from './read-request.ts'
import { type Exchange, redactExchange } from './redact-exchange.ts'

type NotedCall = Pick<LocatedCall, 'terms' | 'operation' | 'path'> & {
  readonly at: Date
  readonly body: Buffer | undefined
}

interface WaitingExchange extends NotedCall {
  readonly requestId: string
  readonly exchange: Exchange
  readonly bytes: number
}

/** Further exchanges are dropped: the log of a test is worth less than memory, or a call that waits. */
const maxWaitingBytes = 4_194_304
const maxWaiting = 500
const maxBatch = 50
const maxRules = 1_000

/**
 * Keeps the exchanges of calls with test keys, after their response is sent: no call waits for it, and none fails with it. Responses that flow
 * aren't read (decision 0128).
 */
export function createExchangeKeeper({ db, log }: Pick<AppContext, 'db' | 'log'>) {
  const calls = new WeakMap<FastifyRequest, NotedCall>()
  const rules = new LRUCache<string, FieldRules>({ max: maxRules })
  const waiting: WaitingExchange[] = []
  let waitingBytes = 0
  let working: Promise<void> | undefined

  async function rulesOf({ terms: { facts }, operation }: NotedCall): Promise<FieldRules> {
    const { api, version, updated_at } = facts
    const key = `${api} ${version} ${operation.operation_id} ${updated_at.getTime()}`
    const cached = rules.get(key)
    if (cached) return cached
    const text = await findOperation(db, { api, version, operation_id: operation.operation_id })
    const read = readFieldRules(text && JSON.parse(text))
    rules.set(key, read)
    return read
  }

  async function rowOf(waitingCall: WaitingExchange) {
    const { terms, requestId, at, exchange } = waitingCall
    const redacted = await redactExchange(exchange, await rulesOf(waitingCall))
    return { user_id: terms.facts.user_id, request_id: requestId, at, exchange: JSON.stringify(redacted) }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch)
      try {
        const rows = []
        for (const one of batch) {
          // Calls under way go first.
          await setImmediate()
          rows.push(await rowOf(one))
        }
        await addExchanges(db, rows)
      } catch (error) {
        log.warn({ err: error, calls: batch.length }, 'headers and bodies of test calls aren’t kept')
      }
      for (const { bytes } of batch) waitingBytes -= bytes
    }
    working = undefined
  }

  function keep(request: FastifyRequest, call: NotedCall, response: Exchange['response']): void {
    const { path, operation, body } = call
    const bytes = (body?.length ?? 0) + (response.body?.length ?? 0)
    if (waiting.length >= maxWaiting || waitingBytes + bytes > maxWaitingBytes) return
    waitingBytes += bytes
    const { headers } = request
    const sent = { headers, body: body ?? (hasBody(headers) ? undefined : null) }
    const exchange = { path, template: operation.path, request: sent, response }
    waiting.push({ ...call, requestId: request.id, exchange, bytes })
    working ??= work()
  }

  return {
    note({ request, at }: IncomingCall, { terms, operation, path }: LocatedCall, body?: Buffer): void {
      if (terms.facts.key_type !== 'TEST' || terms.facts.key_id === null) return
      calls.set(request, { terms, operation, path, at, body })
    },
    /** Responses of the scope, problems included. */
    watch(scope: FastifyInstance): void {
      scope.addHook('onSend', (request, reply, payload: unknown, done) => {
        const call = calls.get(request)
        if (call)
          keep(request, call, {
            status: reply.statusCode,
            headers: reply.getHeaders(),
            body: bytesOf(payload),
          })
        done()
      })
    },
    async drain(): Promise<void> {
      await working
    },
  }
}

function bytesOf(payload: unknown): Buffer | null | undefined {
  if (payload === undefined || payload === null) return null
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : undefined
}
