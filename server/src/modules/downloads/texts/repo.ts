import type { Reference } from '@switchboard/oas/document'
import type { Queries } from '../../../platform/db/client.ts'
import type { VersionKey } from '../../catalogue/api.ts'
import { apiVersionOf } from '../../catalogue/api.ts'
import { publishedRow } from '../../catalogue/repo.ts'
import { reading } from '../../reference/repo.ts'
import { type MadeText, makeTexts } from './make-texts.ts'

/** Of a large document each takes seconds, and the database ends a transaction that is silent for too long. */
const rowsAtOnce = 10

/** Makes the texts of a version anew. */
export async function keepTexts(db: Queries, key: VersionKey, reference: Reference): Promise<void> {
  const { api, version } = key
  const row = await publishedRow(db, key)
  if (!row) throw new Error(`${api} ${version} isn’t published.`)
  await db.deleteFrom('api_texts').where('api', '=', api).where('version', '=', version).execute()
  const { index, operations, webhooks } = reference
  // Where it is called is said anew whenever a text is read.
  const state = { ...row, upstream_environments: [], mocked: operations.length > 0 }
  const published = {
    api: apiVersionOf(state, { versions: [state], releases: [], upstreams: {} }),
    index: { ...index, api, version },
    operations,
    webhooks,
  }
  const waiting: MadeText[] = []
  const put = async () => {
    const rows = waiting
      .splice(0)
      .map(({ name, pieces }) => ({ api, version, name, pieces: JSON.stringify(pieces) }))
    if (rows.length > 0) await db.insertInto('api_texts').values(rows).execute()
  }
  for await (const text of makeTexts(published)) {
    waiting.push(text)
    if (waiting.length >= rowsAtOnce) await put()
  }
  await put()
}

/** Undefined for a name that there is not, and for a version whose texts are still to be made. */
export async function readText(db: Queries, { api, version }: VersionKey, name: string) {
  const row = await db
    .selectFrom('api_texts')
    .select('pieces')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.pieces
}

/** Whether a version is still to be read again: an earlier release published it, and made no texts of it. */
export async function isToBeRead(db: Queries, { api, version }: VersionKey): Promise<boolean> {
  const row = await db
    .selectFrom('api_references')
    .select('reading')
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined && row.reading < reading
}
