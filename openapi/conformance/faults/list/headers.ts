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
  ['no-content-type', 'listFaqs', 'the content type is missing', header('content-type', undefined, 200)],
  ['no-request-id', 'listWebhooks', 'the request id is missing', header('x-request-id', undefined)],
  ['no-file-name', 'exportTransactions', 'a file has no name', header('content-disposition', undefined, 200)],
  ['no-etag', 'getSearchIndex', 'the version of the search index is missing', header('etag', undefined)],
  [
    'no-allow',
    'getWalletCredits',
    '405 does not say which methods there are',
    () => notAllowed('/api/wallet/credits', () => undefined),
  ],
  [
    'wrong-allow',
    'listTransactions',
    '405 names a method that is not taken',
    () => notAllowed('/api/transactions', () => 'GET, HEAD, POST, DELETE'),
  ],
  [
    'no-retry-after',
    'forgotPassword',
    '429 does not say how long to wait',
    header('retry-after', undefined, 429),
  ],
  [
    'no-replayed-mark',
    'adminAddCredits',
    'a replayed answer is not marked',
    header('idempotent-replayed', undefined),
  ],
])
