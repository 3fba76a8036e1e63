// By itself: a page that names the header needs nothing that builds a request.
import type { Operation, SecurityScheme } from '../types.ts'

export const keyHeader = 'X-API-Key'

/** Whether a credential is an access token in place of a key. */
export const isAccessToken = (credential: string): boolean => /^sb_(?:test|live)_token_/.test(credential)

/** The header that the gateway takes a key or an access token in. */
export const credentialHeader = (credential: string): readonly [name: string, value: string] =>
  isAccessToken(credential) ? ['Authorization', `Bearer ${credential}`] : [keyHeader, credential]

/** Stands for an access token that isn’t shown. */
export const tokenPlaceholder = 'YOUR_ACCESS_TOKEN'

/** The key or access token in a header; undefined for any other header. */
export function credentialIn([name, value]: readonly [name: string, value: string]): string | undefined {
  if (name === keyHeader) return value
  const token = name === 'Authorization' ? value.replace('Bearer ', '') : ''
  return isAccessToken(token) || token === tokenPlaceholder ? token : undefined
}

/** Whether a call needs the key that the gateway takes anyway, in its header, and nothing beside it. */
export const asksForKeyAlone = (
  { security, security_requirements: ways }: Pick<Operation, 'security' | 'security_requirements'>,
  schemes: readonly SecurityScheme[],
): boolean =>
  security.length === 1 &&
  (ways ?? security).length === 1 &&
  schemes.some(
    ({ name, type, place, key }) =>
      name === security[0] &&
      type === 'apiKey' &&
      place === 'header' &&
      key?.toLowerCase() === keyHeader.toLowerCase(),
  )
