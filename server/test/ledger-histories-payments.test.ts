// Random lives of top-ups, held against the provider’s side: captured payments, less returned ones and those that banks took. SOAK=1 plays
// all 1,000.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postToLedger } from '../src/modules/ledger/post.ts'
import type { PaymentEvent } from '../src/modules/payments/provider.ts'
import { ProviderError } from '../src/modules/payments/provider-error.ts'
import { sendRefund, settleRefund } from '../src/modules/payments/refunds/send-refund.ts'
import { addPayment } from '../src/modules/payments/repo.ts'
import { takeEvent } from '../src/modules/payments/take-event.ts'
import { newId } from '../src/platform/ids.ts'
import { providerWith } from './support/auto-top-up.ts'
import { serverOfFile } from './support/server.ts'
import { newWallet, sumsOf } from './support/wallets.ts'

const histories = process.env.SOAK ? 1_000 : 10
const mostMs = 900_000

const server = await serverOfFile({ settings: { callLimits: {} } })
const { db, parts } = server
const { access_token: token } = await server.signIn('admin')

/** A payment as the provider and the payer’s bank have it; a credit costs a peso. */
interface Captured {
  readonly reference: string
  readonly transactionId: string
  readonly amount: number
  /** Hundredths by the ID of the refund. */
  readonly refunds: Map<string, number>
  /** The claim of the bank. */
  claim: number
  claimStands: boolean
  claimIsOpen: boolean
}

const noClaim = { claim: 0, claimStands: false, claimIsOpen: false }
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)
const heldByBank = ({ claim, claimStands }: Captured) => (claimStands ? claim : 0)
const leftOf = (one: Captured) => one.amount - sumOf(one.refunds.values()) - heldByBank(one)

const happening = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'spend', 'refund', 'refund', 'send', 'return', 'open', 'close', 'late'),
  which: fc.nat(3),
  size: fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constant(300_00)),
  isTwice: fc.boolean(),
})
const sendAll = { kind: 'send', which: 0, size: 1, isTwice: true } as const
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

