// Random lives of accounts on changing plans, held against a plain calculation by days. SOAK=1 plays 1,000.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDuePlans, renewAccountPlans } from '../src/modules/account-plans/due-plans.ts'
import { quoteChange } from '../src/modules/account-plans/quote.ts'
import { dropPlanned, planAhead } from '../src/modules/account-plans/repo.ts'
import { closeMonths } from '../src/modules/payments/statements/close-months.ts'
import { findPlan } from '../src/modules/pricing/plan-terms-repo.ts'
import { changePlanOf } from '../src/modules/subscriptions/take-plan.ts'
import { expireCredits } from '../src/modules/wallet/expire-credits.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { addDays, dayIn, daysBetween, lastDayOfMonth, laterDay } from '../src/platform/time/days.ts'
import { sellPlans } from '../src/seed/own-plans.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { verify } from './support/verifications.ts'
import { newWallet, sumsOf } from './support/wallets.ts'
import { start } from './support/world.ts'

const histories = process.env.SOAK ? 1_000 : 8
const mostMs = 3_600_000
const settings = defaultSettings
const zone = settings.timeZone

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase()
  await database.db.transaction().execute((tx) => sellPlans(tx, { startsOn: '2026-07-01', at: start }))
})
afterAll(() => database.close())

const plans = {
  pln_payg: { billed: false, months: 0, fee: 0, included: 0 },
  pln_growth: { billed: false, months: 1, fee: 450_00, included: 500_00 },
  pln_business: { billed: true, months: 1, fee: 1_200_00, included: 1_500_00 },
  pln_scale: { billed: true, months: 12, fee: 42_000_00, included: 60_000_00 },
} as const
type PlanId = keyof typeof plans

interface Lot {
  left: number
  readonly until: string | undefined
}
interface Segment {
  readonly id: PlanId
  readonly from: string
}

/** First and last day of the period of a plan that was begun on a day, and of what of it came after. */
function periodOf({ id, from }: Segment, today: string) {
  const { months } = plans[id]
  let first = `${(months === 12 ? from : today).slice(0, 7)}-01`
  const next = (day: string) => {
    let end = day
    for (let month = 0; month < months; month += 1) end = addDays(lastDayOfMonth(end), 1)
    return end
  }
  while (months === 12 && next(first) <= today) first = next(first)
  const last = addDays(next(first), -1)
  return { first, last, begun: from > first ? from : first, days: daysBetween(first, last) }
}

const earlier = (one: string, other: string): string => [one, other].sort()[0] ?? one

