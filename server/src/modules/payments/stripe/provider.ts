import type Stripe from 'stripe'
import { brand } from '../../../platform/brand/brand.ts'
import { isLiveKey } from '../../../platform/settings/payment-variables.ts'
import {
  isReference,
  type ListedPayment,
  type PaymentProvider,
  type PaymentStand,
  type ProviderContext,
  type Refund,
  type RefundInput,
} from '../provider.ts'
import { ProviderError, signatureRefused } from '../provider-error.ts'
import { checkoutIdOf, momentsOf } from '../repo.ts'
import { ask } from './client.ts'
import { eventOf, idOf, ofIntent, standOfSession } from './events.ts'

const toleranceSeconds = 300

/** Cards, of which wallets on phones are part. Each request has an idempotency key, which Stripe keeps for a day. */
export const stripeProvider = (context: ProviderContext): PaymentProvider => ({
  // Bank transfers and e-wallets of the Philippines are none of Stripe's.
  capabilities: { methods: ['CARD'], currencies: ['PHP', 'USD'], savedCards: true },
  async open({ reference, currency, description, lines, expiresAt, returnUrls }) {
    const metadata = { reference }
    const { url, id } = await ask(context, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          metadata,
          payment_intent_data: { metadata, description: `${brand().name}, ${description}` },
          allowed_payment_method_types: ['card'],
          // Or Stripe would take another currency than the one that was shown.
          adaptive_pricing: { enabled: false },
          line_items: lines.map(({ name, amount }) => ({
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } },
          })),
          success_url: returnUrls.success,
          cancel_url: returnUrls.cancel,
          expires_at: secondsOf(expiresAt),
        },
        { idempotencyKey: `open:${reference}` },
      ),
    )
    if (url === null) throw new ProviderError('stripe', 200, 'checkout_without_url')
    return { checkoutUrl: url, checkoutId: id }
  },
  async close(reference) {
    const session = await sessionOf(context, reference)
    if (session?.status === 'open')
      await ask(context, (stripe) => stripe.checkout.sessions.expire(session.id))
  },
  async openCardPage({ setupId, expiresAt, returnUrls }) {
    const { url } = await ask(context, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'setup',
          client_reference_id: setupId,
          currency: 'php',
          allowed_payment_method_types: ['card'],
          customer_creation: 'always',
          success_url: returnUrls.success,
          cancel_url: returnUrls.cancel,
          expires_at: secondsOf(expiresAt),
        },
        { idempotencyKey: `setup:${setupId}` },
      ),
    )
    if (url === null) throw new ProviderError('stripe', 200, 'page_without_url')
    return { checkoutUrl: url }
  },
  async charge({ reference, token, amount, currency, description }) {
    const [customer = '', payment_method = ''] = token.split('/')
    const charged = ask(context, (stripe) =>
      stripe.paymentIntents
        .create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer,
            payment_method,
            description,
            metadata: { reference, automatic: 'true' },
            allowed_payment_method_types: ['card'],
            confirm: true,
            off_session: true,
          },
          { idempotencyKey: `charge:${reference}` },
        )
        .catch(declinedIntent),
    )
    return charged.then(ofIntent).catch((error) => {
      if (!(error instanceof ProviderError) || error.code !== 'resource_missing') throw error
      const reason = 'The provider no longer knows this card. You weren’t charged.'
      return { id: `${reference}_no_card`, type: 'failed', reference, amount, currency, reason }
    })
  },
  async findPayment(reference): Promise<PaymentStand> {
    const session = await sessionOf(context, reference)
    if (session) return standOfSession(session)
    const intent = await searchIntent(context, reference)
    return intent ? ofIntent(intent) : 'unknown'
  },
  refund: (input) => refund(context, input),
  listPayments: (day) => listPayments(context, day),
  async forgetCard(token) {
    const [customer = ''] = token.split('/')
    // Made for this one card.
    await ask(context, (stripe) => stripe.customers.del(customer)).catch(orGone)
  },
  verify: (rawBody, headers) => verify(context, rawBody, headers),
})

const maxMetadata = 500

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

