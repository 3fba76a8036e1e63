import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 3 * 1024 ** 3

export interface Scratch {
  readonly folder: string
  /** Makes programs keep temporary files there. */
  readonly env: Readonly<Record<string, string>>
  close(): void
}

/**
 * A folder for one run of the tests, in memory if it fits: they copy and drop over a hundred databases of some 600
 * files, which costs a disk's file system more than the tests themselves. Code that many of them load is compiled
 * once.
 */
export function openScratch(): Scratch {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'switchboard-steps-'))
  // PostgreSQL does not run as root: where the tests do, its own user has to reach its files.
  chmodSync(folder, 0o755)
  return {
    folder,
    env: { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function hasRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
