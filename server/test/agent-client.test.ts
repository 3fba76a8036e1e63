// The protocol’s own client is authorized from nothing but the address of an MCP server, calls within its budget, and is revoked.
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { gatewayOfFile } from './support/gateway.ts'
import { createBrowser, redirectUri } from './support/scripted-agent.ts'
import { upstreamOfFile } from './support/upstream.ts'

const publicUrl = 'https://portal.example'
const network = await upstreamOfFile()
const { server } = await gatewayOfFile(network, { settings: { publicUrl } })
const messaging = '/mcp/lumina/messaging/v1?mode=live'

/** Keeps what a client keeps, and opens no browser. */
function createStore() {
  const stored: {
    client?: OAuthClientInformationMixed
    tokens?: OAuthTokens
    verifier?: string
    page?: URL
    discovery?: OAuthDiscoveryState
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: 'Scripted Agent', redirect_uris: [redirectUri] },
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void Object.assign(stored, { client }),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void Object.assign(stored, { tokens }),
    redirectToAuthorization: (page) => void Object.assign(stored, { page }),
    saveCodeVerifier: (verifier) => void Object.assign(stored, { verifier }),
    codeVerifier: () => `${stored.verifier}`,
    saveDiscoveryState: (discovery) => void Object.assign(stored, { discovery }),
    discoveryState: () => stored.discovery,
  }
  return { stored, provider }
}

const open = (authProvider: OAuthClientProvider, path = messaging) =>
  new StreamableHTTPClientTransport(new URL(path, publicUrl), {
    authProvider,
    fetch: (url, init) => fetch(`${url}`.replace(publicUrl, server.url), init),
  })

/** The part of the person, in their browser. */
async function allow(transport: StreamableHTTPClientTransport, page: string, allowance: object = {}) {
  const browser = createBrowser(server)
  const { to, text } = await browser.open(page)
  expect(to, text).toContain('/agents/authorize/')
  const requestId = `${to}`.split('/').at(-1) ?? ''
  const { access_token: token } = await server.signIn('lowBalance')
  const { body } = await server.ask('POST', '/portal-api/api/agents/authorization', {
    token,
    body: { agent_request_id: requestId, decision: 'ALLOW', ...allowance },
  })
  const resumed = await browser.open(`${body.data.continue_to}`)
  const { to: callback } = await browser.open(`${resumed.to}`)
  await transport.finishAuth(new URL(`${callback}`).searchParams)
}

test('401, metadata, registration, consent, token, live call, budget, revocation', async () => {
  const { stored, provider } = createStore()
  const first = open(provider)
  await expect(new Client({ name: 'agent', version: '1.0.0' }).connect(first)).rejects.toThrow(
    UnauthorizedError,
  )
  const page = `${stored.page}`
  expect(new URL(page).searchParams.get('resource')).toBe(`${publicUrl}${messaging}`)

  await allow(first, page, {
    type: 'LIVE',
    limits: {
      credits_per_day: '1.00',
      credits_per_month: null,
      credits_in_all: null,
      operations: ['sendMessage'],
      addresses: null,
    },
  })
  const { access_token: token } = await server.signIn('lowBalance')

  const client = new Client({ name: 'agent', version: '1.0.0' })
  await client.connect(open(provider))
  const send = async () => {
    const result = await client.callTool({
      name: 'sendMessage',
      arguments: { body: { from: 'Lumina', to: '+639175550120', text: 'Hi' } },
    })
    return JSON.stringify(result.content)
  }
  expect(await send()).toContain('Charged 0.60 credits')
  expect(await send()).toContain('budget_exceeded')

  const { body: listed } = await server.ask('GET', '/portal-api/api/limits', { token })
  const [key] = listed.data
    .flatMap(({ keys }) => keys)
    .filter(({ agent, name }) => agent && name === 'Scripted Agent')
  expect(key).toMatchObject({ type: 'LIVE', credits_today: '0.60', limits: { operations: ['sendMessage'] } })
  await server.ask('POST', '/portal-api/api/user-subscription/keys/revoke', {
    token,
    body: { key_ids: [`${key?.key_id}`] },
  })
  // Without a refresh token, which is rejected as well, the client asks a person anew.
  delete stored.tokens?.refresh_token
  await expect(send()).rejects.toThrow(UnauthorizedError)
})

test('from the address of the portal’s server alone, it is let read the account', async () => {
  const { stored, provider } = createStore()
  const first = open(provider, '/mcp?mode=live')
  await expect(new Client({ name: 'agent', version: '1.0.0' }).connect(first)).rejects.toThrow(
    UnauthorizedError,
  )
  expect(stored.page?.searchParams.get('resource')).toBe(`${publicUrl}/mcp?mode=live`)
  await allow(first, `${stored.page}`)
  const client = new Client({ name: 'agent', version: '1.0.0' })
  await client.connect(open(provider, '/mcp?mode=live'))
  const { content } = await client.callTool({ name: 'read_balance', arguments: {} })
  expect(JSON.stringify(content)).toContain('wallet_credits')
  await client.close()
})
