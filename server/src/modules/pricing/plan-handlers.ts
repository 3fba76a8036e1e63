import { handler } from '../../platform/http/handler.ts'
import { dayIn } from '../../platform/time/days.ts'
import { planInForce } from './plan-in-force.ts'
import { publishedApi } from './published-api.ts'
import { servicePlans } from './service-plans.ts'
import { unsubscribePlan } from './unsubscribe-plan.ts'
import { userPlanOf } from './user-plan.ts'

const getUserPlan = handler<'getUserPlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await publishedApi(db, api)
  const { timeZone } = settings
  const inForce = await planInForce(db, { userId: user.id, api, on: dayIn(timeZone, clock()) })
  const data = inForce ? await userPlanOf(db, { userId: user.id, inForce, now: clock(), timeZone }) : null
  return { status: 200, body: { data } }
})

const getServicePlan = handler<'getServicePlan'>(async ({ db, clock, settings, user, body: { api } }) => {
  await publishedApi(db, api)
  const on = dayIn(settings.timeZone, clock())
  return { status: 200, body: { data: await servicePlans(db, { userId: user.id, api, on }) } }
})

export const planHandlers = { getUserPlan, getServicePlan, unsubscribePlan }
