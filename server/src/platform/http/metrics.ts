import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sha256 } from '../sha256.ts'
import { Problem } from './problem.ts'
import type { UnroutedRequests } from './unrouted-requests.ts'

interface MetricsOptions {
  /**
   * Token required for reading; without one, nobody can. A caller's address is no proof: through a proxy on this
   * machine everybody comes from 127.0.0.1, and not every proxy adds a header that would tell.
   */
  readonly token: string | undefined
  readonly unrouted: UnroutedRequests
  readonly openStreams: () => number
}

/** `/metrics` in the text format of Prometheus: answers by route and status with their time, streams, the process. Others add to it. */
export function serveMetrics(
  app: FastifyInstance,
  { token, unrouted, openStreams }: MetricsOptions,
): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'switchboard_answer_seconds',
    help: 'Time to the end of a response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const rejected = new Counter({
    name: 'switchboard_unrouted_total',
    help: 'Requests that couldn’t be read, and were rejected before any route.',
    labelNames: ['status'],
    registers: [registry],
  })
  unrouted.onReject((status) => rejected.inc({ status }))
  new Gauge({
    name: 'switchboard_open_streams',
    help: 'Open event streams.',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses are without number.
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, token))
      throw new Problem('not_found', 'There’s nothing at this URL.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  const [scheme, sent] = authorization?.split(' ', 2) ?? []
  if (!token || !sent || scheme?.toLowerCase() !== 'bearer') return false
  return timingSafeEqual(sha256(sent), sha256(token))
}

// Of one length, so that comparing takes as long for every guess.
