// Payments that a new account has behind it, of which money went back.
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Reference, webhookSecret } from './reference.ts'

/** Asks the reference server itself and answers the data. Throws for a refusal. */
export type Ask = (path: string, body: unknown, token?: string) => Promise<Readonly<Record<string, unknown>>>

interface Payer {
  readonly ask: Ask
  readonly reference: Reference
  /** The access tokens of the account and of an administrator. */
  readonly token: string
  readonly admin: string
  readonly user_id: string
}

export type Past = (payer: Payer) => Promise<void>

const waitMs = 60_000

type Row = Readonly<Record<string, unknown>>

/** Waits for the payment to be as it should. */
async function until({ reference, token }: Payer, id: unknown, isSo: (payment: Row) => boolean) {
  const end = Date.now() + waitMs
  while (Date.now() < end) {
    const headers = { Authorization: `Bearer ${token}` }
    const { data = [] } = (await (await fetch(`${reference.api}/api/payments`, { headers })).json()) as {
      data?: Row[]
    }
    if (data.some((payment) => payment.transaction_id === id && isSo(payment))) return
    await pause(100)
  }
  throw new Error(`Nothing became of ${id}.`)
}

/** A top-up that was paid at the sandbox’s checkout. */
async function topUp(payer: Payer, credits: string) {
  const { ask, reference, token } = payer
  const request = { amount: credits, payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits }
  const { transaction_id, reference_number } = await ask('/api/payment', request, token)
  const body = new URLSearchParams({ choice: 'pay' })
  await fetch(`${reference.origin}/sandbox-pay/${reference_number}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  await until(payer, transaction_id, ({ status }) => status === 'PAID')
  return { transaction_id, reference_number }
}

/** A quarter of a top-up went back. */
export const refundedTopUp: Past = async (payer) => {
  const { transaction_id } = await topUp(payer, '200.00')
  const refund = { transaction_id, credits: '50.00', reason: 'Bought by mistake.' }
  await payer.ask('/api/admin/payments/refund', refund, payer.admin)
  await until(payer, transaction_id, ({ refunds }) => JSON.stringify(refunds ?? '').includes('"REFUNDED"'))
}

/** A top-up was spent for the most part, then lost to the bank; another one has paid a part of what was owed since. */
export const disputedTopUp: Past = async (payer) => {
  const { ask, reference, admin, user_id } = payer
  const { transaction_id, reference_number } = await topUp(payer, '300.00')
  const spent = { user_id, type: 'PAID', credits: '250.00', description: 'Spent' }
  await ask('/api/admin/deduct-credits', spent, admin)
  const event = { type: 'dispute', stage: 'lost', dispute_id: `dp_${randomUUID()}`, id: randomUUID() }
  const body = JSON.stringify({ ...event, reference: reference_number, amount: 300_00, currency: 'PHP' })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  await fetch(`${reference.origin}/webhooks/payments`, {
    method: 'POST',
    body,
    headers: { 'Switchboard-Signature': `t=${time},v1=${signature}` },
  })
  await until(payer, transaction_id, ({ dispute }) => dispute !== undefined)
  await topUp(payer, '200.00')
}
