import { canonicalJson } from '../../canonical-json.ts'
import type { Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, fieldsOf, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, readRows, rowsIn, rowsOf } from '../fields.ts'
import { peopleOf } from './payments.ts'

const dayMs = 86_400_000
const needs = ['user', 'write', 'state'] as const

const cents = (value: unknown): number => Math.round(Number(value) * 100)

const everyone = (context: Context) => [...peopleOf(context), ...context.members.map((one) => one.account)]

const isSold = ({ api, status, audience }: Fields, to = 'EVERYBODY'): boolean =>
  api === null && status === 'ON_SALE' && audience === to

interface Shown extends Readonly<Record<'rows' | 'all', readonly Fields[]>> {
  /** Whether the caller may see a plan that isn’t sold to everybody. */
  readonly isOwn: (plan: Fields) => boolean
}

function expectSold(verdict: Verdict, response: ReceivedResponse, { rows, all, isOwn }: Shown): void {
  const known = rows.flatMap((row) => all.filter(({ plan_id }) => plan_id === row.plan_id))
  const sold = all.filter((plan) => isSold(plan))
  const namesBut = (plans: readonly Fields[], others: readonly Fields[]) =>
    plans.filter((plan) => !others.includes(plan) && !isOwn(plan)).map(({ plan_name }) => plan_name)
  verdict.none(response, 'hidden plans', namesBut(known, sold), 'no plan that isn’t sold to the caller')
  verdict.none(response, 'missing plans', namesBut(sold, known), 'each plan that everybody can take')
  const places = known.filter((plan) => isSold(plan)).map(({ position }) => Number(position))
  const sorted = places.toSorted((one, other) => one - other)
  verdict.equal(response, 'order', places.join(), sorted.join(), 'the positions of the price page')
  for (const plan of known)
    for (const [name, got] of Object.entries(rows.find((one) => one.plan_id === plan.plan_id) ?? {})) {
      const [mine, theirs] = [canonicalJson(got), canonicalJson(plan[name] ?? got)]
      verdict.equal(response, name, mine, theirs, `${name} of ${plan.plan_name} for administrators`)
    }
}

export const plansOnSale: Rule = {
  id: 'invariants/plans-on-sale',
  title: 'A plan is shown to whom it’s sold, in its place and on its terms',
  phase: 'invariants',
  needs: ['user', 'admin', 'state'],
  operations: ['listPlans', 'getAccountPlan'],
  run: withVerdict(async (context, verdict) => {
    const all = rowsOf(await context.call('adminListPlans', { as: 'admin' }))
    for (const link of [undefined, ...all.filter((plan) => isSold(plan, 'LINK')).map((plan) => plan.link)]) {
      const query = link === undefined ? {} : { link }
      const listed = await context.call('listPlans', { as: 'visitor', query })
      expectSold(verdict, listed, { rows: rowsOf(listed), all, isOwn: (plan) => plan.link === link })
    }
    for (const as of everyone(context)) {
      const account = await context.call('getAccountPlan', { as })
      const { current, offers } = dataOf(account)
      const present = fieldsOf(fieldsOf(current).plan)
      // A member’s plans are those of the owner, whose address isn’t known.
      const email = as === 'user' || as === 'other' ? context.emailOf(as) : ''
      const isInvited = (plan: Fields) => isSold(plan, 'INVITED') && `${plan.invited}`.includes(email)
      const isOwn = (plan: Fields) => plan.plan_id === present.plan_id || isInvited(plan)
      expectSold(verdict, account, { rows: rowsIn(offers).map(({ plan }) => fieldsOf(plan)), all, isOwn })
    }
  }),
}

export const planPrices: Rule = {
  id: 'invariants/plan-prices',
  title: 'The products of a plan have its own prices, or list prices less its discount',
  phase: 'invariants',
  needs,
  operations: ['listSubscriptionProducts', 'getServicePlan'],
  run: withVerdict(async (context, verdict) => {
    const account = await context.call('getAccountPlan', { as: 'user' })
    const plans = rowsIn(dataOf(account).offers).map(({ plan }) => fieldsOf(plan))
    const products = await readRows(context, 'listSubscriptionProducts', { as: 'user', most: 200 })
    const prices = await readRows(context, 'listOperationPrices', { as: 'visitor' })
    for (const api of new Set(products.rows.map((one) => one.api))) {
      const offered = await context.call('getServicePlan', { as: 'user', body: { api } })
      for (const { plan_id, product_id } of rowsOf(offered).filter(({ scope }) => scope === 'ACCOUNT')) {
        const plan = plans.find((one) => one.plan_id === plan_id)
        verdict.equal(offered, 'offered plan', plan_id, plan?.plan_id, 'which getAccountPlan has')
        const product = products.rows.find((one) => one.product_id === product_id)
        const list = rowsIn(product?.versions).find(({ status }) => status === 'CURRENT')
        for (const { operation_id, price } of rowsIn(list?.prices)) {
          const isThis = (one: Fields) => one.api === api && one.operation_id === operation_id
          const own = rowsIn(plan?.own_prices).find(isThis)?.price
          const full = hundredths(prices.rows.find(isThis)?.price_credits)
          const less = Math.round((full * (100 - Number(plan?.discount_percent))) / 100)
          const due = decimal(own === undefined ? less : cents(own))
          const why = `for ${api} ${operation_id} on ${plan?.plan_name}`
          if (plan && !Number.isNaN(full)) verdict.equal(products.first, 'price', price, due, why)
        }
      }
    }
  }),
}

