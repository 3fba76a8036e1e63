import { faultsOf } from '../fault.ts'
import { instead, json, jsonOf, problem, queryOf, replies, replyOf, withJson } from '../mistakes.ts'

/** Answers with another status than the contract has for them. */
export const statusFaults = faultsOf('status', [
  [
    'problem-with-200',
    'adminGetUserSubscription',
    'a problem comes with the status 200',
    replyOf(404, (reply) => ({ ...reply, status: 200 })),
  ],
  [
    '200-for-201',
    'createKey',
    '200 where something was made',
    replyOf(201, (reply) => ({ ...reply, status: 200 })),
  ],
  [
    '204-for-200',
    'updateNotificationPreferences',
    '204 in place of what was asked for',
    replyOf(200, (reply) => ({ ...reply, status: 204, body: Buffer.alloc(0) })),
  ],
  [
    '500-at-a-bound',
    'listTransactions',
    '500 for the largest page there may be',
    replies((reply, call) => (queryOf(call).get('limit') === '200' ? problem(500, 'unexpected') : reply)),
  ],
  [
    '500-for-a-long-text',
    'updateProfile',
    '500 for a text that is too long',
    replies((reply, call) =>
      Object.values(jsonOf(call)).some((value) => String(value).length > 100)
        ? problem(500, 'unexpected')
        : reply,
    ),
  ],
  [
    'not-implemented',
    'listDeprecations',
    'an operation is not implemented',
    instead(() => json(501, { message: 'Not implemented' })),
  ],
  [
    'not-there',
    'listApiResponseStatuses',
    'an operation is missing',
    instead(() => problem(404, 'not_found')),
  ],
  [
    'undeclared-status',
    'getWalletThreshold',
    'a status that the contract does not have',
    replyOf(200, (reply) => ({ ...reply, status: 203 })),
  ],
  [
    '400-for-422',
    'updateWalletThreshold',
    '400 where a field breaks its rule',
    replyOf(422, (reply) => withJson({ ...reply, status: 400 }, { ...jsonOf(reply), status: 400 })),
  ],
  ['403-for-401', 'getTeam', '403 where nobody is signed in', replyOf(401, () => problem(403, 'forbidden'))],
  [
    'redirect-to-sign-in',
    'getSecondFactor',
    'a redirect where nobody is signed in',
    replyOf(401, () => ({ status: 302, headers: { location: '/login' }, body: Buffer.alloc(0) })),
  ],
  [
    'cut-connection',
    'listBillingStatements',
    'the connection breaks within the body',
    replyOf(200, (reply) => ({ ...reply, cut: true })),
  ],
  [
    'half-json',
    'listTestAccounts',
    'the JSON breaks off',
    replyOf(200, (reply) => ({ ...reply, body: (reply.body as Buffer).subarray(0, -2) })),
  ],
  [
    '200-for-unknown',
    'getApiReference',
    'an unknown API is answered with an empty document',
    replyOf(404, () => json(200, { data: null })),
  ],
  [
    'empty-body',
    'listSessions',
    'a list comes without a body',
    replyOf(200, (reply) => ({ ...reply, body: Buffer.alloc(0) })),
  ],
])
