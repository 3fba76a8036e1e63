import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../../scripts/listen.ts'
import { openInstallation, type RunningServer, stop, until } from '../test/support/process.ts'
import { freePort, requireProgram, startHaproxy } from './haproxy.ts'
import { type Caller, httpsCaller } from './https-caller.ts'
import { liveKey, signIn } from './portal.ts'

const metricsToken = 'a-token-of-the-soak-campaign'
/** Of `forgotPassword` in an hour; it may begin anew while they are made. */
const limit = 20
const pieces = 5
const callsAroundTheEnd = 100

interface Scene {
  readonly call: Caller
  readonly servers: readonly RunningServer[]
  readonly upstream: EventStream
  readonly publicUrl: string
  readonly plainPort: number
}

/** Two real servers behind a real HAProxy, with the very configuration of docs/behind-a-proxy.md. */
export async function proxy(): Promise<string> {
  requireProgram('haproxy', '-v')
  requireProgram('openssl', 'version')
  const installation = openInstallation()
  const upstream = await startEventStream()
  const [port, plainPort] = [await freePort(), await freePort()]
  const publicUrl = `https://localhost:${port}`
  const env = {
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: '3',
    UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
  }
  try {
    const servers = [await installation.start(env), await installation.start(env)]
    const haproxy = await startHaproxy({ folder: installation.folder, port, plainPort, servers })
    try {
      const call = httpsCaller({ port, ca: haproxy.certificate })
      const scene = { call, servers, upstream, publicUrl, plainPort }
      const results: string[] = []
      for (const check of [
        countsRealAddresses,
        shutsMetrics,
        keepsItsAddresses,
        letsStreamsFlow,
        endsQuietly,
      ])
        results.push(await check(scene))
      return results.join('; ')
    } finally {
      await haproxy.stop()
    }
  } finally {
    await installation.close()
    await upstream.close()
  }
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

async function countsRealAddresses({ call }: Scene): Promise<string> {
  const forgot = async (from: string, number: number) => {
    const forged = `9.9.9.${number}`
    const headers = {
      'X-Forwarded-For': `${forged}, 127.0.0.1`,
      Forwarded: `for=${forged}`,
      'X-Real-IP': forged,
    }
    const body = { email: `${crypto.randomUUID()}@example.com` }
    return (await call('POST', '/portal-api/api/forgot-password', { from, headers, body })).status
  }
  let taken = 0
  while (taken <= 2 * limit && (await forgot('127.0.0.2', taken)) === 202) taken += 1
  demand(
    taken >= limit && taken <= 2 * limit,
    `${taken} calls with forged addresses were taken; ${limit} may be.`,
  )
  demand((await forgot('127.0.0.3', 1)) === 202, 'A second address shares the limit of the first.')
  demand((await forgot('127.0.0.2', 200)) === 429, 'Another forged address opened the limit again.')
  return `${taken} of ${limit} calls with forged addresses taken, then 429, another address free`
}

async function shutsMetrics({ call, servers }: Scene): Promise<string> {
  const authorization = { Authorization: `Bearer ${metricsToken}` }
  for (const headers of [{}, { 'X-Forwarded-For': '127.0.0.1' }, authorization]) {
    const { status } = await call('GET', '/metrics', { headers })
    demand(status === 404, `/metrics answered ${status} through the proxy.`)
  }
  for (const { url } of servers) {
    const [shut, open] = [
      await fetch(`${url}/metrics`),
      await fetch(`${url}/metrics`, { headers: authorization }),
    ]
    demand(
      shut.status === 404 && open.status === 200,
      `/metrics answered ${shut.status}, ${open.status} directly.`,
    )
  }
  return '/metrics shut through the proxy, and directly without the token'
}

async function keepsItsAddresses({ call, servers, publicUrl, plainPort }: Scene): Promise<string> {
  const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Host: 'evil.example' }
  const token = await signIn(servers[0]?.url ?? '', 'user')
  const started = await call('POST', '/portal-api/api/payment', {
    headers: { ...forged, Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
  })
  const { checkout_url } = JSON.parse(started.body).data
  demand(String(checkout_url).startsWith(`${publicUrl}/`), `The checkout is at ${checkout_url}.`)
  const paid = await call('POST', new URL(checkout_url).pathname, {
    headers: { ...forged, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
  })
  demand(
    paid.status === 303 && String(paid.headers.location).startsWith(`${publicUrl}/`),
    `The checkout led to ${paid.status} ${paid.headers.location}.`,
  )
  const sitemap = (await call('GET', '/sitemap.xml', { headers: forged })).body
  demand(
    sitemap.includes(`<loc>${publicUrl}/`) && !sitemap.includes('evil'),
    'The sitemap names other addresses.',
  )
  const hsts = paid.headers['strict-transport-security']
  demand(hsts === 'max-age=31536000; includeSubDomains', `Strict-Transport-Security: ${hsts}`)
  const plain = await fetch(`http://127.0.0.1:${plainPort}/healthz`, { redirect: 'manual' })
  demand(
    plain.status === 308 && `${plain.headers.get('Location')}`.startsWith('https:'),
    'http is not led to https.',
  )
  return 'checkout, redirect and sitemap at PUBLIC_URL whatever Host says'
}

interface EventStream {
  readonly url: string
  /** Sends the next piece to the listener. */
  next(): void
  end(): void
  close(): Promise<void>
}

/** An API whose answer flows, a piece at a time. */
async function startEventStream(): Promise<EventStream> {
  let listener: ServerResponse | undefined
  let sent = 0
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    listener = response
    stream.next()
  })
  const { url, close } = await listen(server)
  const stream: EventStream = {
    url,
    next() {
      sent += 1
      listener?.write(`data: ${sent}\n\n`)
    },
    end: () => listener?.end(),
    close,
  }
  return stream
}

/** Each piece has to come out before the next one goes in. */
async function letsStreamsFlow({ call, servers, upstream }: Scene): Promise<string> {
  const url = servers[0]?.url ?? ''
  const key = await liveKey(url, await signIn(url, 'user'))
  let flowed = 0
  const { status } = await call('POST', '/gateway/lumina/messaging/v1/messages', {
    headers: { 'X-API-Key': key },
    body: { to: '+639175550120', text: 'Soak' },
    onPiece(text) {
      flowed += text.split('data:').length - 1
      if (flowed < pieces) upstream.next()
      else upstream.end()
    },
  })
  demand(status === 200 && flowed === pieces, `The stream ended with ${status} after ${flowed} pieces.`)
  return `${flowed} events, each out before the next went in`
}

/** A server ends among calls that go on, and none of them notices. */
async function endsQuietly({ call, servers }: Scene): Promise<string> {
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const total = () => [...statuses.values()].reduce((sum, times) => sum + times, 0)
  let left = callsAroundTheEnd
  let ending = true
  const worker = async (from: string) => {
    while (ending || left > 0) {
      if (!ending) left -= 1
      await call('GET', '/portal-api/api/api-list-public', { from }).then(
        ({ status }) => count(status),
        () => count(0),
      )
    }
  }
  const working = Promise.all(['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.1.4'].map(worker))
  // In the middle of them, when the proxy keeps connections open to both.
  await until('calls are under way', () => total() > callsAroundTheEnd)
  if (servers[0]) await stop(servers[0].child, 'SIGTERM')
  // The other is seen working alone.
  ending = false
  await working
  const outcomes = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
  demand(statuses.size === 1 && statuses.has(200), `While a server ended: ${outcomes}.`)
  return `a server ended among calls: ${outcomes}`
}
