// Agents: the demo’s APIs as tools, by the protocol’s own client, of this revision and of the one before.
import type { ServerResponse } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { exampleRequest } from '@switchboard/oas/request'
import type { components } from '@switchboard/sdk'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { listContracts, startMocks } from '../../mocks/src/index.ts'
import { listProducts } from '../../mocks/src/products.ts'
import { callRecords, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

type Schemas = components['schemas']

const products = (await listProducts()).map(({ name }) => name)
const contracts = (await listContracts()).filter(({ name }) => products.includes(name))
const mocks = await startMocks({ contracts, ports: () => 0 })
const network = await upstreamOfFile()
const server = await serverOfFile({
  mocks: new Map(products.map((name) => [name, mocks.url(name)])),
  settings: { upstreams: { messaging: `${network.url}/base/` } },
})
afterAll(() => mocks.close())

const { secret: live } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
const messaging = '/mcp/lumina/messaging/v1'

const open: Client[] = []
afterAll(() => Promise.all(open.map((client) => client.close())))

async function connect(path: string, { key, era = 'auto' }: { key?: string; era?: 'auto' | 'legacy' } = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } })
  const transport = new StreamableHTTPClientTransport(new URL(path, server.url), {
    requestInit: { headers: key === undefined ? {} : { 'X-API-Key': key } },
  })
  await client.connect(transport)
  open.push(client)
  return client
}

type Result = Awaited<ReturnType<Client['callTool']>>
const textsOf = ({ content }: Result) =>
  content.map((one) => (one.type === 'text' ? one.text : one.type)).join('\n')

const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
const accepted = (response: ServerResponse) =>
  response
    .writeHead(202, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ id: 'msg_1', to: message.to, status: 'accepted', segments: 1 }))

/** The call that a result names. */
const requestIdOf = (result: Result) => /Request ID (req_\w+)/.exec(textsOf(result))?.[1] ?? ''

const { posted, balanceOf, logged } = callRecords(server)

describe.each(['auto', 'legacy'] as const)('a client of the %s era', (era) => {
  test('lists the tools of an API with prices, and calls one on the mock without a key', async () => {
    const client = await connect(messaging, { era })
    const { tools } = await client.listTools()
    const send = tools.find(({ name }) => name === 'sendMessage')
    expect(send?.description).toContain('Price: 0.60 credits')
    expect(send?.annotations).toMatchObject({ readOnlyHint: false, idempotentHint: false })
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect(result.isError, textsOf(result)).not.toBe(true)
    expect(textsOf(result)).toContain('the mock’s sample data')
    expect(result.structuredContent).toMatchObject({ status: expect.any(String) })
    expect(network.received).toEqual([])
  })

  test('calls with a live key as any program does: sent once, charged once, in log and ledger', async () => {
    network.answer = accepted
    const client = await connect(messaging, { era, key: live })
    const before = await balanceOf()
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect(result.structuredContent).toMatchObject({ id: 'msg_1' })
    expect(textsOf(result)).toContain('Charged 0.60 credits')
    expect(await balanceOf()).toBe(before - 60)
    const id = requestIdOf(result)
    expect((await posted(id)).map(({ amount }) => amount)).toEqual([-60])
    expect((await logged(id)).map(({ status, operation }) => [status, operation])).toEqual([
      [202, 'sendMessage'],
    ])
    expect(network.received.map(({ method, url, body }) => [method, url, JSON.parse(`${body}`)])).toEqual([
      ['POST', '/base/messages', message],
    ])
  })
})

test('every operation of the demo is called as a tool, with the arguments of its example', {
  timeout: 60_000,
}, async () => {
  const called: string[] = []
  const { body } = await server.ask('GET', '/portal-api/api/api-list-public')
  for (const { api, publisher, tag, version } of body.data as Schemas['PublicApi'][]) {
    const client = await connect(`/mcp/${[publisher, tag, version].filter(Boolean).join('/')}`)
    for (const { name } of (await client.listTools()).tools) {
      const of = new URLSearchParams({ api, version, operation_id: name })
      const { body: reference } = await server.ask('GET', `/portal-api/api/api-reference/operation?${of}`)
      const example = exampleRequest(reference.data as Schemas['ReferenceOperation'])
      const result = await client.callTool({
        name,
        arguments: {
          ...Object.fromEntries(
            example.inputs.filter(({ sent }) => sent).map((input) => [input.name, input.text]),
          ),
          ...(example.body && { body: example.body.value }),
        },
      })
      expect(result.isError, `${name}: ${textsOf(result)}`).not.toBe(true)
      called.push(name)
    }
  }
  expect(called.length).toBeGreaterThan(15)
})

