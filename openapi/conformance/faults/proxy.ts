import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Backend, Behaviour, Call, Reply, Role } from './fault.ts'
import { dataOf, jsonOf } from './mistakes.ts'

export interface ProxyOptions {
  /** The base address of the backend, such as `http://127.0.0.1:8080/portal-api`. */
  readonly backend: string
  /** operationIds by method and path, such as `GET /api/profile`. */
  readonly operations: ReadonlyMap<string, string>
  readonly emails: Readonly<Record<Role, string>>
  readonly behaviour: Behaviour
  /** The apparent address of the calls: callers without an account are counted by it. */
  readonly address?: string
  readonly port?: number
}

export interface RunningProxy {
  /** The base address to give to a checker. */
  readonly url: string
  close(): Promise<void>
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** A backend with one mistake: stands before the reference server and does all else as that does. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const base = new URL(options.backend)
  const agent = new Agent({ keepAlive: true })
  const backend = connect(base, agent, options)
  const server = createServer(async (incoming, outgoing) => {
    try {
      write(await options.behaviour(await readCall(incoming, base, options.operations), backend), outgoing)
    } catch {
      outgoing.destroy()
    }
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${prefixOf(base)}`,
    async close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

const prefixOf = (base: URL): string => base.pathname.replace(/\/$/, '')

async function readCall(
  incoming: IncomingMessage,
  base: URL,
  operations: ProxyOptions['operations'],
): Promise<Call> {
  const { method = 'GET', url = '/', headers } = incoming
  const [whole = '/', ...query] = url.split(/(?=\?)/)
  const prefix = whole.startsWith(`${prefixOf(base)}/`) ? prefixOf(base) : ''
  const path = whole.slice(prefix.length)
  const operation = operations.get(`${method} ${path}`)
  return { method, prefix, path, query: query.join(''), operation, headers, body: await buffer(incoming) }
}

function connect(base: URL, agent: Agent, { emails, address }: ProxyOptions): Backend {
  const tokens = new Map<string, string>()
  return {
    token: (role) => tokens.get(emails[role]),
    knows: (email) => Object.values(emails).includes(email),
    async send(call) {
      const reply = await send(call, base, agent, address)
      const email = String(jsonOf(call).email)
      if (call.operation === 'login' && reply.status === 200 && !tokens.has(email))
        tokens.set(email, String(dataOf(reply).access_token))
      return reply
    },
  }
}

function send(call: Call, base: URL, agent: Agent, address: string | undefined): Promise<Reply> {
  const headers: OutgoingHttpHeaders = { ...call.headers, host: base.host, 'accept-encoding': 'identity' }
  delete headers.connection
  if (address) headers['x-forwarded-for'] = address
  const { hostname, port } = base
  return new Promise((resolve, reject) => {
    const inner = forward(
      {
        hostname,
        port,
        method: call.method,
        path: `${call.prefix}${call.path}${call.query}`,
        headers,
        agent,
      },
      (response) => readReply(response).then(resolve, reject),
    )
    inner.on('error', reject)
    inner.end(call.body)
  })
}

async function readReply(response: IncomingMessage): Promise<Reply> {
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !hopByHop.has(name)))
  const isStream = response.headers['content-type']?.startsWith('text/event-stream')
  return { status: response.statusCode ?? 502, headers, body: isStream ? response : await buffer(response) }
}

function write({ status, headers, body, cut }: Reply, outgoing: ServerResponse): void {
  if (!Buffer.isBuffer(body)) {
    outgoing.writeHead(status, headers)
    outgoing.on('close', () => body.destroy())
    body.pipe(outgoing)
    return
  }
  const length =
    outgoing.req.method === 'HEAD' || status === 204 || status === 304
      ? {}
      : { 'content-length': body.length }
  outgoing.writeHead(status, { ...headers, ...length })
  if (!cut) return void outgoing.end(body)
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
}