/** The rules of plans, as a person with a calendar would work them out. */
function modelAccount(today: string) {
  let lots: Lot[] = []
  let segments: Segment[] = [{ id: 'pln_payg', from: '1970-01-01' }]
  let paid: { from: string; to: string; fee: number; included: number; lot: Lot } | undefined
  let planned: { id: PlanId; on: string } | undefined
  let hasLine = false
  const calls = new Map<string, number>()
  const bought = () => lots.filter(({ until }) => !until).reduce((sum, { left }) => sum + left, 0)
  const take = (amount: number, from: readonly Lot[]) => {
    let due = amount
    for (const lot of from.toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))) {
      const part = Math.min(due, lot.left)
      lot.left -= part
      due -= part
    }
  }
  const present = () => segments.at(-1) as Segment
  const sum = () => lots.reduce((all, { left }) => all + left, 0)

  function pay(day: string): boolean {
    const { fee, included, billed, months } = plans[present().id]
    if (billed || months === 0) return true
    const { begun, last, days } = periodOf(present(), day)
    const part = (amount: number) => Math.round((amount * daysBetween(begun, last)) / days)
    if (bought() < part(fee)) return false
    const lot = { left: part(included), until: last }
    lots.push(lot)
    take(
      part(fee),
      lots.filter(({ until }) => !until),
    )
    paid = { from: begun, to: last, fee: part(fee), included: part(included), lot }
    return true
  }
  /** False: the wallet is short, and nothing has changed. */
  function begin(id: PlanId, day: string): boolean {
    const before = structuredClone({ lots: lots.map(({ left }) => left), count: lots.length })
    const [wasPaid, wasSegments] = [paid, segments]
    if (paid && paid.to >= day) {
      const [left, all] = [daysBetween(day, paid.to), daysBetween(paid.from, paid.to)]
      const byDay = (amount: number) => Math.floor((amount * left) / all)
      const unspent = Math.floor((paid.fee * paid.lot.left) / paid.included)
      lots.push({ left: Math.min(byDay(paid.fee), unspent), until: undefined })
      paid.lot.left -= Math.min(paid.lot.left, byDay(paid.included))
    }
    paid = undefined
    segments = [...segments, { id, from: day }]
    if (!pay(day)) {
      lots = lots.slice(0, before.count)
      for (const [at, lot] of lots.entries()) lot.left = before.lots[at] ?? 0
      paid = wasPaid
      segments = wasSegments
      return false
    }
    if (plans[id].billed && !hasLine) lots.push({ left: settings.creditLine, until: undefined })
    if (plans[id].billed) hasLine = true
    return true
  }
  const of = (from: string, to: string) =>
    [...calls].reduce((all, [day, amount]) => all + (day >= from && day <= to ? amount : 0), 0)

  /** The price of a month; its credits come back. */
  function close(month: string) {
    const [first, last] = [`${month}-01`, lastDayOfMonth(`${month}-01`)]
    let [due, used] = [0, 0]
    for (const [at, segment] of segments.entries()) {
      const next = segments[at + 1]?.from
      const end = next ? addDays(next, -1) : '9999-12-31'
      const until = earlier(end, last)
      if (!plans[segment.id].billed || until < first || segment.from > until) continue
      const period = periodOf(segment, until)
      const days = daysBetween(period.begun, earlier(end, period.last))
      const part = (amount: number) => Math.round((amount * days) / period.days)
      const beyond = (to: string) => Math.max(0, of(period.begun, to) - part(plans[segment.id].included))
      const isNew = period.begun >= first
      due += isNew ? part(plans[segment.id].fee) : 0
      due += beyond(until) - (isNew ? 0 : beyond(addDays(first, -1)))
      used += of(laterDay(segment.from, first), until)
    }
    if (used > 0) lots.push({ left: used, until: undefined })
    return due
  }
  return {
    sum,
    present,
    begin,
    topUp: (amount: number) => lots.push({ left: amount, until: undefined }),
    plan: (id: PlanId, on: string) => {
      planned = { id, on }
    },
    unplan: () => {
      planned = undefined
    },
    call(amount: number, day: string): boolean {
      if (sum() < amount) return false
      take(amount, lots)
      calls.set(day, (calls.get(day) ?? 0) + amount)
      return true
    },
    /** The first minutes of a day. Returns the price of the month before, if it was billed. */
    wake(day: string): number | undefined {
      lots = lots.filter(({ until }) => !until || until >= day)
      const due = day.endsWith('-01') && hasLine ? close(addDays(day, -1).slice(0, 7)) : undefined
      if (planned && planned.on <= day) {
        const { id } = planned
        planned = undefined
        if (hasLine && !plans[id].billed) {
          take(
            Math.min(settings.creditLine, bought()),
            lots.filter(({ until }) => !until),
          )
          hasLine = false
        }
        if (!begin(id, day)) begin('pln_payg', day)
      } else if (!plans[present().id].billed && plans[present().id].months > 0 && (!paid || paid.to < day))
        if (!pay(day)) begin('pln_payg', day)
      return due
    },
    endOfPeriod: (day: string) => addDays(periodOf(present(), day).last, 1),
    today,
  }
}

type Step =
  | { readonly do: 'TOP_UP'; readonly size: number }
  | { readonly do: 'CALL'; readonly size: number }
  | { readonly do: 'DAYS'; readonly size: number }
  | { readonly do: 'NOW' | 'END'; readonly to: PlanId }
