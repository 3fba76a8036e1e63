import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Posting, postToLedger } from '../src/modules/ledger/post.ts'
import { closeStatements } from '../src/modules/payments/statements/close-months.ts'
import { takePlan } from '../src/modules/subscriptions/take-plan.ts'
import { toHundredths } from '../src/platform/money/decimals.ts'
import { balanceOf } from './support/payments.ts'
import { startServer, type TestServer } from './support/server.ts'
import { type Statement, statementsOf, toDecember } from './support/statements.ts'

const mara = 'usr_mara3K'
const day = 86_400

let server: TestServer
let twin: TestServer
let token: string
beforeEach(async () => {
  server = await startServer()
  twin = await server.twin()
  token = (await server.signIn('business')).access_token
  return async () => {
    await twin.close()
    await server.close()
    await server.database.close()
  }
})

const list = async (persona?: string) =>
  statementsOf(server, persona ? (await server.signIn(persona)).access_token : token)
async function later(seconds: number): Promise<void> {
  server.advance(seconds)
  token = (await server.signIn('business')).access_token
}
async function closeByJob(at: TestServer = server): Promise<void> {
  await closeStatements(at.parts)
  await at.runJobs()
}
let postings = 0
async function post(amount: number, rest: Partial<Posting> = {}): Promise<void> {
  postings += 1
  await postToLedger(server.db, {
    userId: mara,
    kind: amount > 0 ? 'TOPUP' : 'USAGE',
    amount,
    description: 'x',
    reference: 'x',
    actor: 'USER',
    key: `posting-${postings}`,
    now: server.parts.clock(),
    ...rest,
  })
}

/** Invariants of every list of statements. */
async function requireSound(statements: readonly Statement[]): Promise<void> {
  const sums = statements.map((one) => ({
    opening: toHundredths(one.opening_credits),
    closing: toHundredths(one.closing_credits),
    moved:
      toHundredths(one.funded_credits) - toHundredths(one.used_credits) - toHundredths(one.expired_credits),
  }))
  expect(sums[0]?.closing).toBe(await balanceOf(server, mara))
  for (const [index, { opening, closing, moved }] of sums.entries()) {
    expect(closing).toBe(opening + moved)
    expect(opening).toBe(sums[index + 1]?.closing ?? 0)
  }
}

