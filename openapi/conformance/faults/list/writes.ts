import { type Behaviour, type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import {
  instead,
  isObject,
  type JsonObject,
  jsonOf,
  objectOf,
  problem,
  reading,
  rowsOf,
  withJson,
} from '../mistakes.ts'

/** True unless the call must be rejected for another reason: its caller, its type, or a body that is missing or invalid. */
const isWhole = (call: Call): boolean =>
  isObject(call) &&
  String(call.headers['content-type']).startsWith('application/json') &&
  String(call.headers.authorization).startsWith('Bearer ')

/** An administrator's write about a user that is confirmed alone. */
const confirmsForUser = (status: string): Mistake =>
  instead(async (call, backend) => {
    const { user_id } = jsonOf(call)
    const read = await backend.send(reading(call, '/api/admin/user-subscription', `?user_id=${user_id}`))
    if (read.status !== 200 || !isWhole(call)) return backend.send(call)
    const isRight = Object.keys(jsonOf(call)).every((name) => ['user_id', 'reason'].includes(name))
    const { reason = 'no reason' } = jsonOf(call)
    if (!isRight || typeof reason !== 'string' || reason.length < 5) return backend.send(call)
    return withJson(read, { data: { user_id, status, ended_sessions: 1 } })
  })

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 3

const changesNoPassword: Mistake = instead(async (call, backend) => {
  const { current_password, new_password, repeat_password } = jsonOf(call)
  const isRight = isText(new_password) && new_password.length >= 12 && new_password === repeat_password
  if (!isWhole(call) || !isRight || !isText(current_password) || current_password.startsWith('not '))
    return backend.send(call)
  const read = await backend.send(reading(call, '/api/second-factor'))
  return read.status === 200 ? withJson(read, { data: { message: 'The password is changed.' } }) : read
})

const removesNoApp: Mistake = instead(async (call, backend) => {
  const read = await backend.send(reading(call, '/api/second-factor'))
  const data = objectOf(jsonOf(read).data)
  return data.totp ? withJson(read, { data: { ...data, totp: null } }) : backend.send(call)
})

/** A setting that was made counts as an error when it comes once more. */
const rejectsAgain: Mistake = (operation) => {
  const bodies = new Set<string>()
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation || reply.status !== 200) return reply
    const isNew = !bodies.has(String(call.body))
    bodies.add(String(call.body))
    return isNew ? reply : problem(422, 'validation_failed')
  }
}

/** A call that counts once gets the response of the first time again. */
const takesAgain: Mistake = (operation) => {
  const replies = new Map<string, Reply>()
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation) return reply
    if (reply.status === 200) replies.set(String(call.body), reply)
    return ([409, 422].includes(reply.status) && replies.get(String(call.body))) || reply
  }
}

/** Writes that answer well and do nothing or something else, and refusals that do something. */
export const writeFaults = faultsOf('writes', [
  [
    'not-signed-out',
    'adminSignOutUser',
    'sessions go on after an administrator has ended them',
    confirmsForUser('ACTIVE'),
  ],
  ['not-locked', 'adminLockUser', 'a locked user comes in', confirmsForUser('SUSPENDED')],
  ['password-stays', 'changePassword', 'the old password stays', changesNoPassword],
  ['app-stays', 'removeTotp', 'an authenticator app is needed after its removal', removesNoApp],
  [
    'preview-announces',
    'adminPreviewAnnouncement',
    'a preview is announced',
    instead(async (call, backend) => {
      const path = '/api/admin/announcements'
      await backend.send({ ...call, path, operation: 'adminAnnounce' })
      return backend.send(call)
    }),
  ],
  ['set-once', 'renameKey', 'the same name again is rejected', rejectsAgain],
  ['given-up-twice', 'adminGiveUpDelivery', 'what was given up is given up again', takesAgain],
  ['cancelled-twice', 'adminCancelAnnouncement', 'what was cancelled is cancelled again', takesAgain],
])

const secretOf = (request: JsonObject): string => String(objectOf(request.credential).secret ?? '')

/** A field that the schema allows shows the secret. */
const telling = (upstream: JsonObject, secret: string): JsonObject => ({
  ...upstream,
  credential: { ...objectOf(upstream.credential), client_id: secret },
})

/** The list shows the secret that was set last. */
const listsSecret: Mistake = (operation): Behaviour => {
  let secret = ''
  return async (call, backend) => {
    if (call.operation === 'adminSetUpstream') secret = secretOf(jsonOf(call)) || secret
    const reply = await backend.send(call)
    if (call.operation !== operation || reply.status !== 200 || secret === '') return reply
    const answer = jsonOf(reply)
    return withJson(reply, { ...answer, data: rowsOf(answer.data).map((one) => telling(one, secret)) })
  }
}

/** Upstreams that tell their secret, or are changed by what is rejected. */
export const upstreamFaults = faultsOf('upstreams', [
  ['upstream-secret-listed', 'adminListUpstreams', 'the list of upstreams shows a secret', listsSecret],
])
