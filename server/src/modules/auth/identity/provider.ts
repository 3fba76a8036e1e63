import { createHmac } from 'node:crypto'
import { createRemoteJWKSet, customFetch, type JWTPayload, errors as jose, jwtVerify } from 'jose'
import type { AppContext } from '../../../platform/app-context.ts'
import type { ProviderSettings } from '../../../platform/settings/identity-providers.ts'

/** Codes, for the address of the log-in page, which has the words. */
export type RejectionReason =
  | 'cancelled'
  | 'expired'
  | 'refused'
  | 'unavailable'
  | 'unverified'
  | 'not_allowed'
  | 'suspended'
  | 'linked_elsewhere'
  | 'link'
  | 'staff'

export class SignInRejected extends Error {
  readonly reason: RejectionReason

  constructor(reason: RejectionReason, cause?: unknown) {
    super(`sign-in rejected: ${reason}`, { cause })
    this.reason = reason
  }
}

/** The person that an ID token identifies. */
export interface Identity {
  /** Theirs at the provider for good; the address may change. */
  readonly id: string
  /** Undefined unless the provider has verified it. */
  readonly email: string | undefined
  readonly firstname: string
  readonly lastname: string
}

export interface IdentityProvider extends ProviderSettings {
  /** Where a person logs in, and is sent back from to the callback. */
  authorizationUrl(secret: string): Promise<URL>
  /** Trades the code in the callback’s address. Throws SignInRejected. */
  identityAt(callback: URL, secret: string): Promise<Identity>
  /** Checks an ID token that came another way. Throws SignInRejected. */
  identityIn(idToken: string): Promise<Identity>
}

/** Values that an attempt sends and checks, from the secret in its browser’s cookie: without that, it can’t be finished. */
const valueFor = (secret: string, use: 'state' | 'nonce' | 'verifier'): string =>
  createHmac('sha256', secret).update(use).digest('base64url')

/** How long what a provider says of itself is kept. */
const discoveryMs = 3_600_000
const timeoutSeconds = 5
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface Surroundings extends Pick<AppContext, 'clock' | 'settings'> {
  /** Reaches the provider. An operator named it, so that it may have a private address. */
  readonly fetch?: (
    url: string,
    init: { readonly method?: string | undefined; readonly body?: unknown },
  ) => Promise<Response>
}

