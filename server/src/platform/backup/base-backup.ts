// A base backup of the embedded PostgreSQL while it runs, by PostgreSQL's low-level API
// (https://www.postgresql.org/docs/current/continuous-archiving.html): the package brings neither pg_dump nor pg_basebackup.
import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyFolder, keepOwner } from './copy-folder.ts'

interface BaseBackup {
  readonly url: string
  /** The cluster's folder, and where its copy goes. */
  readonly data: string
  readonly target: string
}

// Recreated at each start, or useless elsewhere: only the folders are needed. The log is copied at the end, when all
// of it is there.
const leftOut =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|^pg_internal\.init$/
const segmentName = /^[0-9A-F]{24}$/

/** Returns where in the log the copy stands once it has been started. */
export async function baseBackup({ url, data, target }: BaseBackup): Promise<{ readonly lsn: string }> {
  // One session from start to stop: PostgreSQL gives the backup up when it ends.
  const session = new pg.Client(url)
  await session.connect()
  const one = async (statement: string) => (await session.query(statement)).rows[0]
  try {
    // Keeps the log from being recycled until it is copied; the slot goes with the session.
    await one(`SELECT pg_create_physical_replication_slot('backup_${process.pid}', true, true)`)
    const { first } = await one(
      `SELECT pg_walfile_name(pg_backup_start('switchboard backup', fast => true)) AS first`,
    )
    await copyFolder({ from: data, to: target, takes: (path) => !leftOut.test(path) })
    const { lsn, labelfile } = await one(
      'SELECT lsn, labelfile FROM pg_backup_stop(wait_for_archive => false)',
    )
    const { last } = await one(`SELECT pg_walfile_name('${lsn}') AS last`)
    await copyLog({ data, target, first, last })
    await writeLike(join(data, 'PG_VERSION'), join(target, 'backup_label'), labelfile)
    return { lsn }
  } finally {
    await session.end()
  }
}

interface Log {
  readonly data: string
  readonly target: string
  readonly first: string
  readonly last: string
}

async function copyLog({ data, target, first, last }: Log): Promise<void> {
  const [from, to] = [join(data, 'pg_wal'), join(target, 'pg_wal')]
  const names = (await readdir(from)).filter(
    (name) => segmentName.test(name) && name >= first && name <= last,
  )
  for (const needed of [first, last]) {
    if (!names.includes(needed))
      throw new Error(`The log of the database lacks ${needed}, so this isn’t a backup.`)
  }
  for (const name of names) {
    await copyFile(join(from, name), join(to, name))
    await keepOwner(join(from, name), join(to, name))
  }
}

async function writeLike(model: string, path: string, text: string): Promise<void> {
  await writeFile(path, text)
  await keepOwner(model, path)
}
