import { sign, signatureHeader, webhookSecrets } from '../../src/modules/payments/sandbox/events.ts'
import { requestExample } from './examples.ts'
import type { TestServer } from './server.ts'

interface Event {
  readonly id?: string
  readonly type?: string
  readonly reference: string
  readonly amount?: number
  readonly currency?: string
  readonly reason?: string | null
}

/** An event as the provider sends it, for 300 pesos unless told otherwise. */
export const eventOf = ({ reference, ...rest }: Event) => ({
  id: `evt_${reference}`,
  type: 'paid',
  amount: 300_00,
  currency: 'PHP',
  ...rest,
  reference,
})

export async function signed(server: TestServer, body: string, at = server.parts.clock()): Promise<string> {
  const [secret] = await webhookSecrets(server.parts)
  return sign(Buffer.from(body), secret, at)
}

export async function tell(server: TestServer, event: Event) {
  const body = JSON.stringify(eventOf(event))
  return send(server, body, await signed(server, body))
}

export const send = (server: TestServer, body: string, signature?: string) =>
  server.ask('POST', '/webhooks/payments', {
    body,
    headers: { ...(signature && { [signatureHeader]: signature }) },
  })

// The user's of the contract, without its pesos: a test that changes the amount would have to change both.
const { amount_php: _, ...topUp } = requestExample('createPayment', 'user')
export const topUpOf300 = topUp

export interface StartedPayment {
  readonly transaction_id: string
  readonly reference_number: string
  readonly checkout_url: string
  readonly invoices: string[]
}

let intents = 0

export async function pay(server: TestServer, token: string, body: unknown = topUpOf300) {
  intents += 1
  return server.ask('POST', '/portal-api/api/payment', {
    token,
    body,
    headers: { 'Idempotency-Key': `payment-${intents}` },
  })
}

export async function startedPayment(
  server: TestServer,
  token: string,
  body?: unknown,
): Promise<StartedPayment> {
  const response = await pay(server, token, body)
  if (response.status !== 201) throw new Error(JSON.stringify(response.body))
  return response.body.data
}

export async function balanceOf(server: TestServer, userId: string): Promise<number> {
  const { balance } = await server.db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return balance
}
