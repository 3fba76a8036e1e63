import { afterAll } from 'vitest'
import { startPaymongo } from '../../../scripts/testing/providers/paymongo-server.ts'
import { type Bench, secrets, type WebhookCall } from '../../../scripts/testing/providers/provider-server.ts'
import { startStripe } from '../../../scripts/testing/providers/stripe-bench.ts'
import { sign, signatureHeader } from '../../src/modules/payments/sandbox/events.ts'
import { startedPayment, topUpOf300 } from './payments.ts'
import { serverOfFile, type TestServer } from './server.ts'

/** Each provider with a portal of its own, for a test file. */
export async function benchesOfFile() {
  const sandbox = await joined(await sandboxBench())
  const stripe = await joined(await startStripe())
  const paymongo = await joined(await startPaymongo())
  return { all: [sandbox, stripe, paymongo], real: [stripe, paymongo], stripe, paymongo }
}

async function joined<Kind extends Bench>(bench: Kind) {
  const server = await serverOfFile({ settings: bench.settings })
  bench.join(server)
  afterAll(() => bench.close())
  return { name: bench.name, bench, server }
}

/** Delivers what a provider sends. */
export const deliver = (server: TestServer, { body, headers }: WebhookCall) =>
  server.ask('POST', '/webhooks/payments', { body, headers })

/** A checkout of 300 pesos by card, which each provider has. */
export async function openCheckout(server: TestServer, over: object = {}) {
  const { access_token } = await server.signIn('user')
  return startedPayment(server, access_token, { ...topUpOf300, payment: 'CARD', ...over })
}

/** A payment in the portal: its state, the credits that it gave, and the outcome of each event. */
export async function bookedOf({ db }: TestServer, reference: string) {
  const { status, transaction_id } = await db
    .selectFrom('payments')
    .select(['status', 'transaction_id'])
    .where('reference_number', '=', reference)
    .executeTakeFirstOrThrow()
  const credits = await db.selectFrom('ledger').select('amount').where('reference', '=', reference).execute()
  const events = await db
    .selectFrom('payment_events')
    .select(['type', 'outcome'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('received_at')
    .execute()
  return {
    status,
    credits: credits.map(({ amount }) => amount),
    events: events.map(({ type, outcome }) => `${type} ${outcome}`),
  }
}

/** The sandbox's people don't press its buttons here, which would tell the portal at once. */
async function sandboxBench(): Promise<Bench> {
  let portal: TestServer | undefined
  let count = 0
  const nextId = () => {
    count += 1
    return `evt_${count}`
  }
  const on = () => {
    if (!portal) throw new Error('It has joined no portal.')
    return portal
  }
  return {
    name: 'sandbox',
    provider: undefined,
    settings: {
      paymentProvider: 'sandbox',
      paymentWebhookSecret: secrets.now,
      previousPaymentWebhookSecret: secrets.before,
    },
    join(server: TestServer) {
      portal = server
    },
    async pay(reference) {
      const { db, parts } = on()
      const choice = { reference_number: reference, choice: 'pay' as const, chosen_at: parts.clock() }
      await db.insertInto('sandbox_choices').values(choice).execute()
    },
    checkout() {
      throw new Error('Its checkout is the portal’s.')
    },
    event(reference, happening, change = {}) {
      const { amount = happening.type === 'refunded' ? 100_00 : 300_00, currency = 'PHP' } = change
      const { secret = secrets.now, at = on().parts.clock(), id = nextId() } = change
      const type = happening.type === 'paidAgain' ? 'paid' : happening.type
      const event = {
        ...{ id, type, reference, amount, currency, reason: null },
        ...(happening.type === 'refunded' && { refund_id: happening.refundId, provider_refund_id: 'ref_9' }),
        ...(happening.type === 'dispute' && { dispute_id: `dp_${reference}`, stage: happening.stage }),
      }
      const body = JSON.stringify(event)
      return { body, headers: { [signatureHeader]: sign(Buffer.from(body), Buffer.from(secret), at) } }
    },
    async close() {},
  }
}
