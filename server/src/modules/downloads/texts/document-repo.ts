import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Queries } from '../../../platform/db/client.ts'

type Form = 'yaml' | 'json'

interface DocumentKey {
  readonly api: string
  readonly version: string
  readonly form: Form
}

const partBytes = 256 * 1024

/** Keeps a document for download, in parts: the largest is never in one piece again. */
export async function keepDocument(db: Queries, key: DocumentKey, text: string): Promise<void> {
  const { api, version, form } = key
  const whole = Buffer.from(text)
  const tag = createHash('sha256').update(whole).digest('hex')
  await db
    .deleteFrom('api_document_parts')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('form', '=', form)
    .execute()
  for (let part = 0; part * partBytes < whole.length; part += 1) {
    const body = whole.subarray(part * partBytes, (part + 1) * partBytes)
    await db.insertInto('api_document_parts').values({ api, version, form, part, tag, body }).execute()
  }
}

/** The tag of a document; undefined for one that isn't kept yet. */
export async function documentTag(db: Queries, key: DocumentKey): Promise<string | undefined> {
  return (await partOf(db, key, 0).select('tag').executeTakeFirst())?.tag
}

/** The tags of all documents that are kept. */
export const documentTags = (db: Queries) =>
  db
    .selectFrom('api_document_parts')
    .select(['api', 'version', 'form', 'tag'])
    .where('part', '=', 0)
    .execute()

/** A document as it flows. It breaks off where another is published meanwhile: half of each would be neither. */
export const readDocumentParts = (db: Queries, key: DocumentKey, tag: string): Readable =>
  Readable.from(parts(db, key, tag))

async function* parts(db: Queries, key: DocumentKey, tag: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await partOf(db, key, part).select(['body', 'tag']).executeTakeFirst()
    const now = row ? row.tag : await documentTag(db, key)
    if (now !== tag) throw new Error('Another document was published while this one was sent.')
    if (!row) return
    yield row.body
  }
}

const partOf = (db: Queries, { api, version, form }: DocumentKey, part: number) =>
  db
    .selectFrom('api_document_parts')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('form', '=', form)
    .where('part', '=', part)
