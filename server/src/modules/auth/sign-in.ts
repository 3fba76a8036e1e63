import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { startSession } from './sessions.ts'
import { rememberNetwork } from './sign-in-networks.ts'

interface SignInContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly network: string
}

/**
 * Begins a session for somebody who has just proved who they are. `newly_registered` lasts through the first sign-in:
 * it ends with the next one, but never before the terms are accepted, since nobody has got past the door until then.
 */
export async function signIn(on: SignInContext, userId: string): Promise<components['schemas']['TokenPair']> {
  await on.db
    .updateTable('users')
    .set(({ ref }) => ({
      last_login_date: ref('signed_in_at'),
      signed_in_at: on.clock(),
      newly_registered: sql<boolean>`newly_registered AND (signed_in_at IS NULL OR NOT tc_agree)`,
    }))
    .where('id', '=', userId)
    .execute()
  await rememberNetwork(on, userId)
  return startSession(on, userId)
}
