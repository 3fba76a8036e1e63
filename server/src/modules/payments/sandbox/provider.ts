import { Problem } from '../../../platform/http/problem.ts'
import type { PaymentEvent, PaymentProvider, ProviderContext } from '../provider.ts'
import { isSigned, readEvent, signatureHeader, webhookSecret } from './events.ts'
import { addCharge, deleteCard, findCard, findCharge } from './repo.ts'
import { cardsByNumber } from './test-cards.ts'

/** A provider inside the server, with a checkout page of its own, where no real money moves. */
export const sandboxProvider = (context: ProviderContext): PaymentProvider => ({
  async open({ reference }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/${reference}` }
  },
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
    return (await endOf(context, reference)) ?? 'undecided'
  },
  async findCharge(reference) {
    return (await endOf(context, reference)) ?? 'unknown'
  },
  async refund({ refundId }) {
    return { providerRefundId: `sandbox_${refundId}`, status: 'succeeded' }
  },
  async forgetCard(token) {
    await deleteCard(context.db, token)
  },
  async verify(rawBody, headers) {
    const secret = await webhookSecret(context)
    if (isSigned(rawBody, headers[signatureHeader], secret, context.clock())) return readEvent(rawBody)
    throw new Problem(
      'signature_refused',
      'The signature doesn’t match this body and time. Sign `timestamp.body` again with the shared secret.',
    )
  },
})

async function endOf({ db }: ProviderContext, reference: string): Promise<PaymentEvent | undefined> {
  const charge = await findCharge(db, reference)
  if (!charge) return undefined
  const { amount, currency, refusal } = charge
  const type = refusal === null ? 'paid' : 'failed'
  return { id: `evt_${reference}`, type, reference, amount, currency, reason: refusal }
}
