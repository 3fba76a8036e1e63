import { Problem } from '../../../platform/http/problem.ts'
import {
  isSigned,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderContext,
  readEvent,
  signatureHeader,
  webhookSecret,
} from '../provider.ts'
import { cardsByNumber } from './test-cards.ts'

/** A provider inside the server, with a checkout page of its own, where nobody's money moves. */
export const sandboxProvider = (context: ProviderContext): PaymentProvider => ({
  async open({ reference }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/${reference}` }
  },
  async openCardPage({ setupId }) {
    return { checkoutUrl: `${context.settings.publicUrl}/sandbox-pay/cards/${setupId}` }
  },
  async charge({ reference, token, amount, currency }) {
    const { db, clock } = context
    const card = await db
      .selectFrom('sandbox_cards')
      .select('number')
      .where('token', '=', token)
      .executeTakeFirst()
    const refusal = card
      ? (cardsByNumber[card.number]?.refusal ?? null)
      : 'The provider no longer knows this card. You weren’t charged.'
    await db
      .insertInto('sandbox_charges')
      .values({ reference, amount, currency, refusal, charged_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await findCharge(context, reference)) ?? 'undecided'
  },
  async findCharge(reference) {
    return (await findCharge(context, reference)) ?? 'unknown'
  },
  async forgetCard(token) {
    await context.db.deleteFrom('sandbox_cards').where('token', '=', token).execute()
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

async function findCharge({ db }: ProviderContext, reference: string): Promise<PaymentEvent | undefined> {
  const charge = await db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!charge) return undefined
  const { amount, currency, refusal } = charge
  const type = refusal === null ? 'paid' : 'failed'
  return { id: `evt_${reference}`, type, reference, amount, currency, reason: refusal }
}
