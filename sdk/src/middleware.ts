import type { Middleware } from 'openapi-fetch'
import { idempotentOperations } from './generated/operations.ts'
import { randomId } from './random-id.ts'

/**
 * Names the call in the server's logs, and the intent behind it. One call is one intent: its key is made here,
 * before the first sending, and stays with the request when it is sent again. A caller that repeats an intent by
 * itself passes the same key each time.
 */
export const naming: Middleware = {
  onRequest({ request: { headers, method }, schemaPath }) {
    const name = (header: string) => headers.has(header) || headers.set(header, randomId())
    name('X-Request-Id')
    if (idempotentOperations.has(`${method} ${schemaPath}`)) name('Idempotency-Key')
  },
}
