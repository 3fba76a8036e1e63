import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { Call } from '../../platform/http/handler.ts'
import { dayIn } from '../../platform/time/days.ts'
import { accountPlan } from '../pricing/plan-in-force.ts'
import { planUse } from '../pricing/plan-use.ts'
import { profileOf } from './profile.ts'

type Reading = Pick<Call<'getProfile', Queries>, 'db' | 'clock' | 'settings'>

/** The profile as it is now, with what the account's plan was used for in the running period. */
export async function readProfile(
  { db, clock, settings }: Reading,
  userId: string,
): Promise<components['schemas']['UserProfile']> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const { timeZone } = settings
  const inForce = await accountPlan(db, userId)
  const use = inForce && (await planUse(db, { userId, inForce, today: dayIn(timeZone, clock()), timeZone }))
  return profileOf(user, use?.used ?? null)
}
