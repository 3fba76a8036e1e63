import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { driftOf } from './generate-drift.ts'
import { generatedFolders as folders, generatedFiles } from './generate-files.ts'

// Files that are right already stay untouched, so that watchers see only what changed.
const root = fileURLToPath(new URL('..', import.meta.url))
const files = await generatedFiles()
const drift = await driftOf({ root, folders, files })
for (const { path, kind } of drift) {
  const target = join(root, path)
  if (kind === 'extra') await rm(target)
  else {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, files.get(path) ?? '')
  }
}
process.stdout.write(`${files.size} generated files, ${drift.length} of them changed\n`)
