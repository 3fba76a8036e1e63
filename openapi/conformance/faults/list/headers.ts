import type { Behaviour } from '../fault.ts'
import { faultsOf } from '../fault.ts'
import { header, replyOf, withHeader } from '../mistakes.ts'

/** The response to a method that the address doesn't take. */
const notAllowed =
  (path: string, change: (allow: string | undefined) => string | undefined): Behaviour =>
  async (call, backend) => {
    const reply = await backend.send(call)
    if (call.path !== path || reply.status !== 405) return reply
    return withHeader(reply, 'allow', change(reply.headers.allow as string | undefined))
  }

/** Headers that are missing or wrong. */
export const headerFaults = faultsOf('headers', [
  [
    'html-for-json',
    'getProfile',
    'JSON is called HTML',
    header('content-type', 'text/html; charset=utf-8', 200),
  ],
  [
    'problem-as-json',
    'getWalletThreshold',
    'a problem is called plain JSON',
    replyOf(401, (reply) => withHeader(reply, 'content-type', 'application/json')),
  ],
  [
    'no-allow',
    'getWalletCredits',
    '405 does not say which methods there are',
    () => notAllowed('/api/wallet/credits', () => undefined),
  ],
  [
    'no-retry-after',
    'forgotPassword',
    '429 does not say how long to wait',
    header('retry-after', undefined, 429),
  ],
])
