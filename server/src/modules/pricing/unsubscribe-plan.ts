import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { nameOfApi } from '../catalogue/repo.ts'
import { notify } from '../notifications/notify.ts'
import { periodOn } from './period.ts'
import { userPlanOf } from './plans.ts'
import { lockSubscription, type OwnPlan, planInForce, savePlanEnd } from './plans-repo.ts'

/** Cancels an API's own plan: it lasts to the end of the paid period, then the account's plan takes over. */
export const unsubscribePlan = inTransaction<'unsubscribePlan'>(async (call) => {
  const { db, clock, settings, user, body } = call
  const { timeZone } = settings
  const name = await nameOfApi(db, body.api)
  const now = clock()
  const today = dayIn(timeZone, now)
  await lockSubscription(db, user.id, body.api)
  const inForce = await planInForce(db, { userId: user.id, api: body.api, on: today })
  if (!inForce?.own) throw nothingToEnd(name, inForce?.plan.plan_name)
  const { own, plan } = inForce
  if (own.lastDay !== null) throw endingAlready(plan.plan_name, own.lastDay)

  const last_day = periodOn(plan.period, today, dayIn(timeZone, own.startedAt)).lastDay ?? today
  await savePlanEnd(db, { ...keyOf(own), last_day, given_up_at: now, ended_at: null })
  const { plan_name, plan_id } = plan
  await notify(db, {
    userId: user.id,
    kind: 'plans',
    message: `${plan_name} ends on ${dayInWords(last_day)}. It works as before until then.`,
    route: '/plans',
    text: 'View plans',
    now,
  })
  await audit(call, { action: 'plan.give_up', subject: own.subscriptionId, details: { plan_id, last_day } })
  const ending = { ...inForce, own: { ...own, lastDay: last_day } }
  return {
    status: 200,
    body: { data: await userPlanOf(db, { userId: user.id, inForce: ending, now, timeZone }) },
  }
})

const keyOf = ({ subscriptionId, productId, startedAt }: OwnPlan) => ({
  subscription_id: subscriptionId,
  product_id: productId,
  started_at: startedAt,
})

function nothingToEnd(api: string, accountPlan: string | undefined): Problem {
  const why = accountPlan
    ? `Calls to ${api} are charged under the account plan, ${accountPlan}.`
    : `You have no plan for ${api}.`
  return new Problem('no_plan_to_end', `${why} There’s nothing to cancel.`)
}

const endingAlready = (plan: string, lastDay: string): Problem =>
  new Problem(
    'plan_ending',
    `${plan} was already cancelled and ends on ${dayInWords(lastDay)}. Nothing was changed.`,
  )
