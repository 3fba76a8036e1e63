import type { IncomingHttpHeaders } from 'node:http'
import { environmentOf } from '../modules/subscriptions/key-secret.ts'
import { bearerOf } from '../platform/http/bearer.ts'

/**
 * The key of a call: in `X-API-Key`, or as a bearer token, as agents and generated clients send one. A bearer token that is a key is
 * taken out of the headers, so that it never reaches the API, even where the caller’s `Authorization` does; any other is theirs.
 */
export function takeSentKey(headers: IncomingHttpHeaders): string | undefined {
  const bearer = bearerOf(headers.authorization)
  const isKey = bearer !== undefined && environmentOf(bearer) !== undefined
  if (isKey) delete headers.authorization
  return headers['x-api-key']?.toString() ?? (isKey ? bearer : undefined)
}
