import { isDeepStrictEqual } from 'node:util'
import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { handler, inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { type FieldError, Problem, refusedField, refusedFields } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords, lastDayOfMonth } from '../../platform/time/days.ts'
import { lockPublishing } from '../catalogue/repo.ts'
import { notify } from '../notifications/notify.ts'
import { contradictions, storedLimits } from '../pricing/limits.ts'
import { periodOn } from '../pricing/period.ts'
import { basePlan } from '../pricing/plan-price.ts'
import { findPlan, readPlans } from '../pricing/plan-terms-repo.ts'
import { publishPlan } from '../pricing/publish-prices.ts'
import { pricedOperationsOf } from '../pricing/repo.ts'
import {
  discardPlan,
  isNameTaken,
  lockPlan,
  type Plan,
  savePlan,
  setPlanStatus,
} from '../pricing/sold-plans-repo.ts'
import { accountsOn, countAccounts, planAhead, plannedPlan } from './repo.ts'
import { planOf } from './view.ts'

type Schemas = components['schemas']
type Draft = Schemas['SavePlanRequest']
type Call = Pick<RequestContext<'adminListPlans', Queries>, 'db' | 'settings'>

async function allPlans({ db, settings }: Call): Promise<Schemas['AdminPlan'][]> {
  const accounts = await countAccounts(db)
  return (await readPlans(db)).map((plan) => ({
    ...planOf(plan, settings),
    price_usd: plan.price_usd === null ? null : toDecimal(plan.price_usd),
    api: plan.api,
    status: plan.status,
    position: plan.position,
    audience: plan.audience,
    invited: [...plan.invited],
    link: plan.link,
    revision: plan.revision,
    accounts: accounts.get(plan.plan_id) ?? 0,
  }))
}

const adminListPlans = handler<'adminListPlans'>(async (call) => ({
  status: 200,
  body: { data: await allPlans(call) },
}))

const adminSavePlan = inTransaction<'adminSavePlan'>(async (call) => {
  const { db, body } = call
  const present = body.plan_id === undefined ? undefined : await knownPlan(db, body.plan_id, body.revision)
  const errors = [...(await mistakesIn(db, body)), ...(present ? soldTerms(present, body) : [])]
  if (errors.length > 0) throw refusedFields(errors)
  const { invited, audience } = body
  const link = audience === 'LINK' ? (present?.link ?? newLink()) : null
  const { own_prices, limits, ...terms } = termsOf(body)
  const plan = await savePlan(db, {
    ...terms,
    own_prices: JSON.stringify(own_prices),
    limits: JSON.stringify(limits),
    plan_id: present?.plan_id ?? newId('pln'),
    status: present?.status ?? 'DRAFT',
    description: body.description.trim(),
    position: body.position,
    audience,
    invited: audience === 'INVITED' ? invited.map((email) => email.trim().toLowerCase()) : [],
    link,
    revision: (present?.revision ?? 0) + 1,
  })
  const { plan_id, plan_name } = plan
  await audit(call, {
    action: 'admin.plan.save',
    subject: plan_id,
    details: { plan_name, ...changesOf(present, plan) },
  })
  const data = (await allPlans(call)).find((one) => one.plan_id === plan_id)
  if (!data) throw new Error(`The plan ${plan_id} was saved, and isn’t there.`)
  return { status: 200, body: { data } }
})

// Twice as long as an ID, so that it can’t be guessed.
const newLink = (): string => `${newId('lnk')}${newId('').slice(1)}`

/** The terms that are new, for the audit log. */
const changesOf = (before: Plan | undefined, after: Plan): object =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        !['revision', 'created_at', 'link'].includes(name) &&
        !isDeepStrictEqual(value, before?.[name as keyof Plan]),
    ),
  )

/** Locked, as the caller has seen it. */
async function knownPlan(db: Tx, planId: string, revision: number | undefined): Promise<Plan> {
  const plan = await lockPlan(db, planId)
  if (!plan) throw new Problem('not_found', 'There’s no such plan.')
  if (plan.revision !== revision)
    throw new Problem(
      'draft_changed',
      'Somebody else has changed this plan. Reload it, and add your changes.',
    )
  return plan
}

const termsOf = (body: Draft) => ({
  plan_name: body.plan_name.trim(),
  plan_type: body.plan_type,
  period: body.period,
  price: toHundredths(body.price),
  price_usd: body.price_usd === null ? null : toHundredths(body.price_usd),
  included_credits: toHundredths(body.included_credits),
  discount_percent: body.discount_percent,
  own_prices: body.own_prices.map((own) => ({ ...own, price: toHundredths(own.price) })),
  limits: storedLimits(body.limits),
  kyb_required: body.kyb_required,
  trial_days: body.trial?.days ?? null,
  trial_credits: body.trial ? toHundredths(body.trial.credits) : null,
})

/** Terms of a plan that is sold stay as they were sold. */
function soldTerms(plan: Plan, body: Draft): FieldError[] {
  if (plan.status === 'DRAFT') return []
  const message = 'This was sold. Announce a change, or sell a new plan in its place.'
  return Object.entries(termsOf(body)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, plan[name as keyof Plan])
      ? []
      : [{ pointer: `#/${name.replace(/^trial_.*/, 'trial')}`, code: 'not_allowed', message }],
  )
}

