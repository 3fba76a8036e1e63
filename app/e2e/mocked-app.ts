// The built app with Prism behind /portal-api: what a front-end developer has, on one address.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listContracts, startMocks } from '@switchboard/mocks'
import { ports } from './addresses.ts'

const dist = join(import.meta.dirname, '../dist')
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const contracts = (await listContracts()).filter(({ name }) => name === 'portal' || name === 'content')
const mocks = await startMocks({ contracts, ports: () => 0 })
const upstreams: Readonly<Record<string, string>> = {
  '/portal-api': mocks.url('portal'),
  '/content-api': mocks.url('content'),
}

const server = createServer((incoming, outgoing) => {
  const url = incoming.url ?? '/'
  const prefix = Object.keys(upstreams).find((candidate) => url.startsWith(`${candidate}/`))
  const upstream = prefix && upstreams[prefix]
  if (upstream) return forward(incoming, outgoing, `${upstream}${url.slice(prefix.length)}`)
  serveFile(url.split('?')[0] ?? '/', outgoing)
})
server.listen(ports.mockedApp)

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { host: _host, ...headers } = incoming.headers
  const sent = request(target, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  sent.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(sent)
}

function serveFile(path: string, outgoing: ServerResponse): void {
  const wanted = join(dist, normalize(decodeURIComponent(path)))
  const isFile = wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile()
  const file = isFile ? wanted : join(dist, 'index.html')
  outgoing.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(outgoing)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.closeAllConnections()
    server.close()
    await mocks.close()
    process.exit(0)
  })
}
