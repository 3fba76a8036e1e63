import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { ActingAccount } from '../../platform/http/acting-account.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn } from '../../platform/time/days.ts'
import { readUser, type UserRow } from '../accounts/repo.ts'
import { planUse } from '../pricing/plan-use.ts'
import { accountPlan } from '../pricing/plans-repo.ts'

type UserProfile = components['schemas']['UserProfile']

type ProfileContext = Pick<RequestContext<'getProfile', Queries>, 'db' | 'clock' | 'settings'>

/** The profile as it is now, with what the account's plan was used for in the running period. */
export async function readProfile(
  { db, clock, settings }: ProfileContext,
  { id: userId, staffRoles }: Pick<AuthUser, 'id' | 'staffRoles'>,
  account: ActingAccount,
): Promise<components['schemas']['UserProfile']> {
  const user = await readUser(db, userId)
  const { timeZone } = settings
  const payer = account.id === userId ? user : await readUser(db, account.id)
  const inForce = await accountPlan(db, payer.id)
  const use =
    inForce && (await planUse(db, { userId: payer.id, inForce, today: dayIn(timeZone, clock()), timeZone }))
  return {
    ...profileOf(user, account, payer, use?.used ?? null),
    ...(user.user_type === 'ADMIN' && { staff_roles: [...staffRoles] }),
  }
}

/** The profile as the contract has it; nothing of the row that is not in it. */
function profileOf(
  user: UserRow,
  { id: account_id, name: account_name, role }: ActingAccount,
  /** The account that has the plan. */
  { plan_type, plan_name }: UserRow,
  /** Hundredths; null without a plan. */
  planConsumption: number | null,
): UserProfile {
  return {
    id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    user_type: user.user_type,
    is_sso: user.is_sso,
    sso_by: user.sso_by,
    sso_id: user.sso_id,
    has_password: user.password_hash !== null,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    status: user.status,
    tc_agree: user.tc_agree,
    is_one_globe: user.is_one_globe,
    last_login_date: user.last_login_date?.toISOString() ?? null,
    company: user.company,
    company_name: user.company_name,
    reference: user.reference,
    newly_registered: user.newly_registered,
    plan_type,
    plan_name,
    plan_consumption: planConsumption === null ? null : toDecimal(planConsumption),
    team: account_name === null ? null : { account_id, account_name, role },
  }
}
