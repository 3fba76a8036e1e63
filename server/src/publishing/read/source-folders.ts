import { existsSync, realpathSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'

/** Without a repository, folders beside that of the document, such as CAMARA's `code/common`, and those beside these. */
const levelsUp = 2

/**
 * The folder around a document that its files probably come from: its repository, else the folder two levels up.
 * Never a home, nor a shared system folder; undefined if only such a one is left.
 */
export function widestFolder(folder: string): string | undefined {
  const own = realpathSync(folder)
  const all = foldersAbove(own).filter((one) => !isShared(one))
  return all.find((one) => existsSync(join(one, '.git'))) ?? all.slice(0, levelsUp + 1).at(-1)
}

/** The nearest folder that holds both; undefined where that is one of the machine. */
export function commonFolder(folder: string, file: string): string | undefined {
  const common = foldersAbove(folder).find((one) => isInside(one, file))
  return common === undefined || isShared(common) ? undefined : common
}

export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '..' && !path.startsWith(`..${sep}`)
}

/** With itself. */
function foldersAbove(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)]
}

/** The root of the machine and what lies directly below it, homes, and the folder for what is temporary. */
function isShared(folder: string): boolean {
  const isTop = foldersAbove(folder).length <= 2
  return isTop || isInside(folder, homedir()) || isInside(folder, realpathSync(tmpdir()))
}
