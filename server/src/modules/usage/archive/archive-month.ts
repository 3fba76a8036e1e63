import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { sha256 } from '../../../platform/sha256.ts'
import { monthOfTable } from '../partitions-repo.ts'
import { copyBlocks, countRows, readTable } from './archive-repo.ts'
import { folderOf, type Manifest, type Part, readManifest, readPart, writeManifest } from './manifest.ts'
import type { ArchiveStore } from './store.ts'

const compress = promisify(gzip)
/** 64 MB of the table: about as much CSV, and a file of some megabytes. */
const blocksOfPart = 8_192

interface MonthToArchive {
  readonly client: PoolClient
  readonly store: ArchiveStore
  /** Detached from the log: nothing writes to it any more. */
  readonly name: string
  readonly now: Date
  readonly blocksAtOnce?: number
  /** Cuts it off after the file that is under way. */
  readonly stopped?: AbortSignal
}

/**
 * Writes a month, unless it is found written, reads all of it back, and returns what is there. Only then may its table go. A run that was cut
 * off left either no manifest, and all is written again, or a whole one.
 */
export async function archiveMonth(toArchive: MonthToArchive): Promise<Manifest> {
  const { client, store, name, stopped } = toArchive
  const { id } = await readTable(client, name)
  const { folder, manifest } = await findPlace(store, monthOfTable(name), id)
  const archived = manifest ?? (await writeMonth(toArchive, folder))
  for (const part of archived.parts) {
    stopped?.throwIfAborted()
    await readPart(store, folder, part)
  }
  const rows = await countRows(client, name)
  if (rows !== archived.rows) throw new Error(`${name} has ${rows} rows, and its archive ${archived.rows}.`)
  return archived
}

/** The folder of this very table, or the first that is free: a whole archive is never written over. */
async function findPlace(store: ArchiveStore, month: string, tableId: number) {
  for (let number = 1; ; number += 1) {
    const folder = folderOf(month, number)
    const manifest = await readManifest(store, folder)
    if (!manifest || manifest.table_id === tableId) return { folder, manifest }
  }
}

async function writeMonth(
  { client, store, name, now, blocksAtOnce = blocksOfPart, stopped }: MonthToArchive,
  folder: string,
): Promise<Manifest> {
  const { id, blocks, columns } = await readTable(client, name)
  const parts: Part[] = []
  for (let from = 0; from < blocks; from += blocksAtOnce) {
    stopped?.throwIfAborted()
    const { csv, rows } = await copyBlocks(client, name, { from, to: from + blocksAtOnce })
    const content = await compress(csv)
    const part = `part-${String(parts.length + 1).padStart(4, '0')}.csv.gz`
    await store.write(`${folder}/${part}`, content)
    parts.push({ name: part, rows, bytes: content.length, sha256: sha256(content).toString('hex') })
  }
  const manifest = {
    month: monthOfTable(name),
    table_id: id,
    columns,
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    parts,
    written_at: now.toISOString(),
  }
  await writeManifest(store, folder, manifest)
  return manifest
}
