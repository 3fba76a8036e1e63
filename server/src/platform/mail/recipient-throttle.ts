// Limits unrequested emails to one person, whoever causes them: an invitation, a copy of a message under their
// address.
import { sql } from 'kysely'
import type { Queries } from '../db/client.ts'
import { sha256 } from '../sha256.ts'
import { after, type Clock } from '../time/clock.ts'

const spacingSeconds = 300
const daySeconds = 86_400
const maxPerDay = 5

/** One for all the ways to write to one inbox that we know of: case, and what follows a plus. */
const inboxHash = (address: string): Buffer => {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  return sha256(`${local.replace(/(?<=.)\+.*$/, '')}@${domain}`)
}

/**
 * Takes the turn of an address; returns 0, or the seconds until its next one. Counted for every address alike, so
 * that it doesn't reveal whether there is an account; of several at once, one gets it.
 */
export async function takeMailTurn(db: Queries, address: string, now: Date): Promise<number> {
  const inbox = inboxHash(address)
  const day = after(now, -daySeconds)
  const taken = await sql`
    INSERT INTO mail_turns AS turns (address, sent_at) VALUES (${inbox}, ARRAY[${now}::timestamptz])
    ON CONFLICT (address) DO UPDATE
      SET sent_at = ARRAY(SELECT at FROM unnest(turns.sent_at) AS at WHERE at > ${day} ORDER BY at) || ${now}::timestamptz
      WHERE NOT EXISTS (SELECT FROM unnest(turns.sent_at) AS at WHERE at > ${after(now, -spacingSeconds)})
        AND (SELECT count(*) FROM unnest(turns.sent_at) AS at WHERE at > ${day}) < ${maxPerDay}
    RETURNING address`.execute(db)
  if (taken.rows.length > 0) return 0
  const { rows } = await sql<{ opens_at: Date }>`
    SELECT greatest(max(at) + make_interval(secs => ${spacingSeconds}),
      CASE WHEN count(*) >= ${maxPerDay} THEN min(at) + make_interval(secs => ${daySeconds}) END) AS opens_at
    FROM mail_turns, unnest(sent_at) AS at WHERE address = ${inbox} AND at > ${day}`.execute(db)
  return Math.max(1, Math.ceil(((rows[0]?.opens_at ?? now).getTime() - now.getTime()) / 1000))
}

export async function purgeMailTurns({ db, clock }: { readonly db: Queries; readonly clock: Clock }) {
  await sql`DELETE FROM mail_turns WHERE ${after(clock(), -daySeconds)} >= ALL (sent_at)`.execute(db)
}
