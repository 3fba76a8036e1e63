import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { noteSignIn } from '../accounts/repo.ts'
import { startSession } from './sessions.ts'
import { rememberNetwork } from './sign-in-networks.ts'

interface SignInContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly network: string
}

/** Begins a session for somebody who has just proved who they are. */
export async function signIn(on: SignInContext, userId: string): Promise<components['schemas']['TokenPair']> {
  await noteSignIn(on.db, userId, on.clock())
  await rememberNetwork(on, userId)
  return startSession(on, userId)
}
