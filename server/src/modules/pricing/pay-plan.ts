import type { Tx } from '../../platform/db/client.ts'
import { dayIn } from '../../platform/time/days.ts'
import { payPeriod } from '../wallet/pay-period.ts'
import { creditOffer } from './credit-offer.ts'
import { periodOn } from './period.ts'
import { planAsOf } from './plan-terms-repo.ts'
import { periodBegin } from './plan-use.ts'
import { accountPlan, asPaid, type OwnPlan } from './plans-repo.ts'

interface PlanToPay extends Pick<OwnPlan, 'api' | 'plan' | 'productId' | 'startedAt'> {
  readonly userId: string
  readonly actor: 'USER' | 'SYSTEM'
  readonly requestId?: string | undefined
  readonly now: Date
  readonly timeZone: string
}

/** The fee of a plan's period in hundredths of a credit. */
export const feeOf = ({ price }: Pick<OwnPlan['plan'], 'price'>): number =>
  Math.round((price * 100) / creditOffer.creditPrice)

/**
 * Pays the running period of an API's own plan, where the wallet pays it: an account that is billed monthly finds it on its statement. KNOWN:
 * there was nothing to do.
 */
export async function payOwnPlan(tx: Tx, own: PlanToPay): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  const { userId, api, plan, productId, startedAt, actor, requestId, now, timeZone } = own
  const account = (await accountPlan(tx, userId))?.plan
  if (asPaid(plan, account).plan_type === 'POSTPAID') return 'KNOWN'
  const kind = plan.period === 'NONE' ? 'MONTHLY' : plan.period
  const today = dayIn(timeZone, now)
  const period = periodOn(kind, today, dayIn(timeZone, startedAt))
  const { firstDay, lastDay } = period
  const terms = await planAsOf(tx, plan, periodBegin({ period, startedAt, timeZone }))
  return payPeriod(tx, {
    userId,
    api,
    productId,
    name: plan.plan_name,
    today,
    firstDay,
    lastDay: lastDay ?? firstDay,
    fee: feeOf(terms),
    included: terms.included_credits,
    actor,
    requestId,
    now,
  })
}
