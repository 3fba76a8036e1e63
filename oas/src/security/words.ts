import type { Flow, SecurityScheme } from '../types.ts'
import type { Authentication } from './authentication.ts'

/** `clientCredentials` and `token_url` as people write them. */
const spaced = (name: string): string => {
  const words = name.replace(/_url$/, ' URL').replace(/_|(?=[A-Z][a-z])/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/[A-Z](?=[a-z])/g, (char) => char.toLowerCase())}`
}

export const flowWords = ({ flow }: Pick<Flow, 'flow'>): string => `${spaced(flow)} flow`

/** The URLs of a flow, each with its name, in the order in which they are called. */
export const flowUrls = (flow: Flow): readonly { readonly name: string; readonly url: string }[] =>
  Object.entries(flow).flatMap(([key, url]) =>
    key.endsWith('_url') ? [{ name: spaced(key), url: String(url) }] : [],
  )

/** The document's authentication as a sentence; one that ends in a colon introduces the ways. */
export function authenticationWords({ kind, ways }: Authentication): string {
  if (kind === 'silent') return 'The document doesn’t say how calls authenticate.'
  if (kind === 'none') return 'The document asks for no authentication.'
  const count =
    ways.length > 1 ? 'one of these' : (ways[0]?.length ?? 0) > 1 ? 'all of these together' : 'this'
  return kind === 'optional'
    ? `Authentication is optional in the document. It accepts ${count}:`
    : `The document asks for ${count}:`
}

/** Whether a scheme is sent in what the gateway keeps to itself. */
export const endsAtGateway = ({ type, place }: Pick<SecurityScheme, 'type' | 'place'>): boolean =>
  /^(http|oauth2|openIdConnect|mutualTLS)$/.test(type) || place === 'cookie'