/** Credits of the wallet that payments stand for, spent or not; of open disputes those that the wallet doesn’t have count as gone. */
async function paidForIn(userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    SELECT (SELECT coalesce(sum(amount), 0) FROM ledger
        WHERE user_id = ${userId} AND kind IN ('TOPUP', 'PAYOUT', 'DISPUTE', 'DEBT'))::bigint
      - (SELECT debt FROM wallets WHERE user_id = ${userId})
      - (SELECT coalesce(sum(disputes.credits - held), 0) FROM disputes JOIN payments USING (transaction_id)
        WHERE user_id = ${userId} AND disputes.status = 'OPEN')::bigint AS credits`.execute(db)
  return rows[0]?.credits ?? 0
}

async function live(steps: readonly Happening[]): Promise<void> {
  const userId = await newWallet(db, parts.clock())
  const captured: Captured[] = []
  const context = { clock: parts.clock, settings: parts.settings, requestId: null }
  const tell = (event: PaymentEvent & object) =>
    db.transaction().execute((tx) => takeEvent({ ...context, db: tx }, event))

  async function pay(amount: number) {
    const id = newId('txn')
    const reference = id.replace('txn_', 'pay_')
    const now = parts.clock()
    const times = { created_at: now, expires_at: new Date(now.getTime() + 3_600_000) }
    await db.transaction().execute((tx) =>
      addPayment(tx, {
        ...{
          transaction_id: id,
          reference_number: reference,
          user_id: userId,
          source: 'TOPUP',
          method: 'CARD',
        },
        ...{ status: 'PENDING', amount, amount_php: amount, credits: amount, currency: 'PHP', invoices: [] },
        ...{ product_id: null, checkout_url: 'https://checkout.test', checkout_id: null, ...times },
      }),
    )
    const payment = { reference, transactionId: id, amount, refunds: new Map(), ...noClaim }
    captured.push(payment)
    return payment
  }
  const eventOf = ({ reference, amount }: Captured, type: string) =>
    ({ id: `${reference}_${type}`, type, reference, amount, currency: 'PHP', reason: null }) as const
  const dispute = (one: Captured, stage: 'opened' | 'won' | 'lost') => {
    const event = { ...eventOf(one, 'dispute'), amount: one.claim, stage, disputeId: `dp_${one.reference}` }
    return tell({ ...event, id: `${event.id}_${stage}` } as PaymentEvent)
  }

  /** Never more than is left with the provider, and once for each ID. */
  const provider = providerWith(server, {
    async refund({ reference, refundId, amount }) {
      const one = captured.find((payment) => payment.reference === reference)
      if (!one || (!one.refunds.has(refundId) && amount > leftOf(one))) {
        expect(one?.claimStands, `${refundId} was accepted, though nothing is left`).toBe(true)
        throw new ProviderError('sandbox', 400, 'refund_refused')
      }
      one.refunds.set(refundId, amount)
      return { providerRefundId: `ref_${refundId}`, status: 'succeeded' }
    },
  })
  const refundsIn = (status: 'PENDING' | 'REFUNDED') =>
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.transaction_id', 'refunds.transaction_id')
      .select(['refund_id', 'reference_number', 'refunds.credits'])
      .where('user_id', '=', userId)
      .where('refunds.status', '=', status)
      .execute()

  async function step({ kind, which, size, isTwice }: Happening): Promise<void> {
    const again = isTwice ? 2 : 1
    if (kind === 'pay') {
      const one = await pay(size)
      for (let time = 0; time < again; time += 1) await tell(eventOf(one, 'paid'))
      return
    }
    if (kind === 'spend') {
      const { balance } = await sumsOf(db, userId)
      const amount = -Math.min(size, balance)
      const common = { userId, description: 'x', reference: 'x', actor: 'USER', now: parts.clock() } as const
      if (amount < 0) await postToLedger(db, { ...common, kind: 'USAGE', amount, key: newId('key') })
      return
    }
    if (kind === 'send') {
      for (const { refund_id: refundId } of await refundsIn('PENDING'))
        for (let time = 0; time < again; time += 1) await sendRefund({ refundId }, parts, provider)
      return
    }
    const one = captured[which % (captured.length || 1)]
    if (!one) return
    if (kind === 'refund') {
      const body = { transaction_id: one.transactionId, credits: (size / 100).toFixed(2), reason: 'Test.' }
      const { status } = await server.ask('POST', '/portal-api/api/admin/payments/refund', { token, body })
      expect([201, 409, 422]).toContain(status)
    } else if (kind === 'return') {
      // Its bank sends the refund back.
      const [gone] = (await refundsIn('REFUNDED')).filter(
        (refund) => refund.reference_number === one.reference,
      )
      if (!gone) return
      one.refunds.delete(gone.refund_id)
      await db.transaction().execute((tx) => settleRefund({ ...context, db: tx }, gone.refund_id, 'FAILED'))
    } else if (kind === 'open' && one.claim === 0) {
      one.claim = Math.min(size, leftOf(one))
      if (one.claim === 0) return
      one.claimStands = true
      one.claimIsOpen = true
      for (let time = 0; time < again; time += 1) await dispute(one, 'opened')
    } else if (one.claimIsOpen && (kind === 'close' || kind === 'late')) {
      one.claimStands = which % 2 === 0
      one.claimIsOpen = false
      await dispute(one, one.claimStands ? 'lost' : 'won')
      if (kind === 'late') await dispute(one, 'opened')
    }
  }

  for (const one of [...steps, sendAll]) {
    await step(one)
    const onTheirWay = Map.groupBy(await refundsIn('PENDING'), (refund) => refund.reference_number)
    // Their money is still there, unless the bank was first.
    const there = captured.map((payment) => {
      const pending = sumOf((onTheirWay.get(payment.reference) ?? []).map(({ credits }) => credits))
      return leftOf(payment) - Math.min(pending, leftOf(payment))
    })
    expect({ after: one, here: await paidForIn(userId) }).toEqual({ after: one, here: sumOf(there) })
    const { balance, ...sums } = await sumsOf(db, userId)
    expect(sums).toEqual({ ledger: balance, lots: balance, gaps: 0, backwards: 0 })
  }
}

test(
  `${histories} random histories: captured less refunded and disputed is what the wallet was given for it, after each step`,
  async () => {
    const steps = fc.array(happening, { minLength: 5, maxLength: 25 })
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: histories, seed: 19 })
  },
  mostMs,
)
