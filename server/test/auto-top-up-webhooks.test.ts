// A provider's webhooks about an automatic top-up, during its charge and with another amount.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { paymentProvider } from '../src/modules/payments/choose-provider.ts'
import type { CardCharge } from '../src/modules/payments/provider.ts'
import { autoTopUpOf, providerWith } from './support/auto-top-up.ts'
import { tess as tessId } from './support/gateway.ts'
import { tell } from './support/payments.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const server = await serverOfFile()
const tess = autoTopUpOf(server, 'lowBalance', tessId)
const twin = await twinOfFile(server)

beforeEach(async () => {
  await tess.begin()
})

type ChargedPayment = Awaited<ReturnType<typeof tess.payments>>[number]

async function charged(): Promise<ChargedPayment> {
  const [payment] = await tess.payments()
  if (!payment) throw new Error('Nothing was charged.')
  return payment
}

/** Begins these, and lets them at the wallet when that many wait for a lock. */
async function whileWalletIsHeld<Results extends readonly unknown[]>(
  waiting: number,
  begin: () => { readonly [Index in keyof Results]: Promise<Results[Index]> },
) {
  const begun = await server.db.transaction().execute(async (tx) => {
    await sql`SELECT 1 FROM wallets WHERE user_id = ${tessId} FOR UPDATE`.execute(tx)
    const all = Promise.all(begin())
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`SELECT count(DISTINCT pid) AS waiting FROM pg_locks
          JOIN pg_database ON datname = current_database()
          WHERE NOT granted AND (database = pg_database.oid OR database IS NULL)`.execute(tx)
        return Number(rows[0]?.waiting)
      })
      .toBe(waiting)
    return { all }
  })
  return begun.all
}

/** Effects of the end of a payment. */
async function effectsOf({ transaction_id, reference_number }: ChargedPayment) {
  const events = await server.db
    .selectFrom('payment_events')
    .select('outcome')
    .where('transaction_id', '=', transaction_id)
    .execute()
  const audited = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', transaction_id)
    .where('action', '=', 'payment.paid')
    .execute()
  const receipts = (await server.mailsTo('tess@bantaypay.example')).filter(
    ({ subject, text }) => subject.startsWith('Receipt') && text.includes(reference_number),
  )
  return {
    outcomes: events.map(({ outcome }) => outcome).sort(),
    audited: audited.length,
    notices: (await tess.notices()).length,
    receipts: receipts.length,
  }
}

test('two webhooks race the answer of the charge, at two servers: all of it happens once', async () => {
  await tess.moveTo(400_00)
  const taken = Promise.withResolvers<string>()
  const answers = Promise.withResolvers<void>()
  const run = tess.run(
    providerWith(server, {
      async charge(charge: CardCharge) {
        const answer = await paymentProvider(server.parts).charge(charge)
        taken.resolve(charge.reference)
        await answers.promise
        return answer
      },
    }),
  )
  const reference = await taken.promise
  const payment = await charged()
  const event = { reference, amount: 980_00 }
  const [first, second] = await whileWalletIsHeld(3, () => {
    answers.resolve()
    return [
      tell(server, { ...event, id: `evt_by_hook_${reference}` }),
      tell(twin, { ...event, id: `evt_by_another_${reference}` }),
      run,
    ]
  })
  expect([first, second]).toMatchObject([{ status: 200 }, { status: 200 }])
  await tess.wait(60)
  expect(await tess.outcome()).toEqual([['PAID'], [1_000_00], 980_00])
  expect(await effectsOf(payment)).toEqual({
    outcomes: ['IGNORED', 'IGNORED', 'SETTLED'],
    audited: 1,
    notices: 1,
    receipts: 1,
  })
})

test('a webhook with another sum: nothing is booked, however often it says so', async () => {
  await tess.moveTo(400_00)
  await tess.run(providerWith(server, { charge: () => Promise.resolve('undecided' as const) }))
  const payment = await charged()
  const reference = payment.reference_number
  const wrong = { reference, amount: 98_00 }
  await tell(server, { ...wrong, id: `evt_less_${reference}` })
  await tell(twin, { ...wrong, id: `evt_less_again_${reference}` })
  expect(await tess.outcome()).toEqual([['EXPIRED'], [], 0])
  expect(await tess.balance()).toBe(400_00)
  expect(await effectsOf(payment)).toEqual({
    outcomes: ['IGNORED', 'REVIEW'],
    audited: 0,
    notices: 1,
    receipts: 0,
  })
  expect(await tess.read()).toMatchObject({ state: 'OFF', off_reason: 'REVIEW', next_try_at: null })
  // Nor does the right sum after it: people decide, who may have given the money back.
  await tell(server, { reference, amount: 980_00, id: `evt_right_${reference}` })
  await tess.wait(86_400)
  expect([await tess.balance(), (await tess.payments()).length]).toEqual([400_00, 1])
})
