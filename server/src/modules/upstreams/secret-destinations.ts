// The destinations of stored secrets. Everything that writes targets, token endpoints or certificate authorities asks here (decision 0111).

import type { Certificates, Credential, Target } from './repo.ts'
import type { UpstreamSecrets } from './secrets.ts'

export type SecretName = keyof UpstreamSecrets

/** The part of an upstream that decides where its secrets go. */
export interface SecretUse {
  readonly targets: readonly Pick<Target, 'url'>[]
  readonly credential: Credential
  readonly tls: Certificates
}

/** Stored secrets that `next` can use as well, since they reach nobody whom they weren't entered for. */
export function keptSecrets(stored: SecretUse, next: SecretUse): ReadonlySet<SecretName> {
  if (stored.tls.ca?.trim() !== next.tls.ca?.trim()) return new Set()
  const isCovered = (name: SecretName): boolean => {
    const known = destinationsOf(stored, name)
    return destinationsOf(next, name).every((destination) => known.includes(destination))
  }
  const isKept = { credential: wayOf(stored.credential) === wayOf(next.credential), client_key: true }
  return new Set(secretsOf(stored).filter((name) => isKept[name] && isCovered(name)))
}

/** Secrets that an upstream needs. */
export const secretsOf = ({ credential, tls }: SecretUse): readonly SecretName[] => [
  ...(credential.type === 'NONE' ? [] : (['credential'] as const)),
  ...(tls.client_certificate === undefined ? [] : (['client_key'] as const)),
]

/** Origins of targets, and the address of the token endpoint: hosts that serve many have an endpoint for each. A client key is proven to hosts. */
function destinationsOf({ targets, credential }: SecretUse, name: SecretName): readonly string[] {
  const { type, token_url } = credential
  const origins = targets.map(({ url }) => originOf(url))
  if (type !== 'OAUTH2') return origins
  return [...origins, name === 'credential' ? `token ${hrefOf(token_url)}` : originOf(token_url)]
}

/** The same secret in a URL is written into logs, a signing key is never sent, and a token for another audience opens another API. */
const wayOf = ({ type, location, client_authentication, audience, resource }: Credential): string =>
  JSON.stringify([type, location, client_authentication === 'PRIVATE_KEY_JWT', audience, resource])

/** For the audit log: which secrets go where, and whether they were entered for it now. */
export function secretDetails(use: SecretUse, entered: ReadonlySet<SecretName>): object {
  const { type, token_url } = use.credential
  const details = secretsOf(use).map((name) => {
    const isClientSecret = name === 'credential' && type === 'OAUTH2'
    const goes_to = isClientSecret ? [hrefOf(token_url)] : [...new Set(destinationsOf(use, name))]
    return [name, { source: entered.has(name) ? 'entered' : 'kept', goes_to }] as const
  })
  return details.length > 0 ? { secrets: Object.fromEntries(details) } : {}
}

/** A text that isn't an address is its own origin: nothing else is covered by it. */
const originOf = (url = ''): string => (URL.canParse(url) ? new URL(url).origin : url)
const hrefOf = (url = ''): string => (URL.canParse(url) ? new URL(url).href : url)
