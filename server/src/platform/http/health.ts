import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Load balancers take no response for a bad one, and some wait for long. */
const maxWaitMs = 2_000

/** `/healthz`: the process runs. `/readyz`: calls may be sent here. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    if (app.drain.begun) return reply.code(503).send({ status: 'draining' })
    const ready = await Promise.race([answers(db), pause(maxWaitMs, false, { ref: false })])
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' })
  })
}

const answers = (db: Db): Promise<boolean> =>
  sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  )
