import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArchiveStore } from './store.ts'

export function folderStore(folder: string): ArchiveStore {
  return {
    async write(name, content) {
      const file = join(folder, name)
      const draft = `${file}.part`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      try {
        await writeThrough(draft, content)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // The name is on the disk once its folder is.
      await syncFolder(dirname(file))
    },
    read: (name) => readFile(join(folder, name)).catch(undefinedIfMissing),
  }
}

async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
