// By itself, as key-header.ts: every page of an API needs this much.
import type { SecurityScheme } from '../types.ts'

const kinds: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2.0 access token',
  openIdConnect: 'OpenID Connect token',
  mutualTLS: 'client certificate',
}

/** A scheme's credential and its place. */
export function schemeWords({ type, place, key, bearer_format }: SecurityScheme): string {
  if (type === 'apiKey') return place === 'header' ? 'in a header' : `in the ${place ?? 'request'}`
  if (type !== 'http') return kinds[type] ?? type
  if (key?.toLowerCase() !== 'bearer') return 'in the Authorization header'
  return `in the Authorization header, as Bearer${bearer_format ? ` (${bearer_format})` : ''}`
}
