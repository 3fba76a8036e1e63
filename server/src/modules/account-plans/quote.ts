import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { sha256 } from '../../platform/sha256.ts'
import { addDays, dayIn, dayInWords, lastDayOfMonth } from '../../platform/time/days.ts'
import { isVerified } from '../kyb/repo.ts'
import { plansOnSale } from '../pricing/offered-plans-repo.ts'
import { feeOf } from '../pricing/pay-plan.ts'
import { inShare, periodOn, type Share, shareOf } from '../pricing/period.ts'
import { feeProduct } from '../pricing/plan-price.ts'
import { accountPlan, type PlanInForce, type Trial } from '../pricing/plans-repo.ts'
import type { Plan } from '../pricing/sold-plans-repo.ts'
import { unusedOf } from '../pricing/unused.ts'
import { readBought } from '../wallet/lots-repo.ts'
import { paidPeriodOn } from '../wallet/paid-periods-repo.ts'
import { readSpendable } from '../wallet/repo.ts'
import { hadTrial } from './trials-repo.ts'

type Schemas = components['schemas']
type Line = Schemas['PlanChangeLine']

interface QuoteQuery {
  readonly db: Queries
  readonly user: { readonly id: string }
  readonly now: Date
  readonly settings: Settings
  readonly body: Schemas['PlanChangeRequest']
}

export interface PlanChange {
  readonly plan: Plan
  readonly present: PlanInForce | undefined
  readonly startsOn: string
  readonly trial: Trial | undefined
  readonly quote: Schemas['PlanChangeQuote']
}

/** The amounts of a change of plan. Throws the problem that forbids it. */
export async function quoteChange(query: QuoteQuery): Promise<PlanChange> {
  const { db, user, now, settings, body } = query
  const today = dayIn(settings.timeZone, now)
  const onSale = await plansOnSale(db, { userId: user.id, link: body.link })
  const plan = onSale.find(({ plan_id }) => plan_id === body.plan_id)
  if (!plan) throw new Problem('not_found', 'This plan isn’t on sale for you.')
  const present = await accountPlan(db, user.id)
  if (present?.plan.plan_id === plan.plan_id && !(present.trial && body.when === 'NOW'))
    throw refusedField('#/plan_id', 'nothing_changes', `You’re already on ${plan.plan_name}.`)
  if (
    plan.kyb_required &&
    !(await isVerified(db, user.id, { publisher: '', tag: null, kyb_required: false }))
  )
    throw new Problem(
      'kyb_required',
      `${plan.plan_name} is for verified businesses. Verify your business first.`,
    )
  const startsOn =
    body.when === 'NOW' ? beginNow(present, plan, today) : afterPeriod(present, today, settings.timeZone)
  const trial = body.trial && (await trialOf(query, { plan, present, today, afterwards: body.trial }))

  const lines = [
    ...(body.when === 'NOW' ? await linesBack(query, present, today) : []),
    ...(trial ? trialLines(plan) : linesOf(plan, startsOn)),
  ]
  const wallet = lines.reduce((sum, line) => sum + effectOf(line), 0)
  const due = lines.filter(({ kind, paid_by }) => paid_by === 'WALLET' && kind.startsWith('FEE'))
  const isNow = body.when === 'NOW'
  const bought = await readBought(db, user.id)
  const next = nextFee(plan, startsOn, trial)
  const token = [plan.plan_id, body.when, body.trial, startsOn, lines, next]
  return {
    ...{ plan, present, startsOn, trial },
    quote: {
      plan_id: plan.plan_id,
      starts_on: startsOn,
      lines: lines.map(({ credits, ...line }) => ({ ...line, credits: toDecimal(credits) })),
      wallet_change: toDecimal(wallet),
      wallet_after: toDecimal((await readSpendable(db, user.id, now)) + (isNow ? wallet : 0)),
      next_fee: toDecimal(next.fee),
      next_fee_on: next.on,
      trial_ends_on: trial?.lastDay ?? null,
      covered: !isNow || bought + due.reduce((sum, line) => sum + effectOf(line), 0) >= 0,
      quote: sha256(JSON.stringify(token)).toString('hex').slice(0, 32),
    },
  }
}

/** Of a change that begins today. */
function beginNow(present: PlanInForce | undefined, plan: Plan, today: string): string {
  const isBilled = present?.plan.plan_type === 'POSTPAID'
  if (isBilled && (plan.plan_type === 'PREPAID' || present.plan.period === 'YEARLY'))
    throw refusedField(
      '#/when',
      'not_allowed',
      `${present.plan.plan_name} is billed by statement. Change when its period ends.`,
    )
  return today
}

