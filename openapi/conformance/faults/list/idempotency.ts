import { randomUUID } from 'node:crypto'
import { faultsOf, type Mistake, type Reply } from '../fault.ts'
import { asks, problem, replyOf, withHeader, withRequestHeader } from '../mistakes.ts'

const keyOf = (headers: Readonly<Record<string, unknown>>): string | undefined =>
  headers['idempotency-key'] as string | undefined

/** Every request is a new intent. */
const ignoresKeys: Mistake = asks((call) =>
  keyOf(call.headers) ? withRequestHeader(call, 'idempotency-key', randomUUID()) : call,
)

/** Two at once are two intents, a later one is a repetition. */
const racesThrough: Mistake = (operation) => {
  const running = new Set<string>()
  return async (call, backend) => {
    const key = keyOf(call.headers)
    if (call.operation !== operation || key === undefined) return backend.send(call)
    if (running.has(key)) return backend.send(withRequestHeader(call, 'idempotency-key', randomUUID()))
    running.add(key)
    const reply = await backend.send(call)
    running.delete(key)
    return reply
  }
}

/** A key that was used is refused, also with the same body. */
const refusesReplay: Mistake = (operation) => {
  const used = new Set<string>()
  return async (call, backend) => {
    const key = keyOf(call.headers)
    if (call.operation !== operation || key === undefined) return backend.send(call)
    if (used.has(key)) return problem(409, 'idempotency_conflict')
    const reply = await backend.send(call)
    if (reply.status < 300) used.add(key)
    return reply
  }
}

/** Whatever the body is, a used key answers what it answered first. */
const overlooksBody: Mistake = (operation) => {
  const first = new Map<string, Reply>()
  return async (call, backend) => {
    const key = keyOf(call.headers)
    if (call.operation !== operation || key === undefined) return backend.send(call)
    const known = first.get(key)
    if (known) return withHeader(known, 'idempotent-replayed', 'true')
    const reply = await backend.send(call)
    if (reply.status < 300) first.set(key, reply)
    return reply
  }
}

/** Repetitions that are carried out, mixed up or refused. */
export const idempotencyFaults = faultsOf('idempotency', [
  ['replay-adds-again', 'adminAddCredits', 'a repeated request adds credits again', ignoresKeys],
  ['replay-deducts-again', 'adminDeductCredits', 'a repeated request deducts again', ignoresKeys],
  ['replay-pays-again', 'createPayment', 'a repeated request begins a second payment', ignoresKeys],
  ['replay-makes-another-key', 'createKey', 'a repeated request makes another key', ignoresKeys],
  ['parallel-adds-again', 'adminAddCredits', 'two requests at once both add credits', racesThrough],
  ['replay-refused', 'createPayment', 'a repetition is refused', refusesReplay],
  ['other-body-taken', 'adminAddCredits', 'a used key takes another body', overlooksBody],
  ['other-body-pays', 'createPayment', 'a used key takes another amount', overlooksBody],
  [
    'conflict-as-400',
    'adminDeductCredits',
    'a conflict of keys is a 400',
    replyOf(409, (reply) => ({ ...reply, status: 400 })),
  ],
])
