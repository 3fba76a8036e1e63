import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { closed, listen } from './listen.ts'

// Developers who know Prism run its own command on the bundle, without our front: the results must be as they expect.
const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'))
const bundle = (name: string) => fileURLToPath(new URL(`../../openapi/dist/${name}`, import.meta.url))

const running: ChildProcess[] = []
const stop: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const child of running) {
    const ended = once(child, 'exit')
    if (child.kill()) await ended
  }
  for (const one of stop) await one()
})

/** Starts `prism …` on a free port and waits until it says where it listens. */
async function prism(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [cli, ...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  const output: string[] = []
  for await (const line of createInterface(child.stdout)) {
    output.push(line)
    const [, address] = /listening on (http:\S+)/.exec(line) ?? []
    if (!address) continue
    // Nothing reads the output any more, and a full pipe would block the process.
    child.stdout.resume()
    return address
  }
  throw new Error(`Prism ended without listening:\n${output.join('\n')}`)
}

const signedIn = { Authorization: 'Bearer any' }

describe.each(['portal.json', 'portal.yaml', 'portal.compact.yaml'])('prism mock openapi/dist/%s', (file) => {
  const address = prism('mock', bundle(file))

  test('answers with the first example', async () => {
    const response = await fetch(`${await address}/api/wallet/credits`, { headers: signedIn })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      data: { wallet_credits: expect.stringMatching(/^\d+\.\d\d$/) },
    })
  })

  test('answers with the example that Prefer names', async () => {
    const headers = { ...signedIn, Prefer: 'code=200, example=zeroBalance' }
    const response = await fetch(`${await address}/api/wallet/credits`, { headers })
    expect(await response.json()).toMatchObject({ data: { wallet_credits: '0.00' } })
  })

  test('refuses a call without its token, as the contract does', async () => {
    const response = await fetch(`${await address}/api/wallet/credits`)
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'token_missing' }])
  })

  test('refuses a body that breaks the contract', async () => {
    const response = await fetch(`${await address}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'jun@example.com' }),
    })
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'validation_failed' }])
  })
})

test('prism proxy hands a call on and names what in its answer breaks the contract', async () => {
  let wallet_credits: unknown = '12.50'
  const rest = {
    settled_credits: '12.50',
    in_flight_credits: '0.00',
    free_credits: [],
    starter_credits: '0.00',
  }
  const backend = createServer((_, outgoing) => {
    outgoing.writeHead(200, {
      'Content-Type': 'application/json',
      'X-Request-Id': 'req_backend01',
      'Cache-Control': 'no-store',
    })
    outgoing.end(JSON.stringify({ data: { wallet_credits, ...rest } }))
  })
  stop.push(() => closed(backend))
  const upstream = await listen(backend, { name: 'backend', port: 0, host: '127.0.0.1' })
  const address = await prism('proxy', bundle('portal.json'), upstream)
  const call = () => fetch(`${address}/api/wallet/credits`, { headers: signedIn })

  const good = await call()
  expect(good.headers.get('sl-violations')).toBeNull()
  expect(await good.json()).toMatchObject({ data: { wallet_credits: '12.50' } })

  wallet_credits = 12.5
  const bad = await call()
  expect(bad.headers.get('sl-violations')).toContain('wallet_credits')
  expect(await bad.json()).toMatchObject({ data: { wallet_credits: 12.5 } })
})
