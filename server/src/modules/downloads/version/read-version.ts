import type { Operation } from '@switchboard/oas/document'
import type { AppContext } from '../../../platform/app-context.ts'
import { readApiVersion } from '../../catalogue/read-api-version.ts'
import { versionsOf } from '../../catalogue/repo.ts'
import { type FoundVersion, noFile } from './find-version.ts'
import type { PublishedVersion } from './version.ts'

type Key = Pick<FoundVersion, 'api' | 'version'>

/** A version with its documentation, operations in the order of its document; with an identifier, that one alone. */
export async function readVersion(
  { db, settings: { upstreams } }: Pick<AppContext, 'db' | 'settings'>,
  { api, version }: Key,
  operationId?: string,
): Promise<PublishedVersion> {
  const versions = await versionsOf(db, api)
  const row = versions.find((one) => one.version === version)
  const reference = await db
    .selectFrom('api_references')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row || !reference) throw noFile()
  const operations = await db
    .selectFrom('api_reference_operations')
    .select('body')
    .where('api', '=', api)
    .where('version', '=', version)
    .$if(operationId !== undefined, (query) => query.where('operation_id', '=', operationId ?? ''))
    .execute()
  const byId = new Map(operations.map(({ body }) => [body.operation_id, body]))
  const read = ({ operation_id }: { readonly operation_id: string }): Operation[] => {
    const operation = byId.get(operation_id)
    return operation ? [operation] : []
  }
  return {
    api: await readApiVersion(db, row, { versions, upstreams }),
    index: reference.body,
    operations: reference.body.operations.flatMap(read),
    webhooks: (reference.body.webhooks ?? []).flatMap(read),
  }
}
