import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Queries } from '../../platform/db/client.ts'
import { everyVersion } from '../catalogue/repo.ts'
import { notYet } from './not-yet.ts'
import { documentTags, readDocumentParts } from './texts/document-repo.ts'
import { fileName } from './version/version.ts'

export const archiveFile = 'switchboard-apis.zip'

/** The folder that everything in the archive is below. */
const folder = 'switchboard-apis'

export interface ArchivedDocument {
  readonly api: string
  readonly version: string
  readonly form: 'yaml' | 'json'
  /** SHA-256 of the document, in hexadecimal. */
  readonly tag: string
  /** Its name in the archive, below its folder. */
  readonly name: string
}

/**
 * Documents of every published version, named as they are saved one by one. Throws a 503 while one is being read again.
 */
export async function archivedDocuments(db: Queries): Promise<readonly ArchivedDocument[]> {
  const digests = new Map(
    (await documentTags(db)).map((row) => [`${row.api} ${row.version} ${row.form}`, row.tag]),
  )
  const versions = (await everyVersion(db)).toSorted((one, next) => compareTexts(one.api, next.api))
  const taken = new Set<string>()
  return versions.flatMap((row) =>
    (['yaml', 'json'] as const).map((form) => {
      const { api, version } = row
      const tag = digests.get(`${api} ${version} ${form}`)
      if (tag === undefined) throw notYet()
      return { api, version, form, tag, name: freeName(plainName(fileName(row, '')), `.${form}`, taken) }
    }),
  )
}

const compareTexts = (one: string, next: string): number => Number(one > next) - Number(one < next)

/** A name that no file system reads as a way to another folder, or hides. */
const plainName = (name: string): string => name.replaceAll(/[^\w.-]/g, '_').replace(/^\.+/, '_')

/** Names that differ by capitals alone are one file on some machines. */
function freeName(stem: string, ending: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count === 1 ? '' : `-${count}`}${ending}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}

/** The same for the same documents: no entry has a time of its own. */
const entryOptions = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true }

/** One document at a time, as fast as it is taken. It breaks off where a document is published anew in the middle. */
export function openArchive(db: Queries, documents: readonly ArchivedDocument[]): Readable {
  const zip = new ZipFile()
  const sums = documents.map(({ tag, name }) => `${tag}  ${name}\n`).join('')
  zip.addBuffer(Buffer.from(sums), `${folder}/SHA256SUMS`, entryOptions)
  for (const document of documents)
    zip.addReadStreamLazy(`${folder}/${document.name}`, entryOptions, (read) =>
      read(null, readDocumentParts(db, document, document.tag)),
    )
  zip.end()
  // Its own type is wider than the stream it makes.
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  return output
}

export interface ArchiveFacts {
  readonly file: string
  readonly url: string
  /** Of the digest, as `sha256sum --check` reads it. */
  readonly checksum_url: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string
  readonly documents: number
}

/** Size and digest are known once the archive has been written; nothing of it is kept. */
export async function measureArchive(
  db: Queries,
  documents: readonly ArchivedDocument[],
): Promise<ArchiveFacts> {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of openArchive(db, documents)) {
    hash.update(part)
    size += part.length
  }
  return {
    file: archiveFile,
    url: '/openapi/apis.zip',
    checksum_url: '/openapi/apis.sha256',
    size,
    sha256: hash.digest('hex'),
    documents: documents.length,
  }
}