const refundStatuses: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** A card that is declined is no fault: the error holds the attempt. */
function declinedIntent(error: unknown): Stripe.PaymentIntent {
  const intent = (error as Partial<Stripe.errors.StripeCardError>).payment_intent
  if ((error as Partial<Stripe.errors.StripeCardError>).type === 'StripeCardError' && intent) return intent
  throw error
}

function orGone(error: unknown): void {
  if (!(error instanceof ProviderError) || error.status !== 404) throw error
}

/** Undefined for the charge of a saved card, which has no checkout. */
async function sessionOf(context: ProviderContext, reference: string) {
  const id = await checkoutIdOf(context, reference)
  return id ? ask(context, (stripe) => stripe.checkout.sessions.retrieve(id)) : undefined
}

/** The search is up to a minute behind: until then, the charge's idempotency key gives the answer that was lost. */
async function searchIntent(context: ProviderContext, reference: string) {
  const { data } = await ask(context, (stripe) =>
    stripe.paymentIntents.search({ query: `metadata['reference']:'${reference}'`, limit: 1 }),
  )
  return data[0]
}

async function refund(
  context: ProviderContext,
  { reference, refundId, amount, currency, reason }: RefundInput,
): Promise<Refund> {
  const session = await sessionOf(context, reference)
  const intent = session ? session.payment_intent : ((await searchIntent(context, reference)) ?? null)
  if (intent === null) throw new ProviderError('stripe', 404, 'payment_unknown')
  const payment_intent = idOf(intent)
  const refund = await ask(context, async (stripe) => {
    // Stripe forgets a key after a day, and a refund never.
    for await (const known of stripe.refunds.list({ payment_intent, limit: 100 }))
      if (known.metadata?.refund_id === refundId) return known
    const { currency: paidIn } = await stripe.paymentIntents.retrieve(payment_intent)
    if (paidIn.toUpperCase() !== currency) throw new ProviderError('stripe', 400, 'other_currency')
    return stripe.refunds.create(
      {
        payment_intent,
        amount,
        reason: 'requested_by_customer',
        metadata: { reference, refund_id: refundId, reason: reason.slice(0, maxMetadata) },
      },
      { idempotencyKey: `refund:${refundId}` },
    )
  })
  return { providerRefundId: refund.id, status: refundStatuses[refund.status ?? ''] ?? 'pending' }
}

async function* listPayments(context: ProviderContext, day: string): AsyncGenerator<ListedPayment> {
  const { timeZone } = context.settings
  const { from, to } = await momentsOf(context.db, { timeZone, day })
  let starting_after: string | undefined
  do {
    const page = await ask(context, (stripe) =>
      stripe.charges.list({
        created: { gte: secondsOf(from), lt: secondsOf(to) },
        limit: 100,
        ...(starting_after !== undefined && { starting_after }),
      }),
    )
    for (const { id, paid, amount, amount_refunded, currency, metadata, created } of page.data)
      if (paid)
        yield {
          providerPaymentId: id,
          reference: isReference(metadata.reference) ? metadata.reference : null,
          amount,
          currency: currency.toUpperCase(),
          refunded: amount_refunded,
          paidAt: new Date(created * 1000),
        }
    starting_after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (starting_after !== undefined)
}

async function verify(
  context: ProviderContext,
  ...[rawBody, headers]: Parameters<PaymentProvider['verify']>
) {
  const { settings, clock } = context
  const { webhooks, errors } = (await import('stripe')).default
  const signature = String(headers['stripe-signature'])
  const eventSignedBy = (secret: string): Stripe.Event | undefined => {
    try {
      const now = clock().getTime()
      return webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, now)
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }
  const secrets = [settings.paymentWebhookSecret, settings.previousPaymentWebhookSecret]
  const event = secrets.flatMap((secret) => (secret && eventSignedBy(secret)) || []).at(0)
  // An event of a test account, or of somebody else's, moves nothing here, whoever signed it.
  if (event?.livemode !== isLiveKey(settings.paymentSecretKey ?? '') || event.account !== undefined)
    throw signatureRefused()
  return eventOf(context, event)
}
