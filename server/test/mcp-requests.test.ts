// The MCP servers as an attacker sees them: requests that no client of the protocol sends.
import { describe, expect, test } from 'vitest'
import { gatewayOfFile } from './support/gateway.ts'
import { upstreamOfFile } from './support/upstream.ts'

const network = await upstreamOfFile()
const { server, key: live } = await gatewayOfFile(network)
const messaging = '/mcp/lumina/messaging/v1'
const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }

describe('requests that aren’t an agent’s', () => {
  const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const headers = { Accept: 'application/json, text/event-stream' }

  test('403 forbidden: a page of another origin', async () => {
    const { status, body } = await server.ask('POST', messaging, {
      body: listTools,
      headers: { ...headers, Origin: 'https://evil.example' },
    })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })

  test.each(['GET', 'DELETE'])('405 for %s: there are no sessions', async (method) => {
    expect((await server.ask(method, messaging, { headers })).status).toBe(405)
  })

  test('404 not_found: no such version', async () => {
    const { status, body } = await server.ask('POST', '/mcp/lumina/messaging/v9', {
      body: listTools,
      headers,
    })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  test('arguments that are nested too deeply are an error of the tool, and nothing is sent', async () => {
    const nested = `${'['.repeat(9_000)}${']'.repeat(9_000)}`
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sendMessage","arguments":{"body":${nested}}}}`
    const response = await fetch(new URL(messaging, server.url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'X-API-Key': live },
      body: call,
    })
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('nested too deeply'),
    ])
    expect(network.received).toEqual([])
  })

  test('a batch of more than a hundred calls is rejected before any is made', async () => {
    const one = {
      ...listTools,
      method: 'tools/call',
      params: { name: 'sendMessage', arguments: { body: message } },
    }
    const { status } = await server.ask('POST', messaging, {
      body: Array.from({ length: 101 }, () => one),
      headers: { ...headers, 'X-API-Key': live },
    })
    expect([status, network.received]).toEqual([400, []])
  })

  test('a stream of changes isn’t kept open: there are none', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const { body } = await server.ask('POST', messaging, {
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: { notifications: { toolsListChanged: true }, _meta },
      },
      headers: { ...headers, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' },
    })
    expect(body).toMatchObject({ error: { message: 'Subscription limit reached' } })
  })

  test('413: arguments of 10 MB', async () => {
    const body = {
      ...listTools,
      method: 'tools/call',
      params: { name: 'sendMessage', arguments: { body: 'x'.repeat(10_000_000) } },
    }
    expect((await server.ask('POST', messaging, { body, headers })).status).toBe(413)
  })
})
