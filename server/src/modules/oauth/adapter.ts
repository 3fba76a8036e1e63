import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { AppContext } from '../../platform/app-context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { enforceRateLimit } from '../../platform/http/rate-limit.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { touchTermsOfKey } from '../subscriptions/keys-repo.ts'
import { idOfToken, tokenKinds } from './access-token.ts'
import { keyIdOf } from './check-token.ts'
import { isKeyId, keyClient, maxMetadataBytes, unusedClientSeconds } from './clients.ts'
import { endGrant } from './end-grant.ts'
import { invalidTarget } from './one-resource.ts'
import { consumeRecord, deleteAccessToken, deleteRecord, findRecord, saveRecord } from './repo.ts'
import { resourceAt } from './resources.ts'

type AdapterContext = Pick<AppContext, 'db' | 'clock' | 'settings'>

/** Keeps the library’s state in the database, so that any process may answer. Nothing in a row can be sent as a token or a code. */
export const recordsAdapter =
  (context: AdapterContext): AdapterFactory =>
  (kind) =>
    adapterOf(context, kind)

function adapterOf({ db, clock, settings }: AdapterContext, kind: string): Adapter {
  const named = (id: string) => ({ kind, hash: sha256(id) })
  const isClient = kind === 'Client'
  const isAccessToken = tokenKinds.some((one) => one === kind)
  const endOf = (grantId: string) =>
    endGrant({ db, clock }, grantId, Provider.ctx?.oidc.route === 'revocation' ? 'disconnected' : 'replayed')
  return {
    async upsert(id, { jti: _jti, ...payload }, expiresIn = unusedClientSeconds) {
      if (isClient) {
        requireAgent(payload)
        await requireRoom({ db, clock, settings })
      }
      const { client_secret: secret, ...open } = payload
      const resource = typeof payload.aud === 'string' ? resourceAt(settings, payload.aud)?.path : undefined
      // Whichever way a request came: a token without a resource would be for all of them.
      if (isAccessToken && !resource) throw invalidTarget()
      await saveRecord(db, {
        ...named(id),
        payload: secret === undefined ? open : { ...open, client_secret: sha256(secret).toString('hex') },
        grantId: payload.grantId,
        keyId: kind === 'ClientCredentials' ? payload.clientId : payload.accountId,
        resource,
        expiresAt: after(clock(), expiresIn),
      })
    },
    async find(name) {
      // A token that is given back comes as callers have it.
      if (isAccessToken && !(await keyIdOf(db, name, clock()))) return undefined
      const id = isAccessToken ? idOfToken(name) : name
      if (isClient && isKeyId(id)) return keyClient(db, id, clock())
      const record = await findRecord(db, named(id), clock())
      if (!record) return undefined
      const { payload, consumed_at } = record
      return {
        ...payload,
        ...(!isClient && { jti: id }),
        ...(consumed_at && { consumed: true }),
      } as AdapterPayload
    },
    async consume(id) {
      if (!(await consumeRecord(db, named(id), clock()))) throw new errors.InvalidGrant('already consumed')
    },
    async destroy(id) {
      if (kind === 'Grant') await endOf(id)
      else if (isAccessToken) await revokeAccessToken(db, named(id))
      else await deleteRecord(db, named(id))
    },
    // Sessions aren’t kept, and no device has a code.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    revokeByGrantId: endOf,
  }
}

/** In every process at once, though its key works on. */
const revokeAccessToken = (db: AppContext['db'], name: { readonly kind: string; readonly hash: Buffer }) =>
  db.transaction().execute(async (tx) => {
    const keyId = await deleteAccessToken(tx, name)
    if (keyId !== undefined) await touchTermsOfKey(tx, keyId)
  })

/** Programs don’t register: they are keys. The size is that of what is kept, also where a body comes in chunks. */
function requireAgent(payload: AdapterPayload): void {
  const { grant_types = [] } = payload
  if (Buffer.byteLength(JSON.stringify(payload)) > maxMetadataBytes)
    throw new errors.InvalidClientMetadata(`metadata can have ${maxMetadataBytes} bytes`)
  if (grant_types.includes('client_credentials'))
    throw new errors.InvalidClientMetadata(
      'grant_types can’t have client_credentials: an API key is such a client',
    )
}

/** Many networks together can’t fill the table either. */
async function requireRoom(context: AdapterContext): Promise<void> {
  try {
    await enforceRateLimit(context, 'registerAgentAnywhere', 'everybody')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    Provider.ctx?.set('Retry-After', `${error.retryAfterSeconds}`)
    throw Object.assign(new errors.TemporarilyUnavailable('too many agents register. Try again later'), {
      statusCode: error.status,
    })
  }
}
