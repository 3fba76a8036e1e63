import { createPrivateKey } from 'node:crypto'
import { importPKCS8 } from 'jose'
import * as oauth from 'oauth4webapi'
import { Agent, fetch } from 'undici'
import { outsideConnector } from './connector.ts'
import type { Upstream } from './open-upstream.ts'

export interface Token {
  readonly value: string
  /** Undefined where the endpoint does not say. */
  readonly lifeSeconds: number | undefined
}

/** No token was issued. The message has nothing that is secret. */
export class TokenFailure extends Error {
  /** Whether the endpoint answered, and so rejected the client. */
  readonly rejected: boolean

  constructor(
    message: string,
    { rejected, cause }: { readonly rejected: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause })
    this.name = 'TokenFailure'
    this.rejected = rejected
  }
}

const maxTokenBytes = 65_536

/** Asks the token endpoint for a token by the client credentials grant (RFC 6749, 4.4). Rejects with `TokenFailure`. */
export async function requestToken({ credential, tls, timeouts, onlyOutside }: Upstream): Promise<Token> {
  const { token_url = '', client_id = '' } = credential
  // The issuer is the audience of a private key JWT; endpoints know themselves by their address.
  const server: oauth.AuthorizationServer = { issuer: token_url, token_endpoint: token_url }
  const client: oauth.Client = { client_id }
  const dispatcher = new Agent({
    connect: outsideConnector({ connectMs: timeouts.connect_ms, onlyOutside, tls }),
    headersTimeout: timeouts.response_ms,
    bodyTimeout: timeouts.response_ms,
    maxResponseSize: maxTokenBytes,
  })
  try {
    const authentication = await authenticationOf(credential)
    const response = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      parametersOf(credential),
      {
        // The operator chose the address; one without TLS was allowed when it was saved.
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: (url, init) =>
          fetch(url, { ...init, dispatcher } as Parameters<typeof fetch>[1]) as unknown as Promise<Response>,
        signal: AbortSignal.timeout(timeouts.connect_ms + timeouts.response_ms),
      },
    )
    const { access_token, expires_in } = await oauth.processClientCredentialsResponse(
      server,
      client,
      response,
    )
    return { value: access_token, lifeSeconds: expires_in }
  } catch (error) {
    throw failureOf(error)
  } finally {
    void dispatcher.close()
  }
}

type OAuthCredential = Upstream['credential']

async function authenticationOf({
  client_authentication = 'BASIC',
  secret,
  key_id,
}: OAuthCredential): Promise<oauth.ClientAuth> {
  if (client_authentication === 'BASIC') return oauth.ClientSecretBasic(secret)
  if (client_authentication === 'POST') return oauth.ClientSecretPost(secret)
  const key = await importPKCS8(
    createPrivateKey(secret).export({ type: 'pkcs8', format: 'pem' }).toString(),
    algorithmOf(secret),
  )
  return oauth.PrivateKeyJwt(key_id === undefined ? key : { key, kid: key_id })
}

/** By the kind of the key, as RFC 7518 names it. Throws for one that no JWT is signed with. */
export function algorithmOf(pem: string): string {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
  const kind = asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType ?? ''
  const algorithm = algorithms.get(kind)
  if (algorithm === undefined) throw new Error(`No JWT is signed with a key of type ${kind}.`)
  return algorithm
}

const algorithms: ReadonlyMap<string, string> = new Map([
  ['rsa', 'RS256'],
  ['rsa-pss', 'PS256'],
  ['prime256v1', 'ES256'],
  ['secp384r1', 'ES384'],
  ['secp521r1', 'ES512'],
  ['ed25519', 'Ed25519'],
])

const parametersOf = ({ scope, audience, resource }: OAuthCredential): Record<string, string> => ({
  ...(scope && { scope }),
  ...(audience && { audience }),
  ...(resource && { resource }),
})

/** Nothing of the endpoint's own text is in it, nor in its cause: the text may repeat the request, and with it the secret. */
function failureOf(error: unknown): TokenFailure {
  if (error instanceof TokenFailure) return error
  if (error instanceof oauth.ResponseBodyError) {
    const code = knownErrors.has(error.error) ? error.error : 'with an error that OAuth 2 doesn’t know'
    return new TokenFailure(`The token endpoint returned ${error.status}, ${code}.`, { rejected: true })
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return new TokenFailure(`The token endpoint returned ${error.status}.`, { rejected: true })
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new TokenFailure('The token endpoint’s response isn’t OAuth 2.', { rejected: true })
  const { cause } = error as { cause?: unknown }
  const reason = cause instanceof Error ? cause.message : error instanceof Error ? error.message : ''
  return new TokenFailure(`The token endpoint can’t be reached: ${printable(reason)}`, {
    rejected: false,
    cause: error,
  })
}

/** Of RFC 6749, 5.2, and RFC 8707, and those that endpoints borrow from the other grants. */
const knownErrors: ReadonlySet<string> = new Set([
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'invalid_target',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
])

/** It stands in logs and pages. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)
