import { createPrivateKey, createPublicKey } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Provider, {
  type AdapterFactory,
  type AdapterPayload,
  type ClientMetadata,
  type Configuration,
} from 'oidc-provider'
import { afterAll } from 'vitest'
import { listen } from '../../../scripts/listen.ts'

export interface OAuthServer {
  readonly tokenUrl: string
  /** Requests for a token so far. */
  readonly requests: number
  /** Whether it has issued this token, with which scope and audience. */
  find(token: string): Promise<{ readonly scope?: string | undefined; readonly aud?: unknown } | undefined>
  revoke(token: string): Promise<void>
  /** How long the next tokens live. */
  lifeSeconds: number
  close(): Promise<void>
}

/** Clients of the server, by how they authenticate. */
export const clientSecret = 'kM3x-9wQpT2v-+%&/ :'

/** A real authorization server for the client credentials grant. */
async function startOAuthServer(signingKey: string): Promise<OAuthServer> {
  const state = { requests: 0, lifeSeconds: 3_600 }
  const jwk = { ...createPublicKey(signingKey).export({ format: 'jwk' }), kid: 'gateway-1', use: 'sig' }
  const common = {
    grant_types: ['client_credentials'],
    redirect_uris: [],
    response_types: [],
    // As the server's own key signs, though no client gets such a token.
    id_token_signed_response_alg: 'ES256',
  } satisfies Partial<ClientMetadata>
  const configuration: Configuration = {
    // Said aloud, or it warns: they are good enough for tests.
    adapter: memoryAdapter(),
    jwks: { keys: [createPrivateKey(signingKey).export({ format: 'jwk' })] },
    clients: [
      {
        ...common,
        client_id: 'basic',
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
      },
      {
        ...common,
        client_id: 'post',
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        ...common,
        client_id: 'jwt',
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        jwks: { keys: [jwk] },
      },
    ],
    scopes: ['sim-swap'],
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, resource) => ({ scope: 'sim-swap', audience: resource }),
      },
    },
    ttl: { ClientCredentials: () => state.lifeSeconds },
  }
  const listener: { current: ReturnType<Provider['callback']> } = { current: () => Promise.resolve() }
  const server: Server = createServer((request, response) => {
    if (request.url === '/token') state.requests += 1
    void listener.current(request, response)
  })
  const { url: issuer, close } = await listen(server)
  const provider = new Provider(issuer, configuration)
  listener.current = provider.callback()
  return {
    tokenUrl: `${issuer}/token`,
    get requests() {
      return state.requests
    },
    set lifeSeconds(seconds: number) {
      state.lifeSeconds = seconds
    },
    find: async (token) => (await provider.ClientCredentials.find(token)) ?? undefined,
    async revoke(token) {
      await (await provider.ClientCredentials.find(token))?.destroy()
    },
    close,
  }
}

export async function oauthServerOfFile(signingKey: string): Promise<OAuthServer> {
  const server = await startOAuthServer(signingKey)
  afterAll(() => server.close())
  return server
}

/** Keeps everything until the server ends. */
function memoryAdapter(): AdapterFactory {
  const payloads = new Map<string, AdapterPayload>()
  return (kind) => ({
    upsert: async (id, payload) => void payloads.set(`${kind} ${id}`, payload),
    find: async (id) => payloads.get(`${kind} ${id}`),
    findByUserCode: async () => undefined,
    findByUid: async () => undefined,
    consume: async () => {},
    destroy: async (id) => void payloads.delete(`${kind} ${id}`),
    revokeByGrantId: async () => {},
  })
}
