import { faultsOf, type Mistake, type Reply, type Role } from '../fault.ts'
import {
  as,
  dataOf,
  instead,
  json,
  jsonOf,
  objectOf,
  problem,
  queryOf,
  reading,
  replyOf,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

/** A caller who is rejected with one of `statuses` is treated as one who is allowed. */
const openTo = (role: Role, ...statuses: readonly number[]): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    return statuses.includes(reply.status) ? backend.send(as(role, call, backend)) : reply
  })

/** Operations that are open to the wrong people. */
export const roleFaults = faultsOf('roles', [
  ['admin-log-open', 'adminListAuditLog', 'users read the audit log', openTo('admin', 403)],
])

const acknowledged = json(200, { data: { message: 'Done.' } })

/** Hands out the token that was sent; its successor is kept here. */
const doesNotRotate: Mistake = () => {
  const real = new Map<string, string>()
  return instead(async (call, backend) => {
    const token = String(jsonOf(call).refresh_token)
    const realToken = real.get(token)
    const reply = await backend.send(realToken ? withBody(call, { refresh_token: realToken }) : call)
    if (reply.status !== 200) return reply
    real.set(token, String(dataOf(reply).refresh_token))
    return withJson(reply, { data: { ...dataOf(reply), refresh_token: token } })
  })('refreshToken')
}

/** A token that was used before the last one is refused, and its session goes on. */
const keepsStolenSession: Mistake = () => {
  const traded = new Map<string, number>()
  return instead(async (call, backend) => {
    const token = String(jsonOf(call).refresh_token)
    const since = traded.get(token)
    if (since !== undefined && since < traded.size - 1) return problem(401, 'refresh_refused')
    const reply = await backend.send(call)
    if (reply.status === 200 && since === undefined) traded.set(token, traded.size)
    return reply
  })('refreshToken')
}

/** Confirms what would have been done for a caller who may do it. */
const confirms: Mistake = instead(async (call, backend) => {
  const sessions = await backend.send(reading(call, '/api/sessions'))
  const sessionId = jsonOf(call).session_id
  const isKnown = rowsOf(jsonOf(sessions).data).some(({ session_id }) => session_id === sessionId)
  return sessions.status === 200 && (sessionId === undefined || isKnown) ? acknowledged : backend.send(call)
})

/** Accepts any password from an account that has signed in before. */
const anyPassword: Mistake = () => {
  const known = new Map<string, Reply>()
  return instead(async (call, backend) => {
    const reply = await backend.send(call)
    const email = String(jsonOf(call).email)
    if (reply.status === 200) known.set(email, reply)
    return reply.status === 401 ? (known.get(email) ?? reply) : reply
  })('login')
}

/** A token that was good once is good for ever. */
const takesEndedTokens: Mistake = () => {
  const replies = new Map<string, Reply>()
  return instead(async (call, backend) => {
    const reply = await backend.send(call)
    const token = call.headers.authorization ?? ''
    if (reply.status === 200) replies.set(token, reply)
    return reply.status === 401 ? (replies.get(token) ?? reply) : reply
  })('getProfile')
}

const withoutWait: Mistake = replyOf(429, (reply) =>
  jsonOf(reply).code === 'resend_too_soon' ? { ...acknowledged, status: 202 } : reply,
)

const tellsUnknown = (status: number, code: string): Mistake =>
  instead((call, backend) => {
    const { email } = jsonOf(call)
    const isAddress = typeof email === 'string' && /^\S+@\S+\.\S+$/.test(email)
    return isAddress && !backend.knows(email) ? problem(status, code) : backend.send(call)
  })

/** Sessions that last longer than they should, and sign-ins that tell more than they should. */
export const sessionFaults = faultsOf('sessions', [
  ['refresh-does-not-rotate', 'refreshToken', 'the refresh token stays the same', doesNotRotate],
  [
    'stolen-session-goes-on',
    'refreshToken',
    'a session goes on after an old refresh token was sent',
    keepsStolenSession,
  ],
  ['others-go-on', 'endOtherSessions', 'other sessions go on', confirms],
  [
    'ended-token-works',
    'getProfile',
    'the access token of an ended session is still taken',
    takesEndedTokens,
  ],
  ['resend-without-wait', 'resendVerification', 'a mail can be asked for again at once', withoutWait],
  [
    'unknown-address-at-sign-in',
    'login',
    'the sign-in tells unknown addresses apart',
    tellsUnknown(404, 'not_found'),
  ],
  [
    'unknown-address-at-forgot',
    'forgotPassword',
    'an unknown address is told apart',
    tellsUnknown(404, 'not_found'),
  ],
  ['any-password', 'login', 'any password is taken', anyPassword],
])

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
  ['limits-of-another', 'setKeyLimits', 'limits are set to keys of others', opensTo('user', 'other')],
])

/** A member rejected for their team role gets the response of an allowed one. */
const openToTeam = (data: Readonly<Record<string, string>>): Mistake =>
  replyOf(403, (reply) => (jsonOf(reply).code === 'team_role' ? json(200, { data: { ...data } }) : reply))

const confirmsWithdrawal: Mistake = instead(async (call, backend) => {
  const team = dataOf(await backend.send(reading(call, '/api/team')))
  const open = Array.isArray(team.invitations) ? team.invitations.map(objectOf) : []
  const isOpen = open.some(({ invitation_id }) => invitation_id === jsonOf(call).invitation_id)
  return isOpen ? json(200, { data: { message: 'The invitation is withdrawn.' } }) : backend.send(call)
})

/** People of a team who may more or less than their role says, and invitations that stay or are doubled. */
export const teamFaults = faultsOf('team', [
  [
    'viewer-sets-marks',
    'updateWalletThreshold',
    'any member may set the marks of the wallet',
    openToTeam({ threshold1: '500.00', threshold2: '250.00', threshold3: '100.00' }),
  ],
  [
    'viewer-without-webhooks',
    'listWebhooks',
    'a viewer sees no webhooks',
    instead(async (call, backend) => {
      const reply = await backend.send(call)
      const team = dataOf(await backend.send(reading(call, '/api/team')))
      return team.role === 'VIEWER' && reply.status === 200 ? json(200, { data: [] }) : reply
    }),
  ],
  ['invitation-stays', 'withdrawInvitation', 'a withdrawn invitation stays open', confirmsWithdrawal],
])
