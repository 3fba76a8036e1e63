import { randomUUID } from 'node:crypto'
import { faultsOf, type Mistake } from '../fault.ts'
import { asks, withRequestHeader } from '../mistakes.ts'

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

/** Repetitions that are carried out, mixed up or refused. */
export const idempotencyFaults = faultsOf('idempotency', [
  ['replay-adds-again', 'adminAddCredits', 'a repeated request adds credits again', ignoresKeys],
  ['replay-deducts-again', 'adminDeductCredits', 'a repeated request deducts again', ignoresKeys],
  ['replay-pays-again', 'createPayment', 'a repeated request begins a second payment', ignoresKeys],
  ['parallel-adds-again', 'adminAddCredits', 'two requests at once both add credits', racesThrough],
])
