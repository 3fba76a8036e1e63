import { faultsOf, type Mistake, type Reply } from '../fault.ts'
import {
  dataOf,
  instead,
  json,
  jsonOf,
  problem,
  reading,
  replyOf,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

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
