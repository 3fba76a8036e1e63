import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { Problem } from '../../http/problem.ts'

export const documentUrl = (api: string, fullVersion: string): string => `/openapi/${api}-${fullVersion}.yaml`

/** The OpenAPI document of each published version, as it was published. */
export function serveDocuments(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>('/openapi/:file', async (request, reply) => {
    const found = await db
      .selectFrom('apis')
      .select('document')
      .where(sql<boolean>`api || '-' || full_version || '.yaml' = ${request.params.file}`)
      .executeTakeFirst()
    if (!found) throw new Problem('not_found', 'No document of this name is published.')
    return reply
      .type('application/yaml')
      .header('Content-Disposition', `attachment; filename="${request.params.file}"`)
      .send(found.document)
  })
}
