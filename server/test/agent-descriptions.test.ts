// Agents whose publisher describes them at an address of its own. A stand-in fetches the descriptions, as
// no test reaches the public internet.
import { createServer } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { listen } from '../../scripts/listen.ts'
import { publicUrl, resource } from './support/agents.ts'
import { authorizeUrl, createVerifier, redirectUri } from './support/scripted-agent.ts'

// Each has an address of its own, as descriptions are remembered for a while.
let clients = 0
const nextId = () => `https://agent.example/${++clients}.json`
const description = { client_name: 'Example Agent', redirect_uris: [redirectUri] }
const { mockedFetch } = vi.hoisted(() => ({ mockedFetch: vi.fn() }))
vi.mock('../src/modules/oauth/fetch-description.ts', () => ({ fetchDescription: () => mockedFetch }))

// Files of a worker share their modules: these are loaded anew, with the stand-in.
vi.resetModules()
const { readAgentRequest } = await import('../src/modules/oauth/agent-requests.ts')
const { createProvider } = await import('../src/modules/oauth/provider.ts')
const { serverOfFile } = await import('./support/server.ts')
const { parts } = await serverOfFile()
const provider = createProvider({ ...parts, settings: { ...parts.settings, publicUrl } })
const { url, close } = await listen(createServer(provider.callback()))
afterAll(close)

const open = async (clientId: string) => {
  const address = authorizeUrl({ clientId, resource, challenge: createVerifier().challenge })
  const response = await fetch(`${url}${address}&scope=calls`, { redirect: 'manual' })
  return { status: response.status, to: response.headers.get('Location') }
}

test('an agent with one is verified, by the host that it is read from', async () => {
  const clientId = nextId()
  mockedFetch.mockImplementation(async () => Response.json({ ...description, client_id: clientId }))
  const { to } = await open(clientId)
  const request = await readAgentRequest(parts.db, `${to}`.split('/').at(-1) ?? '', parts.clock())
  expect(request).toMatchObject({ name: 'Example Agent', host: 'agent.example', verified: true })
  expect(mockedFetch.mock.lastCall?.[1]).toMatchObject({
    redirect: 'manual',
    signal: expect.any(AbortSignal),
  })
})

test.each([
  ['is another’s', { client_id: 'https://other.example/client.json' }],
  ['is too long', { client_uri: `https://agent.example/${'x'.repeat(8_200)}` }],
  ['has a secret', { client_secret: 'x' }],
  ['asks for the rights of programs', { grant_types: ['client_credentials'] }],
  ['goes back to a stranger', { redirect_uris: ['https://evil.example/callback'] }],
])('a description that %s is none', async (_what, difference) => {
  const clientId = nextId()
  const body = { ...description, client_id: clientId, ...difference }
  mockedFetch.mockImplementation(async () => Response.json(body))
  expect(await open(clientId)).toEqual({ status: 400, to: null })
})

test('neither is one that isn’t JSON, nor one behind a redirect', async () => {
  for (const response of [
    new Response('<html>'),
    new Response(null, { status: 302, headers: { Location: '/' } }),
  ]) {
    mockedFetch.mockImplementation(async () => response)
    expect(await open(nextId())).toEqual({ status: 400, to: null })
  }
})
