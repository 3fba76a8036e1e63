import { type JsonObject, type Reference, writeJson } from '@switchboard/oas/document'
import { gatewayUrl } from '../../modules/catalogue/addresses.ts'
import { publishedRow } from '../../modules/catalogue/repo.ts'
import { keepDocument } from '../../modules/downloads/texts/document-repo.ts'
import { keepTexts } from '../../modules/downloads/texts/repo.ts'
import { keepDocumentedUpstream } from '../../modules/reference/repo.ts'
import type { Queries } from '../../platform/db/client.ts'
import { writeYaml } from '../read/long-numbers.ts'
import { PublishError } from '../read/publish-error.ts'
import { callersDocument } from './callers-document.ts'
import { documentedUpstream } from './documented-upstream.ts'

interface PublishedDocument {
  readonly api: string
  readonly version: string
  /** As it was published. */
  readonly document: string
  readonly asPublished: JsonObject
}

/** An alias says in a word what is written out for those who read JSON. */
const maxJsonLength = 64 * 1024 * 1024

/**
 * Keeps the files that are downloaded of a version: its document as callers see it, and what is made of it. A trial finds what is wrong with them, and
 * makes none.
 */
export async function keepFiles(
  db: Queries,
  { api, version, document, asPublished }: PublishedDocument,
  { reference, isTrial }: { readonly reference: Reference; readonly isTrial: boolean },
): Promise<void> {
  const row = await publishedRow(db, { api, version })
  const visible = row ? callersDocument(asPublished, gatewayUrl(row)).document : asPublished
  const json = jsonOf(visible)
  if (isTrial) return
  await keepDocumentedUpstream(db, { api, version }, documentedUpstream(asPublished))
  const text = visible === asPublished ? document : writeYaml(visible)
  await keepDocument(db, { api, version, form: 'yaml' }, text)
  await keepDocument(db, { api, version, form: 'json' }, json)
  await keepTexts(db, { api, version }, reference)
}

function jsonOf(document: JsonObject): string {
  const indented = written(document, 2)
  const text = indented && indented.length <= maxJsonLength ? indented : written(document)
  if (text && text.length <= maxJsonLength) return text
  throw new PublishError(
    `Written as JSON, the document has more than ${maxJsonLength / 1024 / 1024} MB: its aliases repeat too much.`,
  )
}

/** Undefined for what is longer than any text can be. */
function written(document: JsonObject, indent = 0): string | undefined {
  try {
    return writeJson(document, indent)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
