// An OpenID provider that says what a test has it say. Without lies it is a good one, for one person.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'

export interface Lies {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Instead of signing the claims. */
  readonly sign?: (claims: JWTPayload) => string | Promise<string>
  readonly key?: 'forged'
  readonly header?: Partial<JWTHeaderParameters>
  /** Of the discovery document. */
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Of the token response. */
  readonly tokens?: Readonly<Record<string, unknown>>
  readonly userInfo?: Readonly<Record<string, unknown>>
  readonly tokenStatus?: number
  readonly keysStatus?: number
  /** Of the redirect. */
  readonly response?: Readonly<Record<string, string>>
}

export const person = {
  ...{ sub: 'person-1', email: 'ana@example.com', email_verified: true },
  ...{ given_name: 'Ana', family_name: 'Cruz' },
}

export async function startLyingProvider(clock: () => Date) {
  let lies: Lies = {}
  let keys = await makeKeys('k1')
  const forged = (await generateKeyPair('RS256')).privateKey
  let nonce = ''
  let challenge = ''
  const exchanges: { readonly challenge: string; readonly verifier: string }[] = []
  const idToken = async () => {
    const iat = Math.floor(clock().getTime() / 1000)
    const claims = { iss: issuer, aud: 'portal', iat, exp: iat + 300, nonce, ...person, ...lies.claims }
    if (lies.sign) return lies.sign(claims)
    const header = { alg: 'RS256', kid: keys.kid, ...lies.header }
    return new SignJWT(claims).setProtectedHeader(header).sign(lies.key ? forged : keys.privateKey)
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` },
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...lies.metadata,
    }),
    '/keys': () => ({ keys: [keys.jwk] }),
    '/token': async () => ({
      ...{ access_token: 'at', token_type: 'Bearer', id_token: await idToken() },
      ...lies.tokens,
    }),
    '/me': () => ({ ...person, ...lies.userInfo }),
  }
  const statusOf = (path: string) =>
    (path === '/token' ? lies.tokenStatus : path === '/keys' ? lies.keysStatus : undefined) ?? 200
  const server: Server = createServer(async (request, response) => {
    const { url = '' } = request
    const verifier = new URLSearchParams(await text(request)).get('code_verifier')
    if (url === '/token') exchanges.push({ challenge, verifier: verifier ?? '' })
    const body = JSON.stringify(await answers[url]?.())
    response.writeHead(statusOf(url), { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** Each code that came, with the challenge of the attempt before it. */
    exchanges,
    tell(next: Lies) {
      lies = next
    },
    async rotate() {
      keys = await makeKeys('k2')
    },
    /** The person logs in at once: returns where their browser is sent. */
    authorize(url: URL): URL {
      const asked = url.searchParams
      nonce = asked.get('nonce') ?? ''
      challenge = asked.get('code_challenge') ?? ''
      const callback = new URL(asked.get('redirect_uri') ?? '')
      const response = { code: 'code', state: asked.get('state') ?? '', iss: issuer, ...lies.response }
      for (const [name, value] of Object.entries(response)) callback.searchParams.set(name, value)
      return callback
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

async function makeKeys(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}
