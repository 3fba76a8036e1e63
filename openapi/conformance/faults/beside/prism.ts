import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Call, Reply } from '../fault.ts'
import type { Exchange } from '../try-fault.ts'

export interface Prism {
  /** Whether it has something against a response that it does not have against those of the reference server. */
  objects(exchanges: readonly Exchange[]): Promise<boolean>
  close(): Promise<void>
}

const replayed = 'x-replay'
const patienceMs = 5_000
const portOf = (server: Server) => (server.address() as AddressInfo).port
const require = createRequire(import.meta.url)

/**
 * Prism's validating proxy, `prism proxy --errors`, of the very requests and responses that the checker saw: a backend behind it plays
 * each response again.
 */
export async function startPrism(document: string): Promise<Prism> {
  const replies = new Map<string, Reply>()
  const player = createServer((incoming, outgoing) => {
    const reply = replies.get(String(incoming.headers[replayed]))
    incoming.resume().on('end', () => {
      if (!reply || !Buffer.isBuffer(reply.body) || reply.cut) return outgoing.destroy()
      outgoing.writeHead(reply.status, reply.headers).end(reply.body)
    })
  })
  player.listen(0, '127.0.0.1')
  await once(player, 'listening')
  const port = await freePort()
  const bin = require.resolve('@stoplight/prism-cli/dist/index.js')
  const upstream = `http://127.0.0.1:${portOf(player)}`
  const child = spawn(
    process.execPath,
    [bin, 'proxy', document, upstream, '--errors', '-p', String(port), '-h', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  await listening(child)
  let next = 0
  const ask = async (call: Call, reply: Reply): Promise<readonly string[]> => {
    const id = String(next++)
    replies.set(id, reply)
    const headers = Object.entries(call.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value] as [string, string]]
        : [],
    )
    const hasBody = !['GET', 'HEAD'].includes(call.method) && call.body.length > 0
    const response = await fetch(`http://127.0.0.1:${port}${call.path}${call.query}`, {
      method: call.method,
      headers: [...headers, [replayed, id]],
      ...(hasBody && { body: new Uint8Array(call.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    replies.delete(id)
    return complaintsIn(response.status, await response.text())
  }
  const complaints = (call: Call, reply: Reply) => ask(call, reply).catch((): readonly string[] => [])
  return {
    async objects(exchanges) {
      const readable = exchanges.filter(isReadable)
      const usual = new Set<string>()
      for (const { call, right } of readable)
        if (right) for (const one of await complaints(call, right)) usual.add(one)
      for (const { call, reply } of readable)
        if ((await complaints(call, reply)).some((one) => !usual.has(one))) return true
      return false
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      player.closeAllConnections()
      player.close()
    },
  }
}

/** Prism never answers a body that is no JSON: https://github.com/stoplightio/prism/issues/2664. */
function isReadable({ call: { headers, body } }: Exchange): boolean {
  if (body.length === 0 || !/json/.test(headers['content-type'] ?? '')) return true
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

/** With `--errors` Prism answers a problem of its own in place of a response that breaks the contract. */
function complaintsIn(status: number, text: string): readonly string[] {
  if (status < 500 || !text.includes('stoplight.io/prism/errors#')) return []
  const { type, validation = [] } = JSON.parse(text) as {
    type: string
    validation?: { location: string[]; code: string }[]
  }
  const places = validation.filter(({ location }) => location[0] === 'response')
  if (validation.length > 0)
    return places.map(({ location, code }) => `${code} ${location.join('.').replace(/\d+/g, '*')}`)
  return [type]
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (text: Buffer) => {
      printed += text
      if (printed.includes('Prism is listening')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${printed}`)))
  })
}
