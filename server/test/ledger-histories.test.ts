// Long random lives of wallets, held against a model that is nothing but a list of lots. SOAK=1 plays all 1,000.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Posting, postToLedger } from '../src/modules/ledger/post.ts'
import { addDebt } from '../src/modules/ledger/top-ups-repo.ts'
import { expireCredits } from '../src/modules/wallet/expire-credits.ts'
import { openDb } from '../src/platform/db/client.ts'
import { addDays, dayIn } from '../src/platform/time/days.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { newWallet, sumsOf } from './support/wallets.ts'
import { start } from './support/world.ts'

const zone = 'Asia/Manila'
const histories = process.env.SOAK ? 1_000 : 10
const stepsEach = 30
const mostMs = 600_000

let database: TestDatabase
let other: ReturnType<typeof openDb>
beforeAll(async () => {
  database = await newDatabase()
  other = openDb({ url: database.url })
})
afterAll(async () => {
  await other.destroy()
  await database.close()
})

interface Lot {
  left: number
  /** The row of the ledger that it came with. */
  readonly row?: string | undefined
  readonly end: string | undefined
}

/** The whole of the rules: free credits that end soonest go first, and none outlives its day. */
function modelWallet() {
  const lots: Lot[] = []
  const sum = () => lots.reduce((all, { left }) => all + left, 0)
  let debt = 0
  const take = (amount: number, from: readonly Lot[]): boolean => {
    if (from.reduce((all, { left }) => all + left, 0) < amount) return false
    let due = amount
    for (const lot of from.toSorted((a, b) => (a.end ?? '9999').localeCompare(b.end ?? '9999'))) {
      const part = Math.min(due, lot.left)
      lot.left -= part
      due -= part
    }
    return true
  }
  return {
    lots,
    sum,
    debt: () => debt,
    owe: (amount: number) => {
      debt += amount
    },
    add: (left: number, end?: string, row?: string) => lots.push({ left, end, row }),
    /** Debts are paid out of the top-up itself. */
    topUp(amount: number, row?: string) {
      const due = Math.min(debt, amount)
      debt -= due
      lots.push({ left: amount - due, end: undefined, row })
    },
    takeGranted: (amount: number, row: string) =>
      take(
        amount,
        lots.filter((lot) => lot.row === row),
      ),
    takeBought: (amount: number) =>
      take(
        amount,
        lots.filter((lot) => lot.end === undefined),
      ),
    returnGranted(amount: number, row: string) {
      for (const lot of lots) if (lot.row === row) lot.left += amount
    },
    /** Back to where it was taken from, as long as that is not used up. */
    giveBack(amount: number, end?: string) {
      const from = lots.find((lot) => lot.left > 0 && lot.end === end)
      if (from) from.left += amount
      else lots.push({ left: amount, end })
    },
    endBefore(today: string) {
      for (const lot of lots) if (lot.end !== undefined && lot.end < today) lot.left = 0
    },
    spend: (amount: number) => take(amount, lots),
  }
}

function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const kinds = [
  'TOPUP',
  'FREE',
  'USAGE',
  'USAGE',
  'USAGE',
  'REFUND',
  'ADJUSTMENT',
  'STARTER',
  'PAYOUT',
  'RETURN',
  'DISPUTE',
  'OWE',
  'LATER',
  'JOB',
] as const

