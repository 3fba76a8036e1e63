import { publishedRow } from '../modules/catalogue/repo.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { JobPayloads } from '../platform/jobs/payloads.ts'

/** Makes the documentation of a version anew, whose prices an announcement has changed. */
export async function republish(
  { api, version, announcedBy }: JobPayloads['republish'],
  { db, publisher }: Pick<AppContext, 'db' | 'publisher'>,
): Promise<void> {
  const row = await publishedRow(db, { api, version })
  if (!row) return
  if (!publisher) throw new Error('Another process publishes.')
  await publisher.run({
    kind: 'reprice',
    api,
    version,
    publishedAt: row.updated_at.toISOString(),
    prices: [],
    user: { id: announcedBy },
    requestId: null,
    repeat: undefined,
  })
}
