import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { type FieldError, Problem, refusedFields } from '../../platform/http/problem.ts'
import { forgetCounts } from '../ledger/limit-counts.ts'
import { notify } from '../notifications/notify.ts'
import { contradictions, storedLimits } from '../pricing/limits.ts'
import { readLimitedSubscriptions, setSubscriptionLimits } from '../subscriptions/limits/repo.ts'
import { limitsOfAccount, subscriptionLimits } from '../subscriptions/limits/use.ts'
import { lockAnySubscription } from '../subscriptions/repo.ts'
import { findUser, lockUserToChange } from './find-user.ts'

export const adminListLimits = handler<'adminListLimits'>(async ({ db, query, clock, settings }) => {
  const { id } = await findUser(db, query.user_id)
  const data = await limitsOfAccount(db, { userId: id, now: clock(), timeZone: settings.timeZone })
  return { status: 200, body: { data } }
})

export const adminSetLimits = inTransaction<'adminSetLimits'>(async (call) => {
  const { db, body, clock, settings } = call
  const context = { now: clock(), timeZone: settings.timeZone }
  const { user_subscription_id: id, limits } = body
  const [subscription] = await readLimitedSubscriptions(db, { id })
  if (!subscription) throw new Problem('not_found', 'There’s no such subscription, or it was cancelled.')
  await lockUserToChange(db, subscription.user_id)
  await lockAnySubscription(db, id)
  const before = await subscriptionLimits(db, subscription, context)
  await forgetCounts(db, { userId: subscription.user_id, countedFor: id })
  const errors = limits ? [...contradictions(limits), ...tooLow(limits, before)] : []
  if (errors.length > 0) throw refusedFields(errors)
  const set = limits && storedLimits(limits)
  await setSubscriptionLimits(db, id, set)
  await notify(db, {
    userId: subscription.user_id,
    kind: 'subscriptions',
    message: limits
      ? `An administrator changed the limits of ${subscription.name}.`
      : `${subscription.name} has your plan’s limits again.`,
    route: '/subscriptions',
    text: 'View subscription',
    now: context.now,
  })
  await audit(call, {
    action: 'admin.limits.set',
    subject: subscription.user_id,
    details: {
      user_subscription_id: id,
      api: subscription.api,
      reason: body.reason.trim(),
      before: before.limits,
      limits,
    },
  })
  return {
    status: 200,
    body: { data: await subscriptionLimits(db, { ...subscription, limits: set }, context) },
  }
})

interface Calls {
  readonly calls_today: number
  readonly calls_this_month: number
}

interface Quotas {
  readonly calls_per_day: number | null
  readonly calls_per_month: number | null
}

function tooLow(
  { calls_per_day, calls_per_month }: Quotas,
  { calls_today, calls_this_month }: Calls,
): FieldError[] {
  const error = (name: keyof Quotas, calls: number, when: string): FieldError => ({
    pointer: `#/limits/${name}`,
    code: 'below_minimum',
    message: `${calls} calls were made ${when}. Set at least that.`,
  })
  return [
    ...(calls_per_day !== null && calls_per_day < calls_today
      ? [error('calls_per_day', calls_today, 'today')]
      : []),
    ...(calls_per_month !== null && calls_per_month < calls_this_month
      ? [error('calls_per_month', calls_this_month, 'this month')]
      : []),
  ]
}
