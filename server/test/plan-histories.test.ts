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
import { addDays, dayIn } from '../src/platform/time/days.ts'
import { sellPlans } from '../src/seed/own-plans.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { modelAccount, type PlanId, plans } from './support/plan-model.ts'
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
  const payAsYouGo = () =>
    db
      .updateTable('users')
      .set({ plan_type: 'PREPAID', plan_name: 'Pay as you go' })
      .where('id', '=', userId)
      .execute()
  await payAsYouGo()
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
    // Plans that are begun at different moments are paid under different keys.
    now = new Date(now.getTime() + 1_000)
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
  // The next life begins on the same day: this one's plan must not be renewed in the past.
  await inTx((tx) => dropPlanned(tx, userId))
  await payAsYouGo()

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
