import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import replyFrom from '@fastify/reply-from'
import Fastify from 'fastify'
import { Pool } from 'undici'
import { median } from '../../scripts/median.ts'
import { createForwarder } from '../src/gateway/forward.ts'
import { headersForCaller, headersForUpstream } from '../src/gateway/headers.ts'
import { createCircuits } from '../src/gateway/upstreams/circuits.ts'
import { timeoutsOf } from '../src/modules/upstreams/open-upstream.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'

const rounds = 5
const roundMs = 2_000
const callers = 8
const body = JSON.stringify({ to: '+639175550120', text: 'Bench' })

/** The cost of forwarding alone, without keys and credits: a POST through the gateway's forwarder beside a bare proxy. */
export async function forwarding(): Promise<readonly string[]> {
  const { bare, ours, stop } = await startProxies()
  const perSecond: Record<string, number[]> = { bare: [], ours: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, port] of Object.entries({ bare, ours })) {
      const figure = await callsPerSecond(port)
      // The first round warms up.
      if (round > 0) perSecond[name]?.push(figure)
    }
  }
  stop()
  const [one, other] = [median(perSecond.bare ?? []), median(perSecond.ours ?? [])]
  return [
    `${Math.round(other)} calls a second through the forwarder, ${Math.round(one)} through @fastify/reply-from, ${callers} callers: ${Math.round((100 * other) / one)} %`,
  ]
}

interface Ports {
  readonly bare: number
  readonly ours: number
}

/** In a process of their own, so that the callers' work is not theirs. */
async function startProxies(): Promise<Ports & { stop(): void }> {
  const child = fork(import.meta.filename, ['proxies'])
  const ports = await new Promise<Ports>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ports))
    child.once('error', reject)
  })
  return { ...ports, stop: () => child.disconnect() }
}

async function serveProxies(): Promise<void> {
  const child = fork(import.meta.filename, ['upstream'])
  process.once('disconnect', () => process.exit())
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  )
  const base = `http://127.0.0.1:${port}`
  const bare = Fastify()
  bare.removeAllContentTypeParsers()
  bare.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await bare.register(replyFrom, { base, undici: { connections: 128 } })
  bare.all('/*', (request, reply) => reply.from(request.url))

  const ours = Fastify()
  ours.removeAllContentTypeParsers()
  ours.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const { connect_ms: connectMs, response_ms: silenceMs, total_ms: totalMs } = timeoutsOf(defaultSettings)
  const upstream = {
    bases: [base],
    name: 'bench',
    onlyOutside: false,
    tls: {},
    connectMs,
    silenceMs,
    totalMs,
  }
  const forwarder = createForwarder(createCircuits({ probeAfterMs: 10_000 }), { maxBodyMs: 10_000 })
  ours.all('/*', async (request, reply) => {
    const response = await forwarder.forward({
      upstream,
      account: 'usr_bench',
      path: request.url,
      headers: headersForUpstream(request.headers, { requestId: request.id }),
      incoming: request.raw,
    })
    return reply
      .code(response.status)
      .headers(headersForCaller(response.headers, response.status))
      .send(response.body)
  })
  await Promise.all([bare.listen({ port: 0 }), ours.listen({ port: 0 })])
  const portOf = ({ server }: typeof bare) => (server.address() as AddressInfo).port
  process.send?.({ bare: portOf(bare), ours: portOf(ours) })
}

function serveUpstream(): void {
  process.once('disconnect', () => process.exit())
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"msg_1","status":"queued"}')
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

async function callsPerSecond(port: number): Promise<number> {
  const pool = new Pool(`http://localhost:${port}`, { connections: callers, pipelining: 1 })
  const end = performance.now() + roundMs
  let calls = 0
  const call = async () => {
    while (performance.now() < end) {
      const response = await pool.request({
        path: '/messages',
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      await response.body.dump()
      if (response.statusCode !== 200) throw new Error(`Answered ${response.statusCode}.`)
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  await pool.close()
  return (calls * 1000) / roundMs
}

if (process.argv[2] === 'proxies') await serveProxies()
if (process.argv[2] === 'upstream') serveUpstream()
