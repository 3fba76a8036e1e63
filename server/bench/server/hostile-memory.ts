import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '../../../scripts/build-app.ts'
import { connect, each, liftLimits, liveKey, signIn } from '../../soak/portal.ts'
import { maxMcpValues } from '../../src/modules/mcp/serve-mcp.ts'
import { maxJsonBytes, maxJsonValues } from '../../src/platform/http/json-body.ts'
import { openInstallation } from '../../test/support/process.ts'
import { ok, startUpstream } from '../../test/support/upstream.ts'
import { budgets } from './budgets.ts'
import { residentMegabytes } from './cpu.ts'
import type { Row } from './row.ts'

const mcp = '/mcp/lumina/messaging/v1'
const gateway = '/gateway/lumina/messaging/v1/messages'
const login = '/portal-api/login'
/** Takes the longest lists of those that need no account. */
const conformance = '/portal-api/api/conformance-results'
const maxListValues = 30_000
const heldMs = 3_000
const settleMs = 10_000
const callers = 32

const ofTool = (values: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sendMessage","arguments":{"body":${values}}}}`
const smallObjects = `[${'{"a":1},'.repeat(100_000)}1]`
/** An object with as many names as are accepted takes most. */
const widest = (values: number): string =>
  `{${Array.from({ length: values - 10 }, (_, index) => `"name-${index}":${index}`).join()}}`

/** Memory of the server process after what strangers may send: bodies that never end, the widest JSON, and many pages. */
export async function hostileMemory(): Promise<Row> {
  buildApp()
  const installation = openInstallation()
  const upstream = await startUpstream()
  upstream.answer = (response, received) => {
    upstream.received.length = 0
    ok(response, received)
  }
  try {
    const { url, child } = await installation.start({
      DEMO_DATA: 'true',
      UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
    })
    const client = await connect(installation)
    await liftLimits(client)
    await client.end()
    const key = { 'X-API-Key': await liveKey(url, await signIn(url, 'business')) }
    const figures: string[] = []
    const measure = (what: string) =>
      figures.push(`${what} ${Math.round(residentMegabytes(child.pid ?? 0))} MB`)
    const post = (path: string, body: string) =>
      each(Array.from({ length: 100 }), callers, () =>
        read(`${url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
          body,
        }),
      )

    measure('at the start')
    await holdBodies(`${url}${gateway}`, key)
    await holdBodies(`${url}${login}`, {})
    measure('after held bodies')
    await post(mcp, ofTool(smallObjects))
    await post(login, smallObjects)
    measure('after JSON that is too wide')
    await post(mcp, ofTool(widest(maxMcpValues)))
    measure('after the widest at MCP')
    await post(login, widest(maxJsonValues))
    await post(conformance, widest(maxListValues))
    measure('after the widest at the portal')
    await each(Array.from({ length: 1_000 }), callers, async (_, index) => {
      await read(`${url}/api/lumina/messaging/v1?n=${index}`, { headers: { Accept: 'text/markdown' } })
      await read(`${url}/api/unknown-${index}`, { headers: { Accept: 'text/html' } })
      await read(`${url}${gateway}/${index}`, { headers: key })
    })
    measure('after pages and calls')
    // Only kept memory remains then, not garbage that the next collection would take.
    await pause(settleMs)
    const megabytes = residentMegabytes(child.pid ?? 0)
    return {
      figures: `${Math.round(megabytes)} MB after an attack (budget ${budgets.hostileMb})`,
      held: megabytes <= budgets.hostileMb,
      details: [figures.join(', ')],
    }
  } finally {
    await installation.close()
    await upstream.close()
  }
}

async function read(url: string, init: RequestInit): Promise<void> {
  await (await fetch(url, init)).arrayBuffer()
}

/** The two hundred bodies have as many bytes as are accepted, but the last. */
async function holdBodies(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const requests = Array.from({ length: 200 }, () => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': maxJsonBytes },
      agent: false,
    })
    // Many are rejected or broken off before they end.
    outgoing.on('error', () => {}).on('response', (response) => response.resume())
    outgoing.write(`"${'x'.repeat(maxJsonBytes - 2)}`)
    return outgoing
  })
  await pause(heldMs)
  for (const outgoing of requests) outgoing.destroy()
}
