import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface CopyOptions {
  readonly from: string
  readonly to: string
  /** Whether the file or folder at this path, relative to `from`, is taken. */
  readonly takes?: (path: string) => boolean
}

/**
 * Copies a folder that others are writing to: files that disappear in the meantime are skipped. Owners and modes
 * stay. Returns the number of files.
 */
export async function copyFolder({ from, to, takes = () => true }: CopyOptions): Promise<number> {
  return copy('')

  async function copy(path: string): Promise<number> {
    const [source, target] = [join(from, path), join(to, path)]
    await mkdir(target, { recursive: true })
    const entries = await readdir(source, { withFileTypes: true }).catch(ifThere)
    let files = 0
    for (const entry of entries ?? []) {
      const inside = path ? `${path}/${entry.name}` : entry.name
      if (!takes(inside)) continue
      if (entry.isDirectory()) files += await copy(inside)
      else if (entry.isFile() && (await copyOne(inside))) files += 1
    }
    await keepOwner(source, target)
    return files
  }

  async function copyOne(path: string): Promise<boolean> {
    const [source, target] = [join(from, path), join(to, path)]
    const copied = await copyFile(source, target).then(() => true, ifThere)
    if (copied) await keepOwner(source, target)
    return copied === true
  }
}

/** Mode and, where that can be had, owner of another: PostgreSQL uses no folder that is not its own. */
export async function keepOwner(source: string, target: string): Promise<void> {
  const stats = await stat(source).catch(ifThere)
  if (!stats) return
  await chmod(target, stats.mode)
  if (process.getuid?.() === 0) await chown(target, stats.uid, stats.gid)
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
