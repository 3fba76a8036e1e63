import { brand } from '../../../platform/brand/brand.ts'
import { refusedField } from '../../../platform/http/problem.ts'
import { isLiveKey } from '../../../platform/settings/payment-variables.ts'
import { savedCardsNotOffered } from '../auto-top-up/rules.ts'
import type { ListedPayment, PaymentProvider, ProviderContext, Refund, RefundInput } from '../provider.ts'
import { ProviderError, signatureRefused } from '../provider-error.ts'
import { checkoutIdOf, momentsOf } from '../repo.ts'
import {
  ask,
  type DataResponse,
  type Payment,
  type RefundAttributes,
  type Resource,
  type Session,
} from './client.ts'
import { eventOf, isSigned, paidBy, referenceOf, signatureHeader, type WebhookBody } from './events.ts'

/** The portal's methods by PayMongo's. QR Ph is paid from any bank's app, and from any e-wallet's. */
const methodTypes = {
  CARD: ['card'],
  EWALLET: ['gcash', 'paymaya', 'grab_pay', 'shopee_pay', 'qrph'],
  BANK: ['qrph', 'dob', 'dob_ubp'],
} as const

/** Payments are listed by when they were begun, and count on the day that they were paid. */
const longestCheckoutMs = 86_400_000

/** GCash, Maya, QR Ph, cards and banks of the Philippines. */
export const paymongoProvider = (context: ProviderContext): PaymentProvider => ({
  // PayMongo charges a saved card without the person for its own subscriptions alone, and its events tell of no dispute.
  capabilities: { methods: ['CARD', 'EWALLET', 'BANK'], currencies: ['PHP'], savedCards: false },
  async open({ reference, currency, method, description, lines, returnUrls }) {
    // A checkout with a type that the account hasn't activated is rejected as a whole.
    const active = await ask<readonly string[]>(context, '/merchants/capabilities/payment_methods')
    const types = methodTypes[method].filter((type) => active.includes(type))
    if (types.length === 0) {
      throw refusedField(
        '#/payment',
        'not_allowed',
        'This payment method isn’t available here. Choose another.',
      )
    }
    const { data } = await ask<DataResponse<Session>>(context, '/checkout_sessions', {
      reference_number: reference,
      metadata: { reference },
      payment_method_types: types,
      line_items: lines.map(({ name, amount }) => ({ name, amount, currency, quantity: 1 })),
      description: `${brand().name}, ${description}`,
      show_description: true,
      show_line_items: true,
      send_email_receipt: false,
      success_url: returnUrls.success,
      cancel_url: returnUrls.cancel,
    })
    return { checkoutUrl: data.attributes.checkout_url, checkoutId: data.id }
  },
  async close(reference) {
    const session = await sessionOf(context, reference)
    if (session?.attributes.status === 'active' && !paidBy(session.attributes))
      await ask(context, `/checkout_sessions/${session.id}/expire`, {})
  },
  openCardPage: noSavedCards,
  charge: noSavedCards,
  async forgetCard() {},
  async findPayment(reference) {
    const session = await sessionOf(context, reference)
    if (!session) return 'unknown'
    const { attributes } = session
    const paid = paidBy(attributes)
    if (paid || attributes.status !== 'expired') return paid ?? 'undecided'
    const [line] = attributes.line_items
    const { amount = 0, currency = '' } = line ?? {}
    return { id: `${session.id}_expired`, type: 'expired', reference, amount, currency, reason: null }
  },
  refund: (input) => refund(context, input),
  listPayments: (day) => listPayments(context, day),
  verify: (rawBody, headers) => verify(context, rawBody, headers),
})

interface Page {
  readonly data: readonly Resource<Payment>[]
  readonly has_more: boolean
}

const maxNotes = 255

async function noSavedCards(): Promise<never> {
  throw savedCardsNotOffered()
}

/** Found by its own id alone. */
async function sessionOf(context: ProviderContext, reference: string) {
  const id = await checkoutIdOf(context, reference)
  return id ? (await ask<DataResponse<Session>>(context, `/checkout_sessions/${id}`)).data : undefined
}

async function refund(
  context: ProviderContext,
  { reference, refundId, amount, currency, reason }: RefundInput,
): Promise<Refund> {
  const session = await sessionOf(context, reference)
  const payment = session?.attributes.payments.find(({ attributes }) => attributes.status === 'paid')
  if (!payment) throw new ProviderError('paymongo', 404, 'payment_unknown')
  // There's no idempotency key: a refund whose answer was lost is found by our id of it.
  const { data } = await ask<DataResponse<Payment>>(context, `/payments/${payment.id}`)
  const known = data.attributes.refunds.find(({ attributes }) => attributes.metadata?.refund_id === refundId)
  if (!known && data.attributes.currency !== currency)
    throw new ProviderError('paymongo', 400, 'other_currency')
  const refund =
    known ??
    (
      await ask<DataResponse<RefundAttributes>>(context, '/refunds', {
        amount,
        payment_id: payment.id,
        reason: 'requested_by_customer',
        notes: reason.slice(0, maxNotes),
        metadata: { reference, refund_id: refundId },
      })
    ).data
  const { status } = refund.attributes
  return { providerRefundId: refund.id, status: status === 'processing' ? 'pending' : status }
}

async function* listPayments(context: ProviderContext, day: string): AsyncGenerator<ListedPayment> {
  const { timeZone } = context.settings
  const { from, to } = await momentsOf(context.db, { timeZone, day })
  let after: string | undefined
  do {
    const cursor = after === undefined ? '' : `&after=${after}`
    const page: Page = await ask(context, `/payments?limit=100${cursor}`)
    for (const { id: providerPaymentId, attributes } of page.data) {
      const { amount, currency, status, paid_at, refunds } = attributes
      const paidAt = new Date((paid_at ?? 0) * 1000)
      if (status !== 'paid' || paidAt < from || paidAt >= to) continue
      const gone = refunds.filter((refund) => refund.attributes.status === 'succeeded')
      const refunded = gone.reduce((sum, refund) => sum + refund.attributes.amount, 0)
      const reference = referenceOf(attributes) ?? null
      yield { providerPaymentId, reference, amount, currency, refunded, paidAt }
    }
    const last = page.data.at(-1)
    const isOlder = (last?.attributes.created_at ?? 0) * 1000 < from.getTime() - longestCheckoutMs
    after = page.has_more && !isOlder ? last?.id : undefined
  } while (after !== undefined)
}

async function verify(
  context: ProviderContext,
  ...[rawBody, headers]: Parameters<PaymentProvider['verify']>
) {
  const { settings, clock } = context
  const isLive = isLiveKey(settings.paymentSecretKey ?? '')
  const header = headers[signatureHeader]
  const isOurs = [settings.paymentWebhookSecret, settings.previousPaymentWebhookSecret].some(
    (secret) => secret && isSigned({ rawBody, header, secret, isLive, now: clock() }),
  )
  const event = isOurs ? (JSON.parse(rawBody.toString()) as WebhookBody) : undefined
  // An event of the other mode moves nothing here, whoever signed it.
  if (event?.data.attributes.livemode !== isLive) throw signatureRefused()
  return eventOf(context, event.data)
}