async function mistakesIn(db: Queries, body: Draft): Promise<FieldError[]> {
  const not = (name: string, message: string): FieldError => ({
    pointer: `#/${name}`,
    code: 'not_allowed',
    message,
  })
  const noPeriod = 'A plan without periods has none. Choose a month or a year.'
  const isNone = body.period === 'NONE'
  const operations = await pricedOperationsOf(db)
  const seen = new Set<string>()
  return [
    ...(body.plan_name.trim() === '' ? [not('plan_name', 'Enter a name.')] : []),
    ...(isNone && toHundredths(body.price) > 0 ? [not('price', noPeriod)] : []),
    ...(isNone && body.price_usd !== null && toHundredths(body.price_usd) > 0
      ? [not('price_usd', noPeriod)]
      : []),
    ...(isNone && toHundredths(body.included_credits) > 0 ? [not('included_credits', noPeriod)] : []),
    ...(body.trial && isNone ? [not('trial', noPeriod)] : []),
    ...(body.trial && body.plan_type === 'POSTPAID'
      ? [not('trial', 'A trial is paid from the wallet. A plan that’s billed by statement has none.')]
      : []),
    ...(body.audience === 'INVITED' && body.invited.length === 0
      ? [not('invited', 'Enter the address of at least one account’s owner.')]
      : []),
    ...contradictions(body.limits),
    ...body.own_prices.flatMap(({ api, operation_id }, at) => {
      const name = `${api} ${operation_id}`
      if (!operations.has(name))
        return [not(`own_prices/${at}/operation_id`, `${api} sells no such operation.`)]
      if (seen.has(name)) return [not(`own_prices/${at}/operation_id`, 'This operation has a price already.')]
      seen.add(name)
      return []
    }),
  ]
}

const adminSetPlanStatus = inTransaction<'adminSetPlanStatus'>(async (call) => {
  const { db, body, clock } = call
  // Prices of APIs are published to the plans on sale, and plans to the APIs.
  await lockPublishing(db)
  const plan = await knownPlan(db, body.plan_id, body.revision)
  const from = body.status === 'RETIRED' ? 'ON_SALE' : 'DRAFT'
  if (plan.status !== from)
    throw refusedField('#/status', 'not_allowed', `${plan.plan_name} ${whyNot[plan.status]}`)
  if (body.status === 'DISCARDED') await discardPlan(db, plan.plan_id)
  else if (body.status === 'ON_SALE') await sell(call, plan)
  else await retire(call, plan, clock())
  const { plan_id, replaces = null, move_to = null, status } = body
  const details = { plan_name: plan.plan_name, status, replaces, move_to }
  await audit(call, { action: 'admin.plan.status', subject: plan_id, details })
  return { status: 200, body: { data: await allPlans(call) } }
})

const whyNot = {
  ON_SALE: 'is on sale. Only a draft can be put on sale or discarded.',
  DRAFT: 'is a draft. Only a plan on sale can be retired.',
  RETIRED: 'is retired. Its accounts keep it; nobody else can take it.',
} as const

type StatusCall = RequestContext<'adminSetPlanStatus', Tx>

async function sell({ db, body, clock, settings }: StatusCall, plan: Plan): Promise<void> {
  const replaced = body.replaces === undefined ? undefined : await lockPlan(db, body.replaces)
  if (body.replaces !== undefined && (replaced?.status !== 'ON_SALE' || replaced.plan_id === basePlan))
    throw refusedField(
      '#/replaces',
      'not_allowed',
      'Only a plan on sale can be replaced, and not Pay as you go.',
    )
  if (await isNameTaken(db, plan.plan_name, [plan.plan_id, replaced?.plan_id ?? '']))
    throw refusedField(
      '#/plan_id',
      'name_taken',
      `Another plan on sale is named ${plan.plan_name}. Rename this one first.`,
    )
  if (replaced) await setPlanStatus(db, replaced.plan_id, 'RETIRED')
  const sold = await setPlanStatus(db, plan.plan_id, 'ON_SALE')
  await publishPlan(db, sold, { startsOn: dayIn(settings.timeZone, clock()), at: clock() })
}

/** Accounts keep the plan, or move when their period ends, after the notice that an announcement gives. */
async function retire({ db, body, settings }: StatusCall, plan: Plan, now: Date): Promise<void> {
  if (plan.plan_id === basePlan)
    throw refusedField('#/status', 'not_allowed', 'Accounts fall back to Pay as you go, so it stays on sale.')
  const next = body.move_to === undefined ? undefined : await findPlan(db, body.move_to)
  if (
    body.move_to !== undefined &&
    !(next?.status === 'ON_SALE' && next.api === null && next.plan_id !== plan.plan_id)
  )
    throw refusedField('#/move_to', 'not_allowed', 'Choose another plan that’s on sale.')
  if (next && next.plan_type !== plan.plan_type)
    throw refusedField(
      '#/move_to',
      'not_allowed',
      'Accounts can’t be moved between wallet and statements. Choose a plan that’s paid the same way.',
    )
  await setPlanStatus(db, plan.plan_id, 'RETIRED')
  if (!next) return
  const { timeZone, noticeDays } = settings
  const earliest = addDays(dayIn(timeZone, now), noticeDays)
  for (const { id: userId, started_at } of await accountsOn(db, plan.plan_id)) {
    // A change that the account has chosen itself stays.
    if (await plannedPlan(db, userId)) continue
    const { lastDay } = periodOn(plan.period, earliest, started_at && dayIn(timeZone, started_at))
    const starts_on = addDays(lastDay ?? lastDayOfMonth(earliest), 1)
    await planAhead(db, { user_id: userId, plan_id: next.plan_id, starts_on, cause: 'RETIRED' })
    await notify(db, {
      ...{ userId, kind: 'plans', important: true, route: '/plans/view', text: 'View plans', now },
      message: `${plan.plan_name} ends for you on ${dayInWords(addDays(starts_on, -1))}. Then ${next.plan_name} begins, unless you choose another plan.`,
    })
  }
}

export const planHandlers = { adminListPlans, adminSavePlan, adminSetPlanStatus }