/** Reads what the provider says of itself with the first person who logs in. See decision 0146. */
export function identityProvider(
  provider: ProviderSettings,
  { clock, settings, fetch }: Surroundings,
): IdentityProvider {
  const { id, issuer, client_id, client_secret } = provider
  const isInsecure = issuer.startsWith('http:')
  let discovery: { readonly until: number; readonly server: ReturnType<typeof discover> } | undefined

  async function discover() {
    const client = await import('openid-client')
    const answer = await client.discovery(new URL(issuer), client_id, undefined, undefined, {
      timeout: timeoutSeconds,
      execute: isInsecure ? [client.allowInsecureRequests] : [],
      ...(fetch && { [client.customFetch]: fetch }),
    })
    const metadata = answer.serverMetadata()
    const { jwks_uri = '', token_endpoint_auth_methods_supported: methods } = metadata
    // The library compares them as URLs, and takes any tenant of some providers.
    if (metadata.issuer !== issuer) throw new Error(`${issuer} calls itself ${metadata.issuer}`)
    if (!isInsecure && !jwks_uri.startsWith('https:')) throw new Error(`${issuer} has no keys under https`)
    const isPostOnly = methods && !methods.includes('client_secret_basic')
    const secretAuth = isPostOnly ? client.ClientSecretPost : client.ClientSecretBasic
    const auth = client_secret ? secretAuth(client_secret) : client.None()
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: timeoutSeconds * 1000,
      ...(fetch && { [customFetch]: fetch }),
    })
    /** With the clock of the server. */
    const config = () => {
      const skew = Math.round((clock().getTime() - Date.now()) / 1000)
      const fresh = new client.Configuration(metadata, client_id, { [client.clockSkew]: skew }, auth)
      fresh.timeout = timeoutSeconds
      if (fetch) fresh[client.customFetch] = fetch
      if (isInsecure) client.allowInsecureRequests(fresh)
      return fresh
    }
    return { client, config, keys, hasUserInfo: metadata.userinfo_endpoint !== undefined }
  }

  async function server() {
    if (!discovery || discovery.until <= clock().getTime())
      discovery = { until: clock().getTime() + discoveryMs, server: discover() }
    return discovery.server.catch((error) => {
      discovery = undefined
      throw new SignInRejected('unavailable', error)
    })
  }

  async function claimsIn(idToken: string): Promise<JWTPayload> {
    const { keys } = await server()
    const { payload } = await jwtVerify(idToken, keys, {
      ...{ issuer, audience: client_id, algorithms, currentDate: clock(), clockTolerance: 30 },
      requiredClaims: ['sub', 'iat', 'exp'],
    }).catch((error: unknown) => {
      throw new SignInRejected(keysFailed(error) ? 'unavailable' : 'refused', error)
    })
    return payload
  }

  return {
    ...provider,
    authorizationUrl: async (secret) => {
      const { client, config } = await server()
      return client.buildAuthorizationUrl(config(), {
        redirect_uri: `${settings.publicUrl}${callbackPath(id)}`,
        scope: 'profile email openid',
        state: valueFor(secret, 'state'),
        nonce: valueFor(secret, 'nonce'),
        code_challenge: await client.calculatePKCECodeChallenge(valueFor(secret, 'verifier')),
        code_challenge_method: 'S256',
      })
    },
    identityAt: async (callback, secret) => {
      const { client, config, hasUserInfo } = await server()
      try {
        const tokens = await client.authorizationCodeGrant(config(), callback, {
          expectedState: valueFor(secret, 'state'),
          expectedNonce: valueFor(secret, 'nonce'),
          pkceCodeVerifier: valueFor(secret, 'verifier'),
          idTokenExpected: true,
        })
        const claims = await claimsIn(tokens.id_token ?? '')
        // Some keep the ID token short.
        const asksMore = claims.email === undefined && hasUserInfo
        const more = asksMore && (await client.fetchUserInfo(config(), tokens.access_token, `${claims.sub}`))
        return identityOf({ ...more, ...claims })
      } catch (error) {
        throw error instanceof SignInRejected ? error : new SignInRejected(reasonOf(error), error)
      }
    },
    identityIn: async (idToken) => identityOf(await claimsIn(idToken)),
  }
}

export const callbackPath = (id: string): string => `/sign-in/${id}/callback`

const maxNameLength = 100

function identityOf({ sub, email, email_verified, given_name, family_name }: JWTPayload): Identity {
  // The column has room for as many.
  if (!sub || sub.length > 255) throw new SignInRejected('refused')
  const isVerified = email_verified === true && typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)
  return {
    id: sub,
    email: isVerified && email.length <= 254 ? email : undefined,
    firstname: nameOf(given_name),
    lastname: nameOf(family_name),
  }
}

const nameOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim().slice(0, maxNameLength) : ''

const keysFailedCodes: ReadonlySet<string> = new Set([
  jose.JOSEError.code,
  jose.JWKSTimeout.code,
  jose.JWKSInvalid.code,
])

/** The keys could not be had, which says nothing of the token. */
const keysFailed = (error: unknown): boolean =>
  !(error instanceof jose.JOSEError) || keysFailedCodes.has(error.code)

/** By what the library throws. */
function reasonOf(error: unknown): RejectionReason {
  const { name, code, error: oauthError } = error as { name?: string; code?: string; error?: string }
  if (name === 'AuthorizationResponseError')
    return oauthError === 'server_error' || oauthError === 'temporarily_unavailable'
      ? 'unavailable'
      : 'cancelled'
  const isUnreachable = name === 'TypeError' && code === undefined
  const isBroken = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return isUnreachable || isBroken ? 'unavailable' : 'refused'
}
