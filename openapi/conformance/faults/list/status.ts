import { faultsOf } from '../fault.ts'
import { jsonOf, replyOf, withJson } from '../mistakes.ts'

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
    '400-for-422',
    'updateWalletThreshold',
    '400 where a field breaks its rule',
    replyOf(422, (reply) => withJson({ ...reply, status: 400 }, { ...jsonOf(reply), status: 400 })),
  ],
  [
    'empty-body',
    'listSessions',
    'a list comes without a body',
    replyOf(200, (reply) => ({ ...reply, body: Buffer.alloc(0) })),
  ],
])