function afterPeriod(present: PlanInForce | undefined, today: string, timeZone: string): string {
  if (present?.trial) return addDays(present.trial.lastDay, 1)
  if (!present || (present.plan.period === 'NONE' && present.plan.plan_type === 'PREPAID'))
    throw refusedField('#/when', 'not_allowed', 'Your plan has no period that ends. Begin now.')
  const startedOn = present.startedAt && dayIn(timeZone, present.startedAt)
  const { lastDay } = periodOn(present.plan.period, today, startedOn)
  return addDays(lastDay ?? lastDayOfMonth(today), 1)
}

interface WantedTrial {
  readonly plan: Plan
  readonly present: PlanInForce | undefined
  readonly today: string
  readonly afterwards: Trial['afterwards']
}

async function trialOf(
  { db, user, body }: QuoteQuery,
  { plan, present, today, afterwards }: WantedTrial,
): Promise<Trial> {
  const refuse = (why: string) => refusedField('#/trial', 'not_allowed', why)
  if (plan.trial_days === null) throw refuse(`${plan.plan_name} has no trial.`)
  if (body.when !== 'NOW') throw refuse('A trial begins now.')
  if (present?.plan.plan_type === 'POSTPAID')
    throw refuse('A trial is paid from the wallet. You’re billed by statement.')
  if ((await hadTrial(db, user.id, [plan.plan_id])).size > 0)
    throw refuse(`You or your team already had a trial of ${plan.plan_name}. Take the plan without one.`)
  return { lastDay: addDays(today, plan.trial_days - 1), afterwards }
}

/** Amounts in hundredths. */
type Amount = Omit<Line, 'credits'> & { readonly credits: number }

const effectOf = ({ kind, credits, paid_by }: Amount): number =>
  paid_by === 'STATEMENT' ? 0 : kind === 'FEE' || kind === 'INCLUDED_BACK' ? -credits : credits

/** The unused part of the present plan. */
async function linesBack(
  { db, user, settings }: QuoteQuery,
  present: PlanInForce | undefined,
  today: string,
): Promise<Amount[]> {
  if (!present) return []
  const { plan, startedAt } = present
  const name = plan.plan_name
  if (plan.plan_type === 'PREPAID') {
    const period = await paidPeriodOn(db, {
      userId: user.id,
      productId: feeProduct(plan.plan_id),
      day: today,
    })
    if (!period) return []
    const { fee, included, ...share } = unusedOf(period, today)
    return amounts(name, 'WALLET', share, { FEE_BACK: fee, INCLUDED_BACK: included })
  }
  const startedOn = startedAt && dayIn(settings.timeZone, startedAt)
  const ofPeriod = { kind: plan.period, today, startedOn }
  const [all, used] = [shareOf(ofPeriod), shareOf({ ...ofPeriod, endsOn: addDays(today, -1) })]
  const rest = (amount: number) => inShare(amount, all) - inShare(amount, used)
  const share = { days: all.days - used.days, periodDays: all.periodDays }
  return amounts(name, 'STATEMENT', share, {
    FEE_BACK: rest(plan.price),
    INCLUDED_BACK: rest(plan.included_credits),
  })
}

/** The first period of the new plan. */
function linesOf(plan: Plan, startsOn: string): Amount[] {
  if (plan.period === 'NONE') return []
  const share = shareOf({ kind: plan.period, today: startsOn, startedOn: startsOn })
  const isBilled = plan.plan_type === 'POSTPAID'
  return amounts(plan.plan_name, isBilled ? 'STATEMENT' : 'WALLET', share, {
    FEE: inShare(isBilled ? plan.price : feeOf(plan), share),
    INCLUDED: inShare(plan.included_credits, share),
  })
}

function trialLines({ plan_name, trial_days, trial_credits }: Plan): Amount[] {
  const share = { days: trial_days ?? 0, periodDays: trial_days ?? 1 }
  return amounts(plan_name, 'WALLET', share, { INCLUDED: trial_credits ?? 0 })
}

const amounts = (
  plan_name: string,
  paid_by: Line['paid_by'],
  { days, periodDays: period_days }: Share,
  credits: Partial<Record<Line['kind'], number>>,
): Amount[] =>
  Object.entries(credits).flatMap(([kind, amount]) =>
    amount > 0
      ? [{ kind: kind as Line['kind'], plan_name, paid_by, days, period_days, credits: amount }]
      : [],
  )

function nextFee(plan: Plan, startsOn: string, trial: Trial | undefined) {
  if (plan.period === 'NONE' || trial?.afterwards === 'GO_BACK') return { fee: 0, on: null }
  if (trial) {
    const on = addDays(trial.lastDay, 1)
    return { fee: inShare(plan.price, shareOf({ kind: plan.period, today: on, startedOn: on })), on }
  }
  const { lastDay } = periodOn(plan.period, startsOn, startsOn)
  return { fee: plan.price, on: addDays(lastDay ?? startsOn, 1) }
}

/** When a change begins, to continue a sentence. */
export const beginInWords = (startsOn: string, today: string): string =>
  startsOn === today ? 'now' : `on ${dayInWords(startsOn)}`
