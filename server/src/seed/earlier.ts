import { fileURLToPath } from 'node:url'
import type { Tx } from '../platform/db/client.ts'
import { publishFile } from '../publishing/publish/publish-folder.ts'

/** Versions before those of the demo documents, by API. The mock of the newer one answers their calls as well. */
const earlier = [{ api: 'number-verification', file: 'number-verification-1.0.0.yaml' }] as const

/** Publishes earlier versions of what is published, so that a catalogue shows how a version ends. */
export async function publishEarlier(tx: Tx): Promise<void> {
  for (const { api, file } of earlier) {
    const newer = await tx.selectFrom('apis').select('position').where('api', '=', api).executeTakeFirst()
    if (!newer) continue
    const path = fileURLToPath(new URL(`../../../mocks/products/earlier/${file}`, import.meta.url))
    await publishFile(tx, { path, position: newer.position, name: api })
  }
}
