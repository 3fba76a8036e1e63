import type { Queries } from '../../platform/db/client.ts'
import type { Problem } from '../../platform/http/problem.ts'
import { environmentOf, hashKey } from '../subscriptions/key-secret.ts'
import { findKeyByHash } from '../subscriptions/keys-in-force-repo.ts'
import { findKeyInForce } from '../subscriptions/keys-repo.ts'
import { isToken, tokenHash, tokenInvalid } from './access-token.ts'
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
  const hash = tokenHash(sent)
  const token = hash && (await findAccessToken(db, hash, now))
  if (!token?.key_id || (token.resource !== null && token.resource !== path)) return tokenInvalid()
  return (await findKeyInForce(db, token.key_id, now)) ? undefined : tokenInvalid()
}

/** The key that a caller has or stands for. */
export async function keyIdOf(db: Queries, sent: string, now: Date): Promise<string | undefined> {
  const token = tokenHash(sent)
  if (token) return (await findAccessToken(db, token, now))?.key_id ?? undefined
  return (await findKeyByHash(db, hashKey(sent)))?.id
}