describe('what an agent is told', () => {
  test('a wallet that is too short: nothing charged, and where a person tops up', async () => {
    await server.db.updateTable('plans').set({ limits: '{}' }).execute()
    const { secret } = await giveKey(server, { userId: 'usr_paolo0', api: 'messaging', type: 'LIVE' })
    const client = await connect(messaging, { key: secret })
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect(result.isError).toBe(true)
    expect(textsOf(result)).toContain('"code":"insufficient_credits"')
    expect(textsOf(result)).toContain('/dashboard/wallet/topup')
    expect(network.received).toEqual([])
  })

  test.each([
    ['an unknown argument', { bdy: {} }, /There’s no argument `bdy`. Use .*`body`/],
    ['a missing one', {}, /Add `body`/],
  ])('%s: which there are, and nothing is sent', async (_what, values, expected) => {
    const client = await connect(messaging, { key: live })
    const result = await client.callTool({ name: 'sendMessage', arguments: values })
    expect(result.isError).toBe(true)
    expect(textsOf(result)).toMatch(expected)
    expect(network.received).toEqual([])
  })

  test('an unknown tool is an error of the protocol', async () => {
    const client = await connect(messaging, { key: live })
    await expect(client.callTool({ name: 'dropTables' })).rejects.toThrow('There’s no tool with this name.')
  })

  test('a paid response that isn’t what the API documents reaches the agent, with the word not to repeat the call', async () => {
    network.answer = (response) =>
      response
        .writeHead(202, { 'Content-Type': 'application/json' })
        .end('{"id":{"deep":1},"status":"accepted"}')
    const client = await connect(messaging, { key: live })
    await client.listTools()
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect(result.isError).toBe(true)
    expect(textsOf(result)).toContain('{"deep":1}')
    expect(textsOf(result)).toMatch(/Charged 0\.60 credits.*Don’t repeat it/)
  })

  test('a response without end is cut off, and says so', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    network.answer = (response) => {
      response.on('close', resolve)
      response.writeHead(202, { 'Content-Type': 'application/json' })
      const more = () => {
        while (!response.destroyed && response.write('"0123456789"'.repeat(1000)));
      }
      response.on('drain', more)
      more()
    }
    const client = await connect(messaging, { key: live })
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect(textsOf(result).length).toBeLessThan(300_000)
    expect(textsOf(result)).toContain('longer than 200 KB')
    await left
  })

  test('a response that breaks off: nothing charged', async () => {
    network.answer = (response) => {
      response.writeHead(202, { 'Content-Type': 'application/json', 'Content-Length': '300000' })
      response.write('{"id":'.padEnd(200_000), () => response.destroy())
    }
    const client = await connect(messaging, { key: live })
    const before = await balanceOf()
    const result = await client.callTool({ name: 'sendMessage', arguments: { body: message } })
    expect([result.isError, textsOf(result)]).toEqual([true, expect.stringContaining('broke off')])
    await vi.waitFor(async () => expect(await balanceOf()).toBe(before))
  })
})

describe('the portal’s own server', () => {
  test('finds an API by words, with its MCP server, reads its documentation and explains an error', async () => {
    const client = await connect('/mcp')
    const matches = await client.callTool({ name: 'find_apis', arguments: { words: 'was the SIM swapped' } })
    const [first] = JSON.parse(textsOf(matches))
    expect(first).toMatchObject({ name: 'SIM Swap', mcp_server: expect.stringContaining('/mcp/') })
    const api = await connect(new URL(first.mcp_server).pathname)
    expect((await api.listTools()).tools.length).toBeGreaterThan(0)
    const path = new URL(first.documentation).pathname
    expect(textsOf(await client.callTool({ name: 'read_page', arguments: { path } }))).toContain('# SIM Swap')
    expect(
      textsOf(await client.callTool({ name: 'explain_error', arguments: { code: 'quota_exceeded' } })),
    ).toContain('"statuses":[429]')
  })

  test.each(['/portal-api/api/session', '/../etc/passwd.md', '//evil.example/x.md', '/metrics', 7])(
    'reads no address that is no page: %s',
    async (path) => {
      const client = await connect('/mcp')
      const result = await client.callTool({ name: 'read_page', arguments: { path } })
      expect(result.isError).toBe(true)
    },
  )
})

test('manifests name the servers as the MCP registry describes them', async () => {
  const { status, body } = await server.ask('GET', '/.well-known/mcp.json')
  expect(status).toBe(200)
  const { servers } = body as { servers: { name: string; description: string; remotes: { url: string }[] }[] }
  expect(servers.length).toBeGreaterThan(4)
  for (const { name, description, remotes } of servers) {
    expect(name).toMatch(/^[A-Za-z0-9.-]+\/[A-Za-z0-9._-]+$/)
    expect(description.length).toBeLessThanOrEqual(100)
    const path = new URL(remotes[0]?.url ?? '').pathname
    const { body: own } = await server.ask('GET', `${path}/server.json`)
    expect(own).toEqual(servers.find((one) => one.name === name))
    expect((await (await connect(path)).listTools()).tools.length).toBeGreaterThan(0)
  }
})
