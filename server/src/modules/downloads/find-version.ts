import { sql } from 'kysely'
import type { Queries } from '../../db/client.ts'
import { Problem } from '../../http/problem.ts'
import { type ApiRow, apiVersionOf } from '../catalogue/api.ts'
import type { Operation } from './sample/sample.ts'
import type { PublishedVersion } from './version.ts'

export const noFile = () => new Problem('not_found', 'No file of this name is published.')

/** The version that a file name such as `sim-swap-1.2.0` means. */
export async function findVersion(db: Queries, name: string): Promise<ApiRow> {
  // PostgreSQL takes no NUL.
  if (name.includes('\0')) throw noFile()
  const found = await db
    .selectFrom('apis')
    .selectAll()
    .where(sql<boolean>`api || '-' || full_version = ${name}`)
    .executeTakeFirst()
  if (!found) throw noFile()
  return found
}

/** A version with its documentation, operations in the order of its document; with an identifier, that one alone. */
export async function readVersion(db: Queries, row: ApiRow, operationId?: string): Promise<PublishedVersion> {
  const { api, version } = row
  const versions = await db
    .selectFrom('apis')
    .selectAll()
    .where('api', '=', api)
    .orderBy('full_version', 'desc')
    .execute()
  const { body: index } = await db
    .selectFrom('api_references')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const operations = await db
    .selectFrom('api_reference_operations')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .$if(operationId !== undefined, (query) => query.where('operation_id', '=', operationId ?? ''))
    .execute()
  const byId = new Map(operations.map(({ body }) => [body.operation_id, body]))
  return {
    api: apiVersionOf(row, versions),
    index,
    operations: index.operations.flatMap(({ operation_id }): Operation[] => {
      const operation = byId.get(operation_id)
      return operation ? [operation] : []
    }),
  }
}
