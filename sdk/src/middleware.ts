import type { Middleware } from 'openapi-fetch'
import { idempotentOperations } from './generated/operations.ts'
import { randomId } from './random-id.ts'

/** Names each call in the server's logs. */
export const requestId: Middleware = {
  onRequest({ request }) {
    if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', randomId())
  },
}

/**
 * One call is one intent: its key is made here, before the first sending, and stays with the request when it is
 * sent again. A caller that repeats an intent by itself passes the same key each time.
 */
export const idempotencyKey: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!idempotentOperations.has(`${request.method} ${schemaPath}`)) return
    if (!request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', randomId())
  },
}