async function live(seed: number): Promise<void> {
  const { db } = database
  const random = randomFrom(seed)
  const model = modelWallet()
  let now = start
  const userId = await newWallet(db, now)
  for (let step = 0; step < stepsEach; step += 1) {
    const kind = kinds[random(kinds.length)] ?? 'USAGE'
    const today = dayIn(zone, now)
    const size = random(random(4) ? 900 : 90_000) + 1
    if (kind === 'LATER') {
      now = new Date(now.getTime() + random(4 * 86_400_000))
      continue
    }
    const granted = model.lots.filter((lot) => lot.row !== undefined)
    const grant = granted[random(granted.length || 1)]?.row as `txn_${string}` | undefined
    const post = (more: Pick<Posting, 'kind' | 'amount'> & Partial<Posting>) =>
      postToLedger(db, {
        userId,
        description: kind,
        reference: `${step}`,
        actor: 'SYSTEM',
        key: `${step}`,
        now,
        ...more,
      })
    if (kind === 'OWE') {
      await addDebt(db, userId, size)
      model.owe(size)
    } else if (kind === 'DISPUTE') {
      const row = await post({ kind, amount: -size, lots: 'PAID' })
      model.endBefore(today)
      expect(row !== undefined).toBe(model.takeBought(size))
    } else if (kind === 'PAYOUT' || kind === 'RETURN') {
      if (!grant) continue
      const row = await post({ kind: 'PAYOUT', amount: kind === 'PAYOUT' ? -size : size, lots: grant })
      model.endBefore(today)
      if (kind === 'PAYOUT') expect(row !== undefined).toBe(model.takeGranted(size, grant))
      else model.returnGranted(size, grant)
    } else if (kind === 'JOB') {
      await expireCredits({ db: random(2) ? db : other, clock: () => now })
      model.endBefore(today)
    } else {
      const down = kind === 'USAGE' || (kind === 'ADJUSTMENT' && random(2) === 1)
      const free = kind === 'FREE' || kind === 'STARTER'
      const ends = kind === 'REFUND' ? model.lots.map((lot) => lot.end) : []
      const end = free ? addDays(today, random(6)) : ends[random(ends.length + 1)]
      const row = await post({
        kind: kind === 'FREE' ? 'ADJUSTMENT' : kind,
        amount: down ? -size : size,
        ...(end && { validUntil: end }),
      })
      model.endBefore(today)
      if (down) expect(row !== undefined).toBe(model.spend(size))
      else if (kind === 'REFUND') model.giveBack(size, end)
      else if (kind === 'TOPUP' && !end) model.topUp(size, row?.id)
      else model.add(size, end)
    }
    const sum = model.sum()
    const wallet = db.selectFrom('wallets').select('debt').where('user_id', '=', userId)
    expect((await wallet.executeTakeFirstOrThrow()).debt).toBe(model.debt())
    expect(await sumsOf(db, userId)).toEqual({ balance: sum, ledger: sum, lots: sum, gaps: 0, backwards: 0 })
  }
  const lots = await db
    .selectFrom('lots')
    .select(['remaining as left', 'valid_until as end'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  expect(lots).toEqual(model.lots.map(({ left, end }) => ({ left, end: end ?? null })))
}

describe(`${histories} random histories of top-ups, free credits, calls, refunds, disputes, debts, deductions, days and jobs`, () => {
  // One after the other: the job ends everybody's credits, and each life has a clock of its own.
  test(
    'balance = sum of rows = sum of lots at each step, as the model has it, and each row follows the one before',
    async () => {
      for (let seed = 1; seed <= histories; seed += 1) {
        await live(seed)
        await database.db
          .updateTable('lots')
          .set({ valid_until: null })
          .where('valid_until', 'is not', null)
          .execute()
      }
    },
    mostMs,
  )
})

test('parallel debits from two servers leave exactly nothing, and exactly as many are refused as could not be paid', async () => {
  const { db } = database
  const userId = await newWallet(db, start)
  const posting = (amount: number, key: string) => ({
    userId,
    kind: amount > 0 ? ('TOPUP' as const) : ('USAGE' as const),
    amount,
    description: 'x',
    reference: key,
    actor: 'USER' as const,
    key,
    now: start,
  })
  await postToLedger(db, posting(6_000, 'paid'))
  await postToLedger(db, { ...posting(3_000, 'free'), validUntil: dayIn(zone, start) })
  await postToLedger(db, { ...posting(5_000, 'over'), validUntil: addDays(dayIn(zone, start), -1) })
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      postToLedger(index % 2 ? other : db, posting(-100, `debit-${index}`)),
    ),
  )
  expect(answers.filter((row) => row === undefined)).toHaveLength(60)
  expect(await sumsOf(db, userId)).toEqual({ balance: 0, ledger: 0, lots: 0, gaps: 0, backwards: 0 })
})
