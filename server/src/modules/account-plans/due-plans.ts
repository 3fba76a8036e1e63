import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { leaveStatements } from '../payments/statements/close-months.ts'
import { feeOf, payAccountPlan } from '../pricing/pay-plan.ts'
import { startOfDay } from '../pricing/period.ts'
import { basePlan } from '../pricing/plan-price.ts'
import { findPlan } from '../pricing/plan-terms-repo.ts'
import { accountPlan } from '../pricing/plans-repo.ts'
import type { Plan } from '../pricing/sold-plans-repo.ts'
import { changePlanOf } from '../subscriptions/take-plan.ts'
import { accountsToRenew, dropPlanned, duePlanned, plannedPlan, takeUntold } from './repo.ts'

type Due = Pick<AppContext, 'db' | 'clock' | 'settings'>
type InTx = Omit<Due, 'db'> & { readonly tx: Tx }

/** Makes the changes of plans whose day has come. Several processes may do it at once. */
export async function changeDuePlans(context: Due): Promise<void> {
  const { db, clock, settings } = context
  for (const { user_id } of await duePlanned(db, dayIn(settings.timeZone, clock())))
    await db.transaction().execute((tx) => changeDue({ ...context, tx }, user_id))
}

async function changeDue({ tx, clock, settings }: InTx, userId: string): Promise<void> {
  const now = clock()
  const { timeZone } = settings
  await lockUser(tx, userId)
  // As it is under the lock.
  const due = await plannedPlan(tx, userId)
  const plan = due && due.starts_on <= dayIn(timeZone, now) ? await findPlan(tx, due.plan_id) : undefined
  if (!due || !plan) return
  const present = (await accountPlan(tx, userId))?.plan
  if (present?.plan_type === 'POSTPAID' && plan.plan_type === 'PREPAID')
    if (!(await leaveStatements({ db: tx, userId, clock, settings }))) return
  await dropPlanned(tx, userId)
  const startedAt = startOfDay(timeZone, due.starts_on)
  const changed = { userId, actor: 'SYSTEM' as const, now, timeZone }
  if ((await changePlanOf(tx, { ...changed, plan, startedAt })) === 'SHORT')
    return fallBack({ tx, clock, settings }, userId, plan)
  await tell(tx, { userId, now, message: `${plan.plan_name} has begun.` })
  const bySystem = { db: tx, clock, user: { id: 'plans' }, requestId: null }
  await audit(bySystem, {
    action: 'plan.begin',
    subject: userId,
    details: { plan_id: plan.plan_id, cause: due.cause },
  })
}

/** Where the wallet doesn't cover the fee, the account pays as it goes. */
async function fallBack({ tx, clock, settings }: InTx, userId: string, plan: Plan): Promise<void> {
  const now = clock()
  const base = await findPlan(tx, basePlan)
  if (!base) throw new Error(`The plan ${basePlan} is missing.`)
  const { timeZone } = settings
  await changePlanOf(tx, { userId, plan: base, actor: 'SYSTEM', now, timeZone })
  const message = `Your bought credits didn’t cover the fee of ${plan.plan_name}. You’re now on ${base.plan_name}.`
  await tell(tx, { userId, now, message, important: true })
  const bySystem = { db: tx, clock, user: { id: 'plans' }, requestId: null }
  await audit(bySystem, { action: 'plan.end', subject: userId, details: { name: plan.plan_name } })
}

/** Pays the next period of each prepaid plan of an account, or ends it. */
export async function renewAccountPlans(context: Due): Promise<void> {
  const { db, clock, settings } = context
  for (const userId of await accountsToRenew(db, dayIn(settings.timeZone, clock())))
    await db.transaction().execute((tx) => renew({ ...context, tx }, userId))
}

async function renew({ tx, clock, settings }: InTx, userId: string): Promise<void> {
  const now = clock()
  const { timeZone } = settings
  await lockUser(tx, userId)
  const inForce = await accountPlan(tx, userId)
  if (!inForce || inForce.trial) return
  const { plan } = inForce
  const outcome = await payAccountPlan(tx, { ...inForce, userId, actor: 'SYSTEM', now, timeZone })
  if (outcome === 'SHORT') return fallBack({ tx, clock, settings }, userId, plan)
  if (outcome === 'KNOWN') return
  const fee = toGroupedDecimal(feeOf(plan))
  await tell(tx, { userId, now, message: `${plan.plan_name} was renewed for ${fee} credits.` })
}

const noticeOfTrial = 3

/** Tells of the end of a trial three days ahead, and of what follows. */
export async function tellOfTrialEnds({ db, clock, settings }: Due): Promise<void> {
  const now = clock()
  const until = addDays(dayIn(settings.timeZone, now), noticeOfTrial)
  await db.transaction().execute(async (tx) => {
    for (const { user_id: userId, plan_id, starts_on } of await takeUntold(tx, until, now)) {
      const trial = (await accountPlan(tx, userId))?.plan
      const next = await findPlan(tx, plan_id)
      if (!trial || !next) continue
      const then =
        next.plan_id === trial.plan_id
          ? `The plan then begins, and its fee is paid from your wallet`
          : `Then you’re on ${next.plan_name} again`
      const message = `Your trial of ${trial.plan_name} ends on ${dayInWords(addDays(starts_on, -1))}. ${then}, unless you choose otherwise.`
      await tell(tx, { userId, now, message, important: true })
    }
  })
}

interface PlanNotice {
  readonly userId: string
  readonly message: string
  readonly important?: boolean
  readonly now: Date
}

const tell = (tx: Tx, notice: PlanNotice) =>
  notify(tx, { kind: 'plans', route: '/plans/view', text: 'View plan', ...notice })
