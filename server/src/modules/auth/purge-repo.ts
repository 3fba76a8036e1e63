import type { AppContext } from '../../platform/app-context.ts'
import { after } from '../../platform/time/clock.ts'

const weekSeconds = 7 * 86_400

/**
 * Ended sessions stay for a week, so that a late refresh is told why. Tokens of a live session stay however old they
 * are: their reuse reveals theft.
 */
export async function purgeSessions({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock()
  const weekAgo = after(now, -weekSeconds)
  await db.deleteFrom('sso_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<', now).execute()
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
}
