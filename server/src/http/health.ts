import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

interface Health {
  readonly db: Db
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean
}

/** `/healthz`: the process runs. `/readyz`: calls may be sent here. */
export function serveHealth(app: FastifyInstance, { db, isDraining }: Health): void {
  app.addHook('onRequest', async (_request, reply) => {
    // What comes on a connection that is kept may come in the moment it is closed, and be lost.
    if (isDraining()) reply.header('Connection', 'close')
  })
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    const ready = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' })
  })
}
