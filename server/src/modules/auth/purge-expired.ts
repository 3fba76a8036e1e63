import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { after } from '../../platform/time/clock.ts'

const hour = 3600
const day = 24 * hour

/**
 * Throws away what nobody will ask for again. Links and sessions that are over stay for a week, so that who follows one
 * late is told what happened to it. Tokens of a live session stay, however old: a stolen one is known by them.
 */
export async function purgeExpired({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock()
  const [hourAgo, dayAgo, weekAgo, monthAgo] = [
    after(now, -hour),
    after(now, -day),
    after(now, -7 * day),
    after(now, -30 * day),
  ]
  await db.deleteFrom('mailed_tokens').where('expires_at', '<', weekAgo).execute()
  await db.deleteFrom('mail_waits').where('sent_at', '<', hourAgo).execute()
  await db.deleteFrom('sso_tokens').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('session_families')
    .where(({ or, eb }) => or([eb('expires_at', '<', weekAgo), eb('revoked_at', '<', weekAgo)]))
    .execute()
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<', after(now, -settings.lockOutSeconds))
    .execute()
  await db.deleteFrom('sign_in_networks').where('expires_at', '<', now).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', weekAgo).execute()
  await sql`DELETE FROM call_counts WHERE window_start < ${dayAgo}`.execute(db)
  await db.deleteFrom('outbox').where('sent_at', '<', monthAgo).execute()
}
