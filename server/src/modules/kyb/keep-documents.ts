import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from './documents.ts'

/**
 * Does work that needs the documents in their folder. They are on the disk, for sure, before it begins, so that no
 * submission ever names a file that is not there; when it fails they are taken away again.
 */
export async function withDocuments<Result>(
  folder: string,
  documents: readonly Document[],
  work: (paths: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const paths = new Map(documents.map(({ field, file }) => [field, join(folder, file)]))
  try {
    for (const { field, content } of documents) {
      await writeFile(paths.get(field) ?? '', content, { mode: 0o600, flag: 'wx', flush: true })
    }
    return await work(paths)
  } catch (error) {
    await Promise.all([...paths.values()].map((path) => rm(path, { force: true })))
    throw error
  }
}