/** The wallet's balance at the end of a month, including its renewal. */
async function balanceAtEndOf({ invoice_id, month }: Statement): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS balance FROM ledger WHERE user_id = ${mara} AND (
      reference = ${invoice_id}
      OR created_at < (${`${month}-01`}::date + interval '1 month') AT TIME ZONE 'Asia/Manila')`.execute(
    server.db,
  )
  return rows[0]?.balance ?? 0
}

test('200: the running month, the last one due, the older ones paid; each opens with what the other closed with', async () => {
  const statements = await list()
  expect(statements.map(({ month, status }) => [month, status])).toEqual([
    ['2026-11', 'OPEN'],
    ['2026-10', 'DUE'],
    ['2026-09', 'PAID'],
  ])
  await requireSound(statements)
  expect(statements[1]).toMatchObject({ due_date: '2026-11-30', closing_credits: '10000.00', paid_at: null })
  expect(statements[2]?.payment_reference).toMatch(/^pay_/)
  for (const closed of statements.slice(1)) {
    expect(toHundredths(closed.closing_credits)).toBe(await balanceAtEndOf(closed))
  }
  for (const { amount_due, used_credits } of statements) {
    expect(toHundredths(amount_due)).toBe(1200_00 + Math.max(0, toHundredths(used_credits) - 1500_00))
  }
})

test('200: the charges of a month come to its amount, and stay when the plan changes', async () => {
  const chargesOf = (statements: readonly Statement[]) => statements.map(({ charges }) => charges)
  const before = await list()
  for (const { amount_due, charges } of before) {
    expect(charges).toMatchObject([{ plan_name: 'Business monthly', api: null, fee: '1200.00' }])
    expect(charges.reduce((sum, { amount }) => sum + toHundredths(amount), 0)).toBe(toHundredths(amount_due))
  }
  await server.db.updateTable('plans').set({ price: 5_000_00 }).where('period', '<>', 'NONE').execute()
  const after = await list()
  expect(chargesOf(after.slice(1))).toEqual(chargesOf(before.slice(1)))
  expect(after[0]?.charges[0]?.fee).toBe('5000.00')
})

test('200: a prepaid account has none', async () => {
  expect(await list('user')).toEqual([])
})

describe('a month', () => {
  // While a statement is overdue, the line isn't renewed: paying-statements.test.ts.
  beforeEach(async () => {
    await list()
    await server.db.updateTable('statements').set({ paid_at: server.parts.clock() }).execute()
  })
  test('counts calls less what was given back, gifts and corrections, and what ran out', async () => {
    const [before] = await list()
    await post(-30_00)
    await post(10_00, { kind: 'REFUND' })
    await server.db
      .updateTable('usage_days')
      .set(({ eb }) => ({ credits: eb('credits', '+', 20_00) }))
      .where('user_id', '=', mara)
      .where('day', '=', '2026-11-21')
      .where('api', '=', 'messaging')
      .execute()
    await post(50_00, { kind: 'ADJUSTMENT', validUntil: '2026-11-30' })
    await post(-5_00, { kind: 'ADJUSTMENT' })
    await post(-1_25, { kind: 'EXPIRY' })
    const [now] = await list()
    const moved = (field: keyof Statement) =>
      toHundredths(String(now?.[field])) - toHundredths(String(before?.[field]))
    expect(moved('used_credits')).toBe(20_00)
    expect(moved('funded_credits')).toBe(45_00)
    expect(moved('expired_credits')).toBe(1_25)
    expect(moved('amount_due')).toBe(20_00)
    expect(now?.invoice_id).toBe(before?.invoice_id)
    await requireSound(await list())
  })

  test('closes five minutes after its end; the line is full again, in its books', async () => {
    const [november] = await list()
    await later(toDecember - 1)
    await closeByJob()
    expect((await list())[0]?.month).toBe('2026-11')
    // A call of the new month, before the old one is closed.
    await post(-7_00)
    server.advance(1)
    await closeByJob()
    expect(await balanceOf(server, mara)).toBe(10_000_00 - 7_00)
    const statements = await list()
    expect(statements.slice(0, 2)).toMatchObject([
      { month: '2026-12', status: 'OPEN', opening_credits: '10000.00', used_credits: '7.00' },
      {
        invoice_id: november?.invoice_id,
        month: '2026-11',
        status: 'DUE',
        used_credits: november?.used_credits,
        amount_due: november?.amount_due,
        closing_credits: '10000.00',
        due_date: '2026-12-31',
      },
    ])
    await requireSound(statements)
    const renewal = await server.db
      .selectFrom('ledger')
      .select(['kind', 'actor', 'description', 'amount'])
      .where('reference', '=', november?.invoice_id ?? '')
      .execute()
    expect(renewal).toEqual([
      {
        kind: 'TOPUP',
        actor: 'SYSTEM',
        description: 'Credit line renewed',
        amount: toHundredths(november?.used_credits ?? ''),
      },
    ])
  })

  test('closes once, though twenty close it at once, at two servers, and somebody reads', async () => {
    await later(toDecember)
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => closeByJob(index % 2 ? twin : server)),
      ...Array.from({ length: 10 }, () => list()),
    ])
    await closeByJob()
    const statements = await list()
    expect(statements.map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10', '2026-09'])
    await requireSound(statements)
    expect(await balanceOf(server, mara)).toBe(10_000_00)
    const closed = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'statement.close')
      .where('subject', '=', mara)
      .execute()
    expect(closed).toHaveLength(3)
  })

  test('is closed by whoever reads before the job comes by', async () => {
    await later(toDecember)
    expect((await list()).map(({ month, status }) => [month, status]).slice(0, 2)).toEqual([
      ['2026-12', 'OPEN'],
      ['2026-11', 'DUE'],
    ])
  })

  test('after months without a server each is closed, the quiet ones at the price of the plan', async () => {
    await later(toDecember + 62 * day)
    await closeByJob()
    const statements = await list()
    expect(statements.map(({ month }) => month).slice(0, 4)).toEqual([
      '2027-02',
      '2027-01',
      '2026-12',
      '2026-11',
    ])
    expect(statements[1]).toMatchObject({ used_credits: '0.00', amount_due: '1200.00', status: 'DUE' })
    await requireSound(statements)
  })

  test('on a statement takes nothing from credits that were bought, however much of them its calls used', async () => {
    const [before] = await list()
    const bought = (await balanceOf(server, mara)) + toHundredths(before?.used_credits ?? '') + 9_000_00
    await post(9_000_00)
    await post(-12_000_00)
    await later(toDecember)
    await closeByJob()
    expect(await balanceOf(server, mara)).toBe(bought)
    await requireSound(await list())
  })

  test('of an account that was not there when it ran is not billed; the line comes on top of what is held', async () => {
    await server.db
      .updateTable('users')
      .set({ plan_type: 'POSTPAID', plan_name: 'Business monthly' })
      .where('id', '=', 'usr_jun7Q2')
      .execute()
    await closeByJob()
    expect(await balanceOf(server, 'usr_jun7Q2')).toBe(11_250_50)
    expect(await list('user')).toMatchObject([{ month: '2026-11', amount_due: '1200.00' }])
  })

  test('in which the plan begins bills its first day whole, and gives back what its earlier calls took', async () => {
    const jun = 'usr_jun7Q2'
    await server.db.transaction().execute((tx) =>
      takePlan(tx, {
        userId: jun,
        productId: 'prd_messaging-month',
        now: server.parts.clock(),
        actor: 'USER',
        timeZone: 'Asia/Manila',
      }),
    )
    await server.runJobs()
    const [statement] = await list('user')
    const { access_token: by } = await server.signIn('user')
    const { credits } = await server.db
      .selectFrom('usage_days')
      .select(({ fn }) => fn.sum<number>('credits').as('credits'))
      .where('user_id', '=', jun)
      .where('day', '=', '2026-11-21')
      .executeTakeFirstOrThrow()
    expect(toHundredths(statement?.used_credits ?? '')).toBe(Number(credits))
    const wallet = (await server.ask('GET', '/portal-api/api/wallet/credits', { token: by })).body.data
    expect(toHundredths(wallet.line_credits ?? '')).toBe(10_000_00 - Number(credits))
    const today = '2026-11-20T16'
    const rows = (
      await server.ask('GET', '/portal-api/api/transactions?view=usage&limit=200', { token: by })
    ).body.data.map(({ on_statement, created_at }) => `${on_statement} ${created_at > today}`)
    const calls = (
      await server.ask('GET', '/portal-api/api/user-api-response?limit=200', { token: by })
    ).body.data.map(({ on_statement, at }) => `${on_statement} ${at > today}`)
    for (const marks of [rows, calls])
      expect(new Set(marks)).toEqual(new Set(['true true', 'undefined false']))
    await later(toDecember)
    await closeByJob()
    expect(await balanceOf(server, jun)).toBe(11_250_50 + Number(credits))
  })
})

test('DUE becomes OVERDUE when its last day is over', async () => {
  await later(toDecember - 5 * 60 - 1)
  expect((await list())[1]?.status).toBe('DUE')
  server.advance(1)
  expect((await list()).find(({ month }) => month === '2026-10')?.status).toBe('OVERDUE')
})
