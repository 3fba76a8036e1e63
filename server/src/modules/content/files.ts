import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'

interface FoundFile {
  readonly path: string
  readonly sizeBytes: number
}

/**
 * A file below `files/` of the content folder. Undefined for anything else, also for a link that leads out of it. Names
 * come from the published insights, which the contract's pattern was held against; this holds where that would not.
 */
export function findFile(folder: string, filename: string): FoundFile | undefined {
  try {
    const root = realpathSync(join(folder, 'files'))
    const path = realpathSync(join(root, filename))
    const file = statSync(path)
    return isInside(root, path) && file.isFile() ? { path, sizeBytes: file.size } : undefined
  } catch {
    return undefined
  }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way !== '' && !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`)
}
