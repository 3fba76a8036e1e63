// A real OpenID provider on a port of its own, where everybody is who they say: the login is their address.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

interface ProviderOptions {
  readonly callbacks: readonly string[]
  readonly port?: number
}

export async function startOidcProvider({ callbacks, port = 0 }: ProviderOptions) {
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const client = { client_id: 'portal', client_secret: 'secret-of-the-portal', redirect_uris: [...callbacks] }
  const provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'r1', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, given_name: 'Real', family_name: 'Person' }),
    }),
  })
  provider.silent = true
  const handle = provider.callback()
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  const { client_id, client_secret } = client
  return { settings: { id: 'acme', name: 'Acme', issuer, client_id, client_secret }, close }
}
