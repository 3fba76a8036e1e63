import { type Backend, type Call, faultsOf, type Mistake } from '../fault.ts'
import {
  asks,
  field,
  instead,
  type JsonObject,
  json,
  jsonOf,
  problem,
  reading,
  replyOf,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

const keysOf = async (call: Call, backend: Backend): Promise<JsonObject[]> =>
  rowsOf(jsonOf(await backend.send(reading(call, '/api/user-subscription'))).data).flatMap(({ keys }) =>
    rowsOf(keys),
  )

/** Shows the named keys as revoked, and leaves them as they are. */
const confirmsRevocation: Mistake = instead(async (call, backend) => {
  const ids = jsonOf(call).key_ids
  const keys = await keysOf(call, backend)
  const named = Array.isArray(ids) ? keys.filter(({ key_id }) => ids.includes(key_id)) : []
  if (named.length === 0) return backend.send(call)
  return json(200, { data: named.map((key) => ({ ...key, status: 'REVOKED', grace_ends_at: null })) })
})

const revokesNothing: Mistake = instead(async (call, backend) => {
  const { user_id } = jsonOf(call)
  const account = await backend.send(reading(call, '/api/admin/user-subscription', `?user_id=${user_id}`))
  if (account.status !== 200) return backend.send(call)
  const revoked_at = new Date().toISOString()
  return withJson(account, { data: { user_id, revoked_keys: 1, revoked_at } })
})

/** Keys that stay, go or change when they should not. */
export const keyFaults = faultsOf('keys', [
  ['revoked-key-lives', 'revokeKeys', 'a revoked key goes on', confirmsRevocation],
  [
    'admin-revocation-does-nothing',
    'adminRevokeKeys',
    'keys go on after an administrator has revoked them',
    revokesNothing,
  ],
  [
    'grace-not-asked-for',
    'regenerateKey',
    'a key that was to end at once gets a grace',
    asks((call) =>
      jsonOf(call).grace_seconds === 0 ? withBody(call, { ...jsonOf(call), grace_seconds: 3600 }) : call,
    ),
  ],
  ['grace-without-end', 'getKeys', 'a key in grace has no end', field('data.*.grace_ends_at', () => null)],
  ['wrong-prefix', 'createKey', 'a test key is shown as a live one', field('data.prefix', () => 'sb_live_')],
  [
    'foreign-key-forbidden',
    'renameKey',
    'a key of somebody else is told apart from one that is not there',
    replyOf(404, () => problem(403, 'forbidden')),
  ],
])
