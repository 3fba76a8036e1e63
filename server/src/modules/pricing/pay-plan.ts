import type { Tx } from '../../platform/db/client.ts'
import { dayIn } from '../../platform/time/days.ts'
import { payPeriod } from '../wallet/pay-period.ts'
import { creditOffer } from './credit-offer.ts'
import { inShare, periodOn, type Share, shareOf } from './period.ts'
import { feeProduct } from './plan-price.ts'
import { planAsOf } from './plan-terms-repo.ts'
import { periodBegin } from './plan-use.ts'
import { accountPlan, asPaid, type OwnPlan, type PlanInForce } from './plans-repo.ts'

interface Paying {
  readonly userId: string
  readonly actor: 'USER' | 'SYSTEM'
  readonly requestId?: string | undefined
  readonly now: Date
  readonly timeZone: string
}

interface PlanToPay extends Paying, Pick<OwnPlan, 'api' | 'plan' | 'productId' | 'startedAt'> {}

/** The fee of a plan's period in hundredths of a credit. */
export const feeOf = ({ price }: Pick<OwnPlan['plan'], 'price'>): number =>
  Math.round((price * 100) / creditOffer.creditPrice)

/**
 * Pays the running period of an API's own plan, where the wallet pays it: an account that is billed monthly finds it on its statement. KNOWN:
 * there was nothing to do.
 */
export async function payOwnPlan(tx: Tx, own: PlanToPay): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  const { api, plan, productId, startedAt, now, timeZone, ...paying } = own
  const account = (await accountPlan(tx, own.userId))?.plan
  if (asPaid(plan, account).plan_type === 'POSTPAID') return 'KNOWN'
  const kind = plan.period === 'NONE' ? 'MONTHLY' : plan.period
  const today = dayIn(timeZone, now)
  const period = periodOn(kind, today, dayIn(timeZone, startedAt))
  const { firstDay, lastDay } = period
  const terms = await planAsOf(tx, plan, periodBegin({ period, startedAt, timeZone }))
  return payPeriod(tx, {
    ...paying,
    ...{ api, productId, name: plan.plan_name, today, firstDay, lastDay: lastDay ?? firstDay },
    ...{ fee: feeOf(terms), included: terms.included_credits, now },
  })
}

/** The fee of the period in which a plan is taken, in hundredths of a credit. */
export const firstFeeOf = (plan: OwnPlan['plan'], day: string): number =>
  plan.api !== null || plan.period === 'NONE'
    ? feeOf(plan)
    : inShare(feeOf(plan), shareOf({ kind: plan.period, today: day, startedOn: day }))

const nameOf = (name: string, { days, periodDays }: Share, trial: PlanInForce['trial']): string =>
  trial ? `${name} trial` : days < periodDays ? `${name} (${days} of ${periodDays} days)` : name

/** Pays the running period of a prepaid plan of an account, in proportion by day where the plan began within it; or gives the credits of its trial. */
export async function payAccountPlan(
  tx: Tx,
  { plan, startedAt, trial, now, timeZone, ...paying }: Paying & PlanInForce,
): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  if (plan.plan_type === 'POSTPAID' || plan.period === 'NONE') return 'KNOWN'
  const today = dayIn(timeZone, now)
  const startedOn = startedAt && dayIn(timeZone, startedAt)
  const period = periodOn(plan.period, today, startedOn)
  const terms = await planAsOf(tx, plan, periodBegin({ period, startedAt, timeZone }))
  const share = shareOf({ kind: plan.period, today, startedOn })
  return payPeriod(tx, {
    ...{ ...paying, api: null, productId: feeProduct(plan.plan_id), today, now },
    ...{ name: nameOf(plan.plan_name, share, trial), firstDay: period.firstDay },
    lastDay: trial?.lastDay ?? period.lastDay ?? today,
    fee: trial ? 0 : inShare(feeOf(terms), share),
    included: trial ? (plan.trial_credits ?? 0) : inShare(terms.included_credits, share),
    ...(startedAt && { attempt: ` ${startedAt.getTime()}` }),
  })
}
