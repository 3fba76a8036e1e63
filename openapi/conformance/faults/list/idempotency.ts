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

/** A used key returns the first response, whoever sends it. */
const overlooksAccount: Mistake = (operation) => {
  const first = new Map<string, Reply>()
  return async (call, backend) => {
    const key = keyOf(call.headers)
    if (call.operation !== operation || key === undefined) return backend.send(call)
    const body = `${key} ${call.body}`
    const known = first.get(body)
    const reply = await backend.send(call)
    if (known && !reply.headers['idempotent-replayed'])
      return withHeader(known, 'idempotent-replayed', 'true')
    if (reply.status < 300) first.set(body, reply)
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
  ['replay-exports-again', 'createExport', 'a repeated request prepares a second export', ignoresKeys],
  ['replay-makes-another-webhook', 'createWebhook', 'a repeated request makes another webhook', ignoresKeys],
  ['replay-regenerates-again', 'regenerateKey', 'a repeated request replaces the key again', ignoresKeys],
  [
    'replay-regenerates-for-user',
    'adminRegenerateKeys',
    'a repeated request of an administrator replaces the key again',
    ignoresKeys,
  ],
  [
    'replay-subscribes-again',
    'createUserSubscription',
    'a repeated request is refused as a second subscription',
    ignoresKeys,
  ],
  ['parallel-makes-two-keys', 'createKey', 'two requests at once make two keys', racesThrough],
  ['parallel-makes-two-webhooks', 'createWebhook', 'two requests at once make two webhooks', racesThrough],
  ['parallel-exports', 'createExport', 'two requests at once prepare two exports', racesThrough],
  ['other-webhook-taken', 'createWebhook', 'a used key takes another webhook', overlooksBody],
  ['other-export-taken', 'createExport', 'a used key takes another export', overlooksBody],
  ['other-name-taken', 'createKey', 'a used key takes another name', overlooksBody],
  ['key-of-everybody', 'createPayment', 'a key counts for all accounts', overlooksAccount],
  [
    'webhook-of-everybody',
    'createWebhook',
    'the key of one account is answered to another',
    overlooksAccount,
  ],
  ['rotation-refused', 'rotateWebhookSecret', 'a repetition of a rotation is refused', refusesReplay],
])
