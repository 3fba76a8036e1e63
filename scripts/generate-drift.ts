import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Drift = { path: string; kind: 'differs' | 'missing' | 'extra' }
type Comparison = { root: string; folders: readonly string[]; files: ReadonlyMap<string, string> }

/** Files under the folders, and named files beside them, compared with their expected content. */
export async function driftOf({ root, folders, files }: Comparison): Promise<Drift[]> {
  const present = (await Promise.all(folders.map((folder) => filesUnder(root, folder)))).flat()
  const extra = present.filter((path) => !files.has(path)).map((path): Drift => ({ path, kind: 'extra' }))
  const compared = await Promise.all(
    [...files].map(async ([path, text]): Promise<Drift[]> => {
      const there = await readFile(join(root, path), 'utf8').catch(missing)
      if (there === undefined) return [{ path, kind: 'missing' }]
      return there.replaceAll('\r\n', '\n') === text ? [] : [{ path, kind: 'differs' }]
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

const none = (error: NodeJS.ErrnoException): [] => missing(error) ?? []

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
