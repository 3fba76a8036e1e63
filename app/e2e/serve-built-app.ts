import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface BuiltApp {
  readonly dist: string
  /** Addresses by the path that begins those that are forwarded to them. */
  readonly upstreams: Readonly<Record<string, string>>
  /** Answers what is for another host of the same port. */
  readonly other?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

/** A built app and what it calls, on one address. */
export function serveBuiltApp({ dist, upstreams, other }: BuiltApp): Server {
  return createServer((incoming, outgoing) => {
    if (other?.(incoming, outgoing)) return
    const url = incoming.url ?? '/'
    const prefix = Object.keys(upstreams).find(
      (candidate) => url === candidate || url.startsWith(`${candidate}/`),
    )
    const upstream = prefix && upstreams[prefix]
    if (upstream) return forward(incoming, outgoing, `${upstream}${url.slice(prefix.length)}`)
    serveFile(dist, url.split('?')[0] ?? '/', outgoing)
  })
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { host: _host, ...headers } = incoming.headers
  // A connection of its own: one that was kept may be closed by the other side just as it is used again.
  const sent = request(target, { method: incoming.method, headers, agent: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  sent.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(sent)
}

function serveFile(dist: string, path: string, outgoing: ServerResponse): void {
  const wanted = join(dist, normalize(decodeURIComponent(path)))
  const isFile = wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile()
  const file = isFile ? wanted : join(dist, 'index.html')
  outgoing.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    // Their names change with their content: a page that is loaded anew need not read them anew.
    ...(path.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  })
  createReadStream(file).pipe(outgoing)
}
