import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readUser } from '../accounts/repo.ts'
import { accessTokenProblem, keyIdOf } from '../oauth/check-token.ts'
import { accountScope, paths, portalServerPath, scope } from '../oauth/paths.ts'
import { queryOf } from '../oauth/resources.ts'
import { findAcceptedKey } from '../subscriptions/keys-in-force-repo.ts'
import type { AccountContext } from './account-tools.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'settings'>
/** `mode=live` is for an agent that shall be authorized rather than use the mock. */
type Request = FastifyRequest<{ Querystring: { readonly mode?: string } }>

/** The address that a client came by is the resource that it is told (RFC 9728, section 3.3). */
const metadataOf = ({ publicUrl }: Context['settings'], address: string): string =>
  `resource_metadata="${publicUrl}${paths.protectedResource}${address}"`

/** Says where a client is authorized (RFC 9728) when its token is no good, or when it has neither token nor key and wants no mock. */
export async function requireAuthorization(
  { db, clock, settings }: Context,
  { headers, query, url }: Request,
  reply: FastifyReply,
  path: string,
): Promise<void> {
  const key = headers['x-api-key']?.toString()
  const bearer = bearerOf(headers.authorization)
  const where = metadataOf(settings, `${path}${queryOf(url)}`)
  if (!key && bearer === undefined && query.mode === 'live') {
    reply.header('WWW-Authenticate', `Bearer ${where}, scope="${scope}"`)
    throw new Problem('key_missing', 'Live calls need an API key or an access token.')
  }
  if (key || bearer === undefined) return
  const problem = await accessTokenProblem(db, bearer, { path, now: clock() })
  if (!problem) return
  reply.header('WWW-Authenticate', `Bearer error="invalid_token", ${where}, scope="${scope}"`)
  throw problem
}

/**
 * The account that a caller reads at the portal’s own server, by a key that its owner has let read it, or a token for that server in its
 * place. Undefined for callers without either, and for keys that read nothing.
 */
export async function accountOf(
  context: Context,
  { headers, query, url }: Request,
  reply: FastifyReply,
): Promise<AccountContext | undefined> {
  const { db, clock, settings } = context
  const sent = headers['x-api-key']?.toString() || bearerOf(headers.authorization)
  const where = metadataOf(settings, `${portalServerPath}${queryOf(url)}`)
  if (sent === undefined) {
    if (query.mode !== 'live') return undefined
    reply.header('WWW-Authenticate', `Bearer ${where}, scope="${accountScope}"`)
    throw new Problem('key_missing', 'Reading an account needs an API key or an access token.')
  }
  const now = clock()
  const problem = await accessTokenProblem(db, sent, { path: portalServerPath, now })
  const keyId = problem ? undefined : await keyIdOf(db, sent, now)
  const key = keyId && (await findAcceptedKey(db, keyId, now))
  if (!key || (await readUser(db, key.user_id)).status !== 'ACTIVE') {
    reply.header('WWW-Authenticate', `Bearer error="invalid_token", ${where}, scope="${accountScope}"`)
    throw problem ?? new Problem('key_invalid', 'This key is unknown, revoked or expired.')
  }
  return key.limits.reads_account ? { db, clock, settings, userId: key.user_id } : undefined
}
