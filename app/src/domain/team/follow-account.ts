import { subscribe } from 'valtio'
import type { AppServices } from '../../lib/services.ts'
import { readProfile } from '../../lib/session/read-profile.ts'

/** Joining or leaving a team switches the account: data read for the previous one must not stay on the page. */
export function followAccount({
  session: { state },
  queryClient,
}: Pick<AppServices, 'session' | 'queryClient'>): void {
  let shown: string | undefined
  const look = () => {
    const { current } = state
    if (current.kind !== 'member') return
    const { id, team } = current.profile
    const account = team?.account_id ?? id
    if (shown !== undefined && shown !== account) void queryClient.resetQueries()
    shown = account
  }
  look()
  subscribe(state, look)
}

/** Reads the profile again, for what others have changed of it, such as a role. A failure leaves it as it is. */
export async function refreshProfile({
  portal,
  session,
}: Pick<AppServices, 'portal' | 'session'>): Promise<void> {
  const { current: before } = session.state
  if (before.kind !== 'member') return
  const profile = await readProfile(portal).catch(() => before.profile)
  // The person has left in the meantime, or changed the profile here.
  if (session.state.current !== before || profile.id !== before.profile.id) return
  if (JSON.stringify(profile) !== JSON.stringify(before.profile)) session.update(profile)
}