export const planPreviews: Rule = {
  id: 'invariants/plan-previews',
  title: 'A preview of a change of plan adds up, in proportion by day, and changes nothing',
  phase: 'invariants',
  needs,
  operations: ['previewPlanChange', 'getAccountPlan'],
  run: withVerdict(async (context, verdict) => {
    const basis = await context.call('listPublicSkus', { as: 'visitor', query: { only: 'packs' } })
    if (dataOf(basis).credit_price !== '1.00')
      return context.leaveOut('previewPlanChange', 'credits aren’t pesos')
    for (const as of everyone(context)) {
      const account = await context.call('getAccountPlan', { as })
      const preview = async (plan: Fields, how: Fields) => {
        const body = { plan_id: plan.plan_id, ...how }
        const wallet = await context.call('getWalletCredits', { as })
        const response = await context.call('previewPlanChange', { as, body })
        if (response.status !== 200) return response
        expectQuote(verdict, response, { plan, how, account: dataOf(account), wallet: dataOf(wallet) })
        for (const before of [account, wallet, response]) {
          const { id } = before.operation
          const after = await context.call(id, { as, ...(before === response && { body }) })
          const [got, value] = [canonicalJson(dataOf(after)), canonicalJson(dataOf(before))]
          verdict.equal(response, id, got, value, `${id} as before the preview`)
        }
        return response
      }
      for (const { plan, trial_available } of rowsIn(dataOf(account).offers)) {
        for (const when of ['NOW', 'PERIOD_END']) await preview(fieldsOf(plan), { when })
        const { status } = await preview(fieldsOf(plan), { when: 'NOW', trial: 'CONTINUE' })
        const why = `as ${status} of the preview says for ${fieldsOf(plan).plan_name}`
        if (status !== 403) verdict.equal(account, 'trial', trial_available, status === 200, why)
      }
    }
  }),
}

type Quoted = Readonly<Record<'plan' | 'how' | 'account' | 'wallet', Fields>>

function expectQuote(verdict: Verdict, response: ReceivedResponse, quoted: Quoted): void {
  const { plan, how, account, wallet } = quoted
  const { lines, wallet_change, wallet_after, starts_on, next_fee_on } = dataOf(response)
  let effect = 0
  for (const { kind, credits, paid_by } of rowsIn(lines))
    if (paid_by === 'WALLET') effect += cents(credits) * (/^FEE$|^INCLUDED_BACK/.test(`${kind}`) ? -1 : 1)
  verdict.equal(response, 'wallet_change', wallet_change, decimal(effect), 'the sum of its lines')
  const after = decimal(cents(wallet.wallet_credits) + effect)
  if (how.when === 'NOW') verdict.equal(response, 'wallet_after', wallet_after, after, 'by the wallet now')
  const line = (name: string) => rowsIn(lines).find(({ kind }) => kind === name)
  const days = (Date.parse(`${next_fee_on}`) - Date.parse(`${starts_on}`)) / dayMs
  const { price: FEE, included_credits: INCLUDED } = plan
  const whole = how.trial ? { FEE: 0, INCLUDED: fieldsOf(plan.trial).credits } : { FEE, INCLUDED }
  for (const [name, amount] of Object.entries(plan.period === 'NONE' ? {} : whole)) {
    const { credits = '0.00', period_days = days } = line(name) ?? {}
    const due = Math.round((cents(amount) * days) / Number(period_days))
    const why = `${amount} of ${plan.plan_name} for ${days} of ${period_days} days`
    verdict.equal(response, name, credits, decimal(due), why)
  }
  const { plan: present, included_left, trial_ends_on } = fieldsOf(account.current)
  const { price, plan_type, included_credits } = fieldsOf(present)
  const { credits = '0.00', days: rest = 0, period_days = 1 } = line('FEE_BACK') ?? {}
  // Of a fee that the wallet paid, no larger a part goes back than is left of the included credits.
  const included = plan_type === 'PREPAID' ? cents(included_credits) : 0
  const unspent = included === 0 ? 1 : cents(included_left) / included
  const fee = trial_ends_on === null ? cents(price) : 0
  const most = Math.floor(fee * Math.min(Number(rest) / Number(period_days), unspent) * 1.001) + 1
  const expected = `at most ${decimal(most)} back`
  verdict.expect(response, { check: 'FEE_BACK', holds: cents(credits) <= most, expected, got: credits })
}
