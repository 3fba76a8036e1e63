import { faultsOf, type Mistake, type Reply, type Role } from '../fault.ts'
import { as, instead, queryOf } from '../mistakes.ts'

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

/** Accounts that see or change what belongs to others. */
export const isolationFaults = faultsOf('isolation', [
  [
    'payment-of-another',
    'getTransactionStatus',
    'a payment can be read by anybody who knows its id',
    opensTo('user', 'other'),
  ],
  ['keys-of-another', 'revokeKeys', 'keys of others can be revoked', opensTo('user', 'other')],
  ['rename-of-another', 'renameKey', 'keys of others can be renamed', opensTo('user', 'other')],
  [
    'usage-of-another',
    'exportApiUsage',
    'a user reads the usage of the one they name',
    instead(async (call, backend) =>
      backend.send(queryOf(call).has('user_id') ? as('admin', call, backend) : call),
    ),
  ],
  [
    'notifications-of-another',
    'listNotificationHistory',
    'a cache shows everybody the same notifications',
    sharedCache,
  ],
  ['sessions-of-another', 'listSessions', 'a cache shows everybody the same sessions', sharedCache],
  ['payments-of-another', 'listPayments', 'a cache shows everybody the same payments', sharedCache],
  ['limits-of-another', 'setKeyLimits', 'limits are set to keys of others', opensTo('user', 'other')],
])
