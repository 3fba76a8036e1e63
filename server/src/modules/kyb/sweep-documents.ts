import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../platform/app-context.ts'

/** A form is written down long before; what is older and belongs to none was left by a server that was killed. */
const oldMs = 86_400_000

/** Takes away documents that no submission names: they show people, and nobody would ever look after them. */
export async function sweepDocuments({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const files = await readdir(settings.kybFolder).catch(() => [])
  for (const file of files) {
    const path = join(settings.kybFolder, file)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || clock().getTime() - found.mtimeMs < oldMs) continue
    const named = await db
      .selectFrom('kyb_documents')
      .select('file')
      .where('file', '=', file)
      .executeTakeFirst()
    if (!named) await rm(path, { force: true })
  }
}
