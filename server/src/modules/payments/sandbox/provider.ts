import type { PaymentEvent, PaymentProvider, ProviderContext } from '../provider.ts'
import { ProviderError, signatureRefused } from '../provider-error.ts'
import { findByReference, momentsOf } from '../repo.ts'
import { isSigned, readEvent, refusals, signatureHeader, webhookSecrets } from './events.ts'
import { addCharge, addRefund, deleteCard, findCard, findCharge, findChoice, listPaid } from './repo.ts'
import { cardsByNumber } from './test-cards.ts'

/** A provider inside the server, with a checkout page of its own, where no real money moves. */
export const sandboxProvider = (context: ProviderContext): PaymentProvider => ({
  capabilities: { methods: ['CARD', 'EWALLET', 'BANK'], currencies: ['PHP', 'USD'], savedCards: true },
  async open({ reference }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/${reference}`, checkoutId: null }
  },
  // Its page goes by the portal's clock.
  async close() {},
  async openCardPage({ setupId }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/cards/${setupId}` }
  },
  async charge({ reference, token, amount, currency }) {
    const { db, clock } = context
    const card = await findCard(db, token)
    const refusal = card
      ? (cardsByNumber[card.number]?.refusal ?? null)
      : 'The provider no longer knows this card. You weren’t charged.'
    await addCharge(db, { reference, amount, currency, refusal, charged_at: clock() })
    return (await chargeOf(context, reference)) ?? 'undecided'
  },
  async findPayment(reference) {
    return (await chargeOf(context, reference)) ?? checkoutOf(context, reference)
  },
  async refund({ reference, refundId, amount, currency }) {
    const { db, clock } = context
    const refund = { refund_id: refundId, reference_number: reference, amount, currency }
    const isPaid = await addRefund(db, { ...refund, refunded_at: clock() })
    if (!isPaid) throw new ProviderError('sandbox', 400, 'refund_refused')
    return { providerRefundId: `ref_${refundId}`, status: 'succeeded' }
  },
  async *listPayments(day) {
    const { timeZone } = context.settings
    yield* await listPaid(context.db, await momentsOf(context.db, { timeZone, day }))
  },
  async forgetCard(token) {
    await deleteCard(context.db, token)
  },
  async verify(rawBody, headers) {
    const secrets = await webhookSecrets(context)
    const now = context.clock()
    if (secrets.some((secret) => isSigned(rawBody, headers[signatureHeader], secret, now)))
      return readEvent(rawBody)
    throw signatureRefused()
  },
})

async function chargeOf({ db }: ProviderContext, reference: string): Promise<PaymentEvent | undefined> {
  const charge = await findCharge(db, reference)
  if (!charge) return undefined
  const { amount, currency, refusal } = charge
  const type = refusal === null ? 'paid' : 'failed'
  return { id: `evt_${reference}`, type, reference, amount, currency, reason: refusal }
}

/** The choice on the checkout's page, as its event tells it. */
export async function checkoutOf({ db }: Pick<ProviderContext, 'db'>, reference: string) {
  const payment = await findByReference(db, reference)
  if (!payment?.checkout_url) return 'unknown'
  const choice = await findChoice(db, reference)
  if (!choice) return 'undecided'
  const { amount, currency, method } = payment
  const reason = choice === 'pay' ? null : refusals[method]
  return {
    // One choice is one event, whenever it is sent.
    id: `evt_${reference}`,
    type: choice === 'pay' ? 'paid' : 'failed',
    reference,
    amount,
    currency,
    reason,
  }
}
