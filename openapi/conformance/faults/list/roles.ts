import { faultsOf, type Mistake, type Role } from '../fault.ts'
import { as, dataOf, instead, json, replyOf } from '../mistakes.ts'

/** A caller who is rejected with one of `statuses` is treated as one who is allowed. */
const openTo = (role: Role, ...statuses: readonly number[]): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    return statuses.includes(reply.status) ? backend.send(as(role, call, backend)) : reply
  })

const takesRefreshTokens: Mistake = (operation) => {
  const refreshTokens = new Set<string>()
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation === 'login') refreshTokens.add(`Bearer ${dataOf(reply).refresh_token}`)
    const isTaken = call.operation === operation && refreshTokens.has(call.headers.authorization ?? '')
    return isTaken ? backend.send(as('user', call, backend)) : reply
  }
}

/** Operations that are open to the wrong people. */
export const roleFaults = faultsOf('roles', [
  ['admin-list-open', 'adminListSubscriptions', 'users see the list of all accounts', openTo('admin', 403)],
  ['admin-write-open', 'adminAddCredits', 'users may add credits', openTo('admin', 403)],
  ['admin-log-open', 'adminListAuditLog', 'users read the audit log', openTo('admin', 403)],
  [
    'wallet-open',
    'getWalletCredits',
    'no token is needed',
    instead(async (call, backend) =>
      backend.send(call.headers.authorization ? call : as('user', call, backend)),
    ),
  ],
  ['forged-token', 'getProfile', 'a token is not checked', openTo('user', 401)],
  [
    'refresh-token-opens',
    'listTransactions',
    'a refresh token is taken for an access token',
    takesRefreshTokens,
  ],
  ['user-call-open-to-admin', 'getWalletThreshold', 'administrators have a wallet', openTo('user', 403)],
  [
    'public-call-closed',
    'listPublicApis',
    'visitors have to sign in',
    instead(async (call, backend) =>
      call.headers.authorization
        ? backend.send(call)
        : json(401, {
            type: '/problems/token-missing',
            title: 'Sign in',
            status: 401,
            code: 'token_missing',
            request_id: 'req_000000000000',
          }),
    ),
  ],
  [
    '401-for-403',
    'adminListApis',
    '401 for a user who is signed in',
    replyOf(403, () =>
      json(401, {
        type: '/problems/token-expired',
        title: 'Sign in',
        status: 401,
        code: 'token_expired',
        request_id: 'req_000000000000',
      }),
    ),
  ],
])
