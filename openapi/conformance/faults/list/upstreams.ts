import { type Behaviour, faultsOf, type Mistake } from '../fault.ts'
import { instead, type JsonObject, jsonOf, objectOf, reading, rowsOf, withJson } from '../mistakes.ts'

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
