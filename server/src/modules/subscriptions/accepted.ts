import { sql } from 'kysely'

/** A key in force, as a condition on `api_keys`. It is accepted while its subscription is active, too. */
export const inForce = (now: Date) => sql<boolean>`(api_keys.revoked_at IS NULL
  AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ${now})
  AND (api_keys.grace_ends_at IS NULL OR api_keys.grace_ends_at > ${now}))`
