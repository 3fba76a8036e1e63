import type { Flow, SecurityScheme } from '../types.ts'
import type { Authentication } from './authentication.ts'

const kinds: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2.0 access token',
  openIdConnect: 'OpenID Connect token',
  mutualTLS: 'client certificate',
}

/** What is sent for a scheme, and where. */
export function schemeWords({ type, place, key, bearer_format }: SecurityScheme): string {
  if (type === 'apiKey') return place === 'header' ? 'in a header' : `in the ${place ?? 'request'}`
  if (type !== 'http') return kinds[type] ?? type
  if (key?.toLowerCase() !== 'bearer') return 'in the Authorization header'
  return `in the Authorization header, as Bearer${bearer_format ? ` (${bearer_format})` : ''}`
}

const flows: Readonly<Record<string, string>> = {
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  authorizationCode: 'Authorization code flow',
  deviceAuthorization: 'Device authorization flow',
}

export const flowWords = ({ flow }: Pick<Flow, 'flow'>): string => flows[flow] ?? flow

/** The URLs of a flow, each with its name, in the order in which they are called. */
export function flowUrls(flow: Flow): readonly { readonly name: string; readonly url: string }[] {
  const named = [
    ['Authorization URL', flow.authorization_url],
    ['Device authorization URL', flow.device_authorization_url],
    ['Token URL', flow.token_url],
    ['Refresh URL', flow.refresh_url],
  ] as const
  return named.flatMap(([name, url]) => (url ? [{ name, url }] : []))
}

const asked = {
  silent: 'The document doesn’t say how calls authenticate.',
  none: 'The document asks for no authentication.',
} as const

/** What the document asks for, as a sentence; one that ends in a colon goes before the ways. */
export function authenticationWords({ kind, ways }: Authentication): string {
  if (kind === 'silent' || kind === 'none') return asked[kind]
  const together = ways.length === 1 && (ways[0]?.length ?? 0) > 1
  const count = ways.length > 1 ? 'one of these' : together ? 'all of these together' : 'this'
  return kind === 'optional'
    ? `Authentication is optional in the document. It accepts ${count}:`
    : `The document asks for ${count}:`
}

/** Whether a scheme is sent in what the gateway keeps to itself. */
export const endsAtGateway = ({ type, place }: Pick<SecurityScheme, 'type' | 'place'>): boolean =>
  /^(http|oauth2|openIdConnect|mutualTLS)$/.test(type) || place === 'cookie'
