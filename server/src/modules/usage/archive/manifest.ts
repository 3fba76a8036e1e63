import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sha256 } from '../../../platform/sha256.ts'
import type { ArchiveStore } from './store.ts'

const decompress = promisify(gunzip)

/** A file of an archived month: CSV, compressed by gzip. */
export interface Part {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  /** Of the file as it is stored, in hexadecimal. */
  readonly sha256: string
}

/** Written last: a month with a manifest is whole. */
export interface Manifest {
  /** `2026-08`. */
  readonly month: string
  /** The table that was archived, so that another of the same month is never taken for it. */
  readonly table_id: number
  readonly columns: readonly string[]
  readonly rows: number
  readonly parts: readonly Part[]
  readonly written_at: string
}

/** A month has a second folder where rows of it came after it was archived and dropped. */
export const folderOf = (month: string, number: number): string =>
  number === 1 ? `api_calls/${month}` : `api_calls/${month}-${number}`

const manifestName = (folder: string): string => `${folder}/manifest.json`

export async function readManifest(store: ArchiveStore, folder: string): Promise<Manifest | undefined> {
  const text = await store.read(manifestName(folder))
  return text && (JSON.parse(text.toString('utf8')) as Manifest)
}

export const writeManifest = (store: ArchiveStore, folder: string, manifest: Manifest): Promise<void> =>
  store.write(manifestName(folder), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))

export class DamagedArchive extends Error {}

/** The CSV of a part, once it is what its manifest says. Throws `DamagedArchive`. */
export async function readPart(
  store: ArchiveStore,
  folder: string,
  { name, rows, sha256: expected }: Part,
): Promise<Buffer> {
  const file = `${folder}/${name}`
  const stored = await store.read(file)
  if (!stored) throw new DamagedArchive(`${file} is missing.`)
  if (sha256(stored).toString('hex') !== expected) throw new DamagedArchive(`${file} has another checksum.`)
  const csv = await decompress(stored)
  const count = countRecords(csv) - 1
  if (count !== rows) throw new DamagedArchive(`${file} has ${count} rows, not ${rows}.`)
  return csv
}

const [newline, quote] = [10, 34]

/** Lines that end a record: one within quotes is part of a value. */
function countRecords(csv: Buffer): number {
  let records = 0
  let isQuoted = false
  for (const byte of csv) {
    if (byte === quote) isQuoted = !isQuoted
    else if (byte === newline && !isQuoted) records += 1
  }
  return records
}
