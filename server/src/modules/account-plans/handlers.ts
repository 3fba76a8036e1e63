import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { plansOnSale } from '../pricing/offered-plans-repo.ts'
import { basePlan } from '../pricing/plan-price.ts'
import { holdPlan } from '../pricing/sold-plans-repo.ts'
import { feeNotCovered } from '../subscriptions/subscribe.ts'
import { changePlanOf } from '../subscriptions/take-plan.ts'
import { planHandlers } from './make-plans.ts'
import { beginInWords, type PlanChange, quoteChange } from './quote.ts'
import { dropPlanned, planAhead } from './repo.ts'
import { noteTrial } from './trials-repo.ts'
import { accountPlanOf, planOf } from './view.ts'

const listPlans = handler<'listPlans'>(async ({ db, query: { link }, settings }) => {
  const plans = await plansOnSale(db, { link })
  return { status: 200, body: { data: plans.map((plan) => planOf(plan, settings)) } }
})

const getAccountPlan = handler<'getAccountPlan'>(async ({ db, user, query: { link }, clock, settings }) => ({
  status: 200,
  body: { data: await accountPlanOf({ db, user, now: clock(), settings, link }) },
}))

const previewPlanChange = handler<'previewPlanChange'>(async ({ db, user, body, clock, settings }) => {
  const { quote } = await quoteChange({ db, user, body, now: clock(), settings })
  return { status: 200, body: { data: quote } }
})

type ChangeCall = RequestContext<'changePlan', Tx>

const changePlan = inTransaction<'changePlan'>(async (call) => {
  const { db, user, body, clock, settings } = call
  const now = clock()
  // Two changes of one account take turns, and none meets a plan that is being retired.
  await lockUser(db, user.id)
  await holdPlan(db, body.plan_id)
  const change = await quoteChange({ db, user, body, now, settings })
  if (change.quote.quote !== body.quote)
    throw refusedField(
      '#/quote',
      'amount_differs',
      'The amounts have changed. Check them, then confirm again.',
    )
  await dropPlanned(db, user.id)
  if (body.when === 'NOW') await beginNow(call, change, now)
  else await planAhead(db, ahead(user.id, change.plan.plan_id, change.startsOn, 'CHOSEN'))

  const { plan, startsOn, trial, quote } = change
  const begin = beginInWords(startsOn, dayIn(settings.timeZone, now))
  const message = trial
    ? `Your trial of ${plan.plan_name} runs until ${dayInWords(trial.lastDay)}.`
    : `Your plan becomes ${plan.plan_name} ${begin}.`
  await notify(db, { userId: user.id, kind: 'plans', message, route: '/plans/view', text: 'View plan', now })
  const details = {
    plan_id: plan.plan_id,
    starts_on: startsOn,
    trial: trial?.afterwards ?? null,
    lines: quote.lines,
  }
  await audit(call, { action: 'plan.change', subject: user.id, details })
  return { status: 200, body: { data: await accountPlanOf({ db, user, now, settings, link: body.link }) } }
})

async function beginNow(call: ChangeCall, { plan, present, trial }: PlanChange, now: Date): Promise<void> {
  const { db, user, requestId, settings } = call
  const { timeZone } = settings
  const taken = { userId: user.id, plan, actor: 'USER' as const, requestId, now, timeZone }
  const outcome = await changePlanOf(db, { ...taken, ...(trial && { trial }) })
  if (outcome === 'SHORT') throw await feeNotCovered(call, plan)
  if (!trial) return
  await noteTrial(db, user.id, plan.plan_id, now)
  const next = trial.afterwards === 'CONTINUE' ? plan.plan_id : (present?.plan.plan_id ?? basePlan)
  await planAhead(db, ahead(user.id, next, addDays(trial.lastDay, 1), 'TRIAL_END'))
}

const ahead = (user_id: string, plan_id: string, starts_on: string, cause: 'CHOSEN' | 'TRIAL_END') => ({
  ...{ user_id, plan_id, starts_on, cause },
})

const cancelPlanChange = inTransaction<'cancelPlanChange'>(async (call) => {
  const { db, user, clock, settings } = call
  if (!(await dropPlanned(db, user.id, 'CHOSEN')))
    throw new Problem('no_plan_to_end', 'No change of plan is ahead that you could cancel.')
  await audit(call, { action: 'plan.change_cancel', subject: user.id, details: {} })
  const data = await accountPlanOf({ db, user, now: clock(), settings, link: undefined })
  return { status: 200, body: { data } }
})

export const accountPlanHandlers = {
  listPlans,
  getAccountPlan,
  previewPlanChange,
  changePlan,
  cancelPlanChange,
  ...planHandlers,
}
