import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** When the newest backup in a folder of backups was finished, as its `backup.json` says; undefined where there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => [])
  const moments = await Promise.all(names.map((name) => finishedAt(join(folder, name, 'backup.json'))))
  const times = moments.filter((time) => !Number.isNaN(time))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

async function finishedAt(file: string): Promise<number> {
  try {
    return Date.parse(JSON.parse(await readFile(file, 'utf8')).finished_at)
  } catch {
    return Number.NaN
  }
}
