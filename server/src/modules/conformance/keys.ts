// Whose signature counts. Administrators keep the list.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { people } from '../accounts/people-repo.ts'
import { endMarks } from '../catalogue/repo.ts'
import { readPublicKey } from './public-key.ts'

type Key = components['schemas']['AdminConformanceKey']

const maxKeys = 1000

export const adminListConformanceKeys = handler<'adminListConformanceKeys'>(async ({ db }) => ({
  status: 200,
  body: { data: await trustedKeys(db) },
}))

export const adminAddConformanceKey = inTransaction<'adminAddConformanceKey'>(async (call) => {
  const { db, body, clock, user } = call
  const { publisher } = body
  const name = body.name.trim()
  if (name.length < 2) throw refusedField('#/name', 'min_length', 'Enter whose key it is.')
  const given = readPublicKey(body.public_key)
  if (!given) {
    const message = 'Paste an Ed25519 public key in PEM, from BEGIN PUBLIC KEY to END PUBLIC KEY.'
    throw refusedField('#/public_key', 'format', message)
  }
  const { fingerprint, pem } = given
  const id = newId('cfk')
  const added = await db
    .insertInto('conformance_keys')
    .values({
      id,
      name,
      publisher,
      fingerprint,
      public_key: pem,
      added_by: user.id,
      added_at: clock(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('fingerprint').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
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
  const removed = await db
    .updateTable('conformance_keys')
    .set({ removed_at: clock() })
    .where('id', '=', conformance_key_id)
    .where('removed_at', 'is', null)
    .returning(['name', 'publisher', 'fingerprint'])
    .executeTakeFirst()
  if (!removed) throw new Problem('not_found', 'There’s no such key. It may have been removed already.')
  const { publisher, name, fingerprint } = removed
  const signed = await db
    .selectFrom('conformance_results')
    .select('id')
    .where('key_id', '=', conformance_key_id)
    .execute()
  const ended = await endMarks(
    db,
    signed.map(({ id }) => id),
  )
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

/** The keys that are trusted, the newest first; with an id, that one. */
async function trustedKeys(db: Queries, id?: string): Promise<Key[]> {
  const { rows } = await sql<
    Omit<Key, 'added_at' | 'last_result_at'> & { added_at: Date; last_result_at: Date | null }
  >`
    SELECT keys.id AS conformance_key_id, name, publisher, fingerprint, public_key, added_at,
      (SELECT users.name FROM ${people('users')} WHERE users.id = added_by) AS added_by_name,
      (SELECT max(submitted_at) FROM conformance_results WHERE key_id = keys.id) AS last_result_at
    FROM conformance_keys AS keys WHERE removed_at IS NULL ${id === undefined ? sql`` : sql`AND keys.id = ${id}`}
    ORDER BY added_at DESC, keys.id LIMIT ${maxKeys}`.execute(db)
  return rows.map(({ added_at, last_result_at, ...row }) => ({
    ...row,
    added_at: added_at.toISOString(),
    last_result_at: last_result_at?.toISOString() ?? null,
  }))
}
