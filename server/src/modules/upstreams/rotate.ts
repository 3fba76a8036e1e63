import { currentKeyId, resealEnvelope } from '../../platform/db/envelope.ts'
import type { Rotation } from '../../platform/db/reseal.ts'
import type { SealContext } from '../../platform/db/seal.ts'
import { putSealedKey, sealedWithAnother } from './repo.ts'
import { ownerOf } from './secrets.ts'

/** Seals the secrets of upstreams with the current SECRETS_KEY. Calls go on meanwhile with the secrets that they have open. */
export async function resealUpstreams(on: SealContext): Promise<Rotation> {
  let resealed = 0
  const lost: string[] = []
  for (const row of await sealedWithAnother(on.db, await currentKeyId(on))) {
    const { sealed, sealed_key, secrets_key_id } = row
    if (!sealed || !sealed_key || !secrets_key_id) continue
    const owner = ownerOf(row)
    const envelope = await resealEnvelope(on, owner, { sealed, sealed_key, secrets_key_id })
    if (!envelope) lost.push(owner)
    // A row that was changed meanwhile was sealed with that change.
    else if (await putSealedKey(on.db, row, envelope)) resealed += 1
  }
  return { resealed, lost }
}
