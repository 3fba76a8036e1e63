import { faultsOf, type Mistake, type Reply, type Role } from '../fault.ts'
import { as, instead, problem, queryOf } from '../mistakes.ts'

/** Things that the caller doesn't have are looked up among other accounts'. */
const opensTo = (...owners: readonly Role[]): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    if (reply.status !== 404) return reply
    for (const owner of owners) {
      const theirs = await backend.send(as(owner, call, backend))
      if (theirs.status < 300) return theirs
    }
    return reply
  })

/** The next caller gets the first one's response. */
const sharedCache: Mistake = (operation) => {
  let cached: Reply | undefined
  return async (call, backend) => {
    if (call.operation !== operation) return backend.send(call)
    const reply = await backend.send(call)
    if (reply.status !== 200) return reply
    cached ??= reply
    return cached
  }
}

/** Another account's things are forbidden instead of not found. */
const tellsApart =
  (...owners: readonly Role[]): Mistake =>
  (operation) => {
    const opened = opensTo(...owners)(operation)
    return async (call, backend) => {
      const reply = await backend.send(call)
      if (call.operation !== operation || reply.status !== 404) return reply
      return (await opened(call, backend)).status < 300 ? problem(403, 'forbidden') : reply
    }
  }

/** Accounts that see or change what belongs to others. */
export const isolationFaults = faultsOf('isolation', [
  [
    'payment-of-another',
    'getTransactionStatus',
    'a payment can be read by anybody who knows its id',
    opensTo('user', 'other'),
  ],
  ['balance-of-another', 'getWalletCredits', 'a cache answers every account alike', sharedCache],
  ['profile-of-another', 'getProfile', 'a cache shows everybody the same profile', sharedCache],
  ['keys-of-another', 'revokeKeys', 'keys of others can be revoked', opensTo('user', 'other')],
  ['rename-of-another', 'renameKey', 'keys of others can be renamed', opensTo('user', 'other')],
  ['session-of-another', 'endSession', 'sessions of others can be ended', opensTo('user', 'other')],
  [
    'new-key-for-another',
    'createKey',
    'a key is made for a subscription of somebody else',
    opensTo('user', 'other'),
  ],
  [
    'usage-of-another',
    'exportApiUsage',
    'a user reads the usage of the one they name',
    instead(async (call, backend) =>
      backend.send(queryOf(call).has('user_id') ? as('admin', call, backend) : call),
    ),
  ],
  [
    'ledger-of-first',
    'adminListTransactions',
    'the ledger of whoever was looked at first is shown for everybody',
    sharedCache,
  ],
  [
    'call-of-another',
    'getUserApiResponse',
    'a call can be read by anybody who knows its id',
    opensTo('user', 'other'),
  ],
  ['delivery-of-another', 'getWebhookDelivery', 'deliveries of others can be read', opensTo('user', 'other')],
  ['file-of-another', 'downloadExport', 'a prepared file is there for everybody', opensTo('user', 'other')],
  ['export-of-another', 'removeExport', 'exports of others can be removed', opensTo('user', 'other')],
  [
    'secret-of-another',
    'rotateWebhookSecret',
    'the secret of another’s webhook can be replaced',
    opensTo('user', 'other'),
  ],
  ['webhook-of-another', 'updateWebhook', 'the webhook of another can be changed', opensTo('user', 'other')],
  ['test-for-another', 'testWebhook', 'the webhook of another can be tested', opensTo('user', 'other')],
  [
    'notifications-of-another',
    'listNotificationHistory',
    'a cache shows everybody the same notifications',
    sharedCache,
  ],
  ['sessions-of-another', 'listSessions', 'a cache shows everybody the same sessions', sharedCache],
  ['calls-of-another', 'listUserApiResponses', 'a cache shows everybody the same calls', sharedCache],
  ['payments-of-another', 'listPayments', 'a cache shows everybody the same payments', sharedCache],
  ['calls-file-of-another', 'exportUserResponses', 'a cache gives everybody the same file', sharedCache],
  ['limits-of-another', 'setKeyLimits', 'limits are set to keys of others', opensTo('user', 'other')],
  ['use-of-another', 'listLimits', 'a cache shows everybody the same limits', sharedCache],
  [
    'foreign-told-apart',
    'getUserApiResponse',
    'a call of another is told apart from one that nobody made',
    tellsApart('user', 'other'),
  ],
])
