import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/client.ts'
import { Problem } from './problem.ts'

interface Metered {
  readonly db: Db
  /** Who may read from afar; without one, this machine alone. */
  readonly token: string | undefined
}

/** `/metrics` in the text format of Prometheus: answers by route and status with their time, waiting jobs, the process. */
export function serveMetrics(app: FastifyInstance, { db, token }: Metered): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'switchboard_answer_seconds',
    help: 'Time to the end of an answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'switchboard_jobs_waiting',
    help: 'Jobs that are due and not done.',
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ waiting: number }>`
        SELECT count(*) AS waiting FROM graphile_worker.jobs WHERE run_at <= now()`.execute(db)
      this.set(rows[0]?.waiting ?? 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: addresses are without number.
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Problem('not_found', 'There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`
  return thisMachine.has(request.ip)
}
