import type { Queries } from '../../platform/db/client.ts'
import type { Problem } from '../../platform/http/problem.ts'
import { environmentOf, hashKey } from '../subscriptions/key-secret.ts'
import { findKeyByHash } from '../subscriptions/keys-in-force-repo.ts'
import { findKeyInForce } from '../subscriptions/keys-repo.ts'
import { isToken, readToken, type SentToken, tokenInvalid } from './access-token.ts'
import { findAccessToken } from './repo.ts'

/**
 * Why a bearer token isn’t accepted at an MCP server; undefined where it is. An API key is judged by the gateway, which judges each call
 * with a token again.
 */
export async function accessTokenProblem(
  db: Queries,
  sent: string,
  { path, now }: { readonly path: string; readonly now: Date },
): Promise<Problem | undefined> {
  if (environmentOf(sent) !== undefined && !isToken(sent)) return undefined
  const token = readToken(sent)
  const grant = token && (await findGrant(db, token, now))
  return grant?.resource === path ? undefined : tokenInvalid()
}

/** The key and the resource of a token; undefined for one that nobody holds, whose key has ended, or is of the other environment. */
async function findGrant(db: Queries, { tokenHash, type }: SentToken, now: Date) {
  const { key_id: keyId, resource } = (await findAccessToken(db, tokenHash, now)) ?? {}
  const key = keyId ? await findKeyInForce(db, keyId, now) : undefined
  return key?.type === type ? { keyId: key.id, resource } : undefined
}

/** The key that a caller has or stands for. */
export async function keyIdOf(db: Queries, sent: string, now: Date): Promise<string | undefined> {
  const token = readToken(sent)
  if (token) return (await findGrant(db, token, now))?.keyId
  return (await findKeyByHash(db, hashKey(sent)))?.id
}
