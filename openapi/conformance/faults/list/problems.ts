import { faultsOf } from '../fault.ts'
import { isProblem, problemField, replies, replyOf } from '../mistakes.ts'

/** Problems that a program cannot rely on. */
export const problemFaults = faultsOf('problem bodies', [
  [
    'status-differs',
    'getProfile',
    'the problem names another status than the response',
    problemField('status', () => 400),
  ],
  ['code-missing', 'getWalletCredits', 'a problem has no code', problemField('code', () => undefined)],
  [
    'code-unknown',
    'getKeys',
    'a code that the contract does not know',
    problemField('code', () => 'no_such_thing'),
  ],
  [
    'pointer-missing',
    'updateProfile',
    'a refused field is not pointed at',
    problemField('errors', () => undefined),
  ],
  [
    'pointer-elsewhere',
    'updateWalletThreshold',
    'the pointer shows another field',
    problemField('errors.*.pointer', () => '#/threshold'),
  ],
  [
    'request-id-missing',
    'getCredits',
    'a problem has no request id',
    problemField('request_id', () => undefined),
  ],
  [
    'request-id-differs',
    'listPayments',
    'problem and header name two requests',
    problemField('request_id', () => 'req_0000000000aa'),
  ],
  [
    'plain-text',
    'getUserPlan',
    'a refusal is plain text',
    replies((reply) =>
      isProblem(reply)
        ? {
            ...reply,
            headers: { ...reply.headers, 'content-type': 'text/plain' },
            body: Buffer.from('Bad request'),
          }
        : reply,
    ),
  ],
  [
    'bare-error',
    'revokeKeys',
    'a refusal is { "error": … }',
    replyOf(422, (reply) => ({ ...reply, body: Buffer.from('{"error":"invalid"}') })),
  ],
])
