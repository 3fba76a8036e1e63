// Keys whose signatures count. Administrators keep the list.
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { endMarks } from '../catalogue/repo.ts'
import { addKey, removeKey, resultsSignedBy, trustedKeys } from './keys-repo.ts'
import { readPublicKey } from './public-key.ts'

export const adminListConformanceKeys = handler<'adminListConformanceKeys'>(async ({ db }) => ({
  status: 200,
  body: { data: await trustedKeys(db) },
}))

export const adminAddConformanceKey = inTransaction<'adminAddConformanceKey'>(async (call) => {
  const { db, body, clock, user } = call
  const { publisher } = body
  const name = body.name.trim()
  if (name.length < 2) throw refusedField('#/name', 'min_length', 'Enter whose key it is.')
  const publicKey = readPublicKey(body.public_key)
  if (!publicKey) {
    const message = 'Paste an Ed25519 public key in PEM, from BEGIN PUBLIC KEY to END PUBLIC KEY.'
    throw refusedField('#/public_key', 'format', message)
  }
  const { fingerprint, pem } = publicKey
  const id = newId('cfk')
  const added = await addKey(db, {
    id,
    name,
    publisher,
    fingerprint,
    public_key: pem,
    added_by: user.id,
    added_at: clock(),
    removed_at: null,
  })
  if (!added) await refuseKnown(db, fingerprint)
  await audit(call, {
    action: 'admin.conformance_key.add',
    subject: publisher,
    details: { conformance_key_id: id, name, fingerprint },
  })
  const [data] = await trustedKeys(db, id)
  if (!data) throw new Error('A key that was just added is missing.')
  return { status: 201, body: { data } }
})

export const adminRemoveConformanceKey = inTransaction<'adminRemoveConformanceKey'>(async (call) => {
  const { db, body, clock } = call
  const { conformance_key_id } = body
  const removed = await removeKey(db, conformance_key_id, clock())
  if (!removed) throw new Problem('not_found', 'There’s no such key. It may have been removed already.')
  const { publisher, name, fingerprint } = removed
  const ended = await endMarks(db, await resultsSignedBy(db, conformance_key_id))
  await audit(call, {
    action: 'admin.conformance_key.remove',
    subject: publisher,
    details: { conformance_key_id, name, fingerprint, marks_ended: ended },
  })
  return { status: 200, body: { data: { conformance_key_id, marks_ended: ended.length } } }
})

async function refuseKnown(db: Queries, fingerprint: string): Promise<never> {
  const known = (await trustedKeys(db)).find((key) => key.fingerprint === fingerprint)
  const whose = known ? `It’s trusted for ${known.publisher}, as ${known.name}.` : 'It was added just now.'
  throw new Problem('conformance_key_known', whose)
}
