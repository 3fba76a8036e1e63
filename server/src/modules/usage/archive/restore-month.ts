import type { PoolClient } from 'pg'
import { copyRows, createTable } from './archive-repo.ts'
import { DamagedArchive, folderOf, readManifest, readPart } from './manifest.ts'
import type { ArchiveStore } from './store.ts'

/** Reads an archived month into a table of its own, all of it or none. Returns its name and how many rows it has. */
export async function restoreMonth(client: PoolClient, store: ArchiveStore, month: string) {
  const name = `archived_calls_${month.replace('-', '_')}`
  let rows = 0
  await client.query('BEGIN')
  try {
    for (let number = 1; ; number += 1) {
      const folder = folderOf(month, number)
      const manifest = await readManifest(store, folder)
      if (!manifest && number === 1) throw new DamagedArchive(`There is no archive of ${month}.`)
      if (!manifest) break
      if (number === 1) await createTable(client, name)
      for (const part of manifest.parts)
        rows += await copyRows(
          client,
          { name, columns: manifest.columns },
          await readPart(store, folder, part),
        )
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  return { name, rows }
}
