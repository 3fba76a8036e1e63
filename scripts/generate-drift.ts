import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Drift = { path: string; kind: 'differs' | 'missing' | 'extra' }
type Comparison = { root: string; folders: readonly string[]; files: ReadonlyMap<string, string> }

/** What stands under the folders compared with what should stand there. */
export async function driftOf({ root, folders, files }: Comparison): Promise<Drift[]> {
  const present = (await Promise.all(folders.map((folder) => filesUnder(root, folder)))).flat()
  const extra = present.filter((path) => !files.has(path)).map((path): Drift => ({ path, kind: 'extra' }))
  const compared = await Promise.all(
    [...files].map(async ([path, text]): Promise<Drift[]> => {
      if (!present.includes(path)) return [{ path, kind: 'missing' }]
      const same = (await readFile(join(root, path), 'utf8')).replaceAll('\r\n', '\n') === text
      return same ? [] : [{ path, kind: 'differs' }]
    }),
  )
  return [...extra, ...compared.flat()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(none)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
}

function none(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
