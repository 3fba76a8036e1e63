import { type Behaviour, faultsOf, type Mistake } from '../fault.ts'
import {
  body,
  instead,
  type JsonObject,
  jsonOf,
  objectOf,
  problemField,
  reading,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

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

const isRejected = (request: JsonObject): boolean =>
  rowsOf(request.targets).every(({ weight }) => weight === 0)

/** A rejected upstream is saved all the same. */
const savesRejected: Mistake = instead(async (call, backend) => {
  const request = jsonOf(call)
  const reply = await backend.send(call)
  if (reply.status !== 422 || !isRejected(request)) return reply
  const targets = rowsOf(request.targets).map((target) => ({ ...target, weight: 1 }))
  await backend.send(withBody(call, { ...request, targets }))
  return reply
})

/** Upstreams that tell their secret, or are changed by what is rejected. */
export const upstreamFaults = faultsOf('upstreams', [
  [
    'upstream-secret-echoed',
    'adminSetUpstream',
    'the response to an upstream that was set has its secret',
    body((answer, call) => {
      const secret = secretOf(jsonOf(call))
      return secret === '' ? answer : { ...answer, data: telling(objectOf(answer.data), secret) }
    }),
  ],
  ['upstream-secret-listed', 'adminListUpstreams', 'the list of upstreams shows a secret', listsSecret],
  ['rejected-upstream-saved', 'adminSetUpstream', 'a rejected upstream is saved all the same', savesRejected],
  [
    'upstream-field-wrong',
    'adminSetUpstream',
    'a rejected upstream names another field',
    problemField('errors.*.pointer', () => '#/timeouts'),
  ],
  [
    'upstream-stays',
    'adminRemoveUpstream',
    'a removed upstream stays',
    instead(async (call, backend) => {
      const { api, version, environment } = jsonOf(call)
      const list = await backend.send(reading(call, '/api/admin/upstreams', `?api=${api}&version=${version}`))
      const rows = rowsOf(jsonOf(list).data)
      if (list.status !== 200 || rows.length === 0) return backend.send(call)
      return withJson(list, { data: rows.filter((one) => one.environment !== environment) })
    }),
  ],
])