/** More often those that are paid from the wallet, which are left on any day. */
const planId = fc.constantFrom<PlanId[]>(
  ...([
    'pln_payg',
    'pln_growth',
    'pln_payg',
    'pln_growth',
    'pln_payg',
    'pln_growth',
    'pln_business',
    'pln_scale',
  ] as const),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('TOP_UP'), size: fc.integer({ min: 1, max: 2_000_00 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('CALL'), size: fc.integer({ min: 1, max: 150_00 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('DAYS'), size: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('NOW'), to: planId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('END'), to: planId }) },
) as fc.Arbitrary<Step>

async function live(steps: readonly Step[]): Promise<void> {
  const { db } = database
  let now = start
  const clock = () => now
  const context = { db, clock, settings }
  const userId = await newWallet(db, now)
  await verify({ db }, userId, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  await db
    .updateTable('users')
    .set({ plan_type: 'PREPAID', plan_name: 'Pay as you go' })
    .where('id', '=', userId)
    .execute()
  const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const openBooks = () => inTx((tx) => closeMonths({ db: tx, userId, clock, settings }))
  const model = modelAccount(dayIn(zone, now))
  let count = 0
  const post = (kind: 'TOPUP' | 'USAGE', amount: number) => {
    count += 1
    return moveCredits(db, {
      userId,
      kind,
      amount,
      description: kind,
      reference: `${count}`,
      actor: 'USER',
      key: `${count}`,
      now,
      ...(kind === 'USAGE' && { api: 'messaging' }),
    })
  }
  const agree = async () => {
    const sum = model.sum()
    expect(await sumsOf(db, userId)).toMatchObject({ balance: sum, ledger: sum, lots: sum, gaps: 0 })
  }
  for (const one of steps) {
    const today = dayIn(zone, now)
    if (one.do === 'TOP_UP') {
      await post('TOPUP', one.size)
      model.topUp(one.size)
    } else if (one.do === 'CALL') {
      const row = await post('USAGE', -one.size)
      expect(row !== undefined).toBe(model.call(one.size, today))
      if (row)
        await db
          .insertInto('usage_days')
          .values({
            user_id: userId,
            day: today,
            api: 'messaging',
            calls: 1,
            failed: 0,
            credits: one.size,
            latencies: [1],
          })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'day', 'api'])
              .doUpdateSet(({ eb }) => ({ credits: eb('usage_days.credits', '+', one.size) })),
          )
          .execute()
    } else if (one.do === 'DAYS') {
      for (let passed = 0; passed < one.size; passed += 1) {
        now = new Date(now.getTime() + 86_400_000)
        const day = dayIn(zone, now)
        await expireCredits(context)
        await openBooks()
        await changeDuePlans(context)
        await renewAccountPlans(context)
        await openBooks()
        const due = model.wake(day)
        if (due === undefined) continue
        const month = addDays(day, -1).slice(0, 7)
        const statement = await db
          .selectFrom('statements')
          .selectAll()
          .where('user_id', '=', userId)
          .where('month', '=', month)
          .executeTakeFirst()
        expect([month, statement?.amount_due]).toEqual([month, due])
        await db.updateTable('statements').set({ paid_at: now }).where('user_id', '=', userId).execute()
      }
    } else await change(one.do, one.to)
    await agree()
  }

  async function change(when: 'NOW' | 'END', to: PlanId): Promise<void> {
    const today = dayIn(zone, now)
    const present = model.present()
    const body = { plan_id: to, when: when === 'NOW' ? ('NOW' as const) : ('PERIOD_END' as const) }
    const quoted = await quoteChange({ db, user: { id: userId }, now, settings, body }).catch(() => undefined)
    const { billed, months } = plans[present.id]
    const allowed =
      to !== present.id && (when === 'END' ? months > 0 : !billed || (plans[to].billed && months !== 12))
    expect(quoted !== undefined).toBe(allowed)
    if (!quoted) return
    const { plan, quote } = quoted
    if (when === 'END') {
      expect(quote.starts_on).toBe(model.endOfPeriod(today))
      model.plan(to, quote.starts_on)
      await inTx((tx) =>
        planAhead(tx, { user_id: userId, plan_id: to, starts_on: quote.starts_on, cause: 'CHOSEN' }),
      )
      return
    }
    const before = model.sum()
    const isCovered = model.begin(to, today)
    expect(quote.covered).toBe(isCovered)
    if (!isCovered) return
    const sold = await findPlan(db, to)
    if (!sold) throw new Error(plan.plan_id)
    await inTx(async (tx) => {
      await dropPlanned(tx, userId)
      await changePlanOf(tx, { userId, plan: sold, actor: 'USER', now, timeZone: zone })
    })
    model.unplan()
    await openBooks()
    const opened = plans[to].billed && !billed ? settings.creditLine : 0
    expect(Math.round(Number(quote.wallet_change) * 100)).toBe(model.sum() - before - opened)
  }
}

test(
  `${histories} random lives of plans, changes, top-ups, calls and months: wallet, quotes and statements agree with a plain calculation`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), live), {
      numRuns: histories,
      ...(process.env.SOAK ? {} : { seed: 19 }),
      endOnFailure: true,
    })
  },
  mostMs,
)
