import type Stripe from 'stripe'
import {
  type CardEvent,
  type DisputeEvent,
  isReference,
  type PaymentEvent,
  type PaymentStand,
  type ProviderContext,
  type RefundEvent,
} from '../provider.ts'
import { ask } from './client.ts'

type Event = PaymentEvent | RefundEvent | DisputeEvent | CardEvent

/** Stripe's event in the portal's terms; undefined for one that concerns no payment of the portal's. */
export async function eventOf(context: ProviderContext, event: Stripe.Event): Promise<Event | undefined> {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      if (session.mode === 'setup') return cardEventOf(context, id, session)
      const type = event.type === 'checkout.session.async_payment_failed' ? 'failed' : typeOf(session)
      return ofSession(session, { id, type })
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      // At a checkout, a card that is declined ends nothing: the person tries another one.
      const { reference, automatic } = event.data.object.metadata
      if (automatic !== 'true' || !isReference(reference)) return undefined
      const stand = ofIntent(event.data.object)
      return stand === 'undecided' ? undefined : { ...stand, id }
    }
    case 'refund.created':
    case 'refund.updated':
      return event.data.object.status === 'succeeded'
        ? refundEventOf(context, id, event.data.object)
        : undefined
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeEventOf(context, id, event.data.object)
    default:
      return undefined
  }
}

const typeOf = ({ status, payment_status }: Stripe.Checkout.Session) =>
  status === 'expired' ? 'expired' : payment_status === 'paid' ? 'paid' : 'processing'

interface EventName {
  readonly id: string
  readonly type: string
}

/** Undefined where somebody else's product opened the checkout. */
function ofSession(session: Stripe.Checkout.Session, { id, type }: EventName): PaymentEvent | undefined {
  const { client_reference_id: reference, amount_total, currency } = session
  if (!isReference(reference)) return undefined
  const reason = type === 'failed' ? 'The bank rejected the payment. You weren’t charged.' : null
  return { id, type, reference, amount: amount_total ?? 0, currency: codeOf(currency), reason }
}

const codeOf = (currency: string | null) => currency?.toUpperCase() ?? ''

/** How a checkout stands. */
export function standOfSession(session: Stripe.Checkout.Session): PaymentStand {
  const type = typeOf(session)
  return (type !== 'processing' && ofSession(session, { id: `${session.id}_${type}`, type })) || 'undecided'
}

const declines: Readonly<Record<string, string>> = {
  insufficient_funds: 'The bank declined the card: insufficient funds.',
  expired_card: 'The bank declined the card: it has expired.',
  authentication_required: 'The bank wants you to confirm its charges. Save the card again, or another one.',
}

/** How the charge of a saved card stands: it has one attempt. */
export function ofIntent(intent: Stripe.PaymentIntent): Exclude<PaymentStand, 'unknown'> {
  const { id, status, metadata, currency, amount, amount_received, last_payment_error: error } = intent
  const { reference = '' } = metadata
  const common = { reference, currency: codeOf(currency) }
  if (status === 'succeeded') {
    return { ...common, id: `${id}_paid`, type: 'paid', amount: amount_received, reason: null }
  }
  if (status !== 'canceled' && !error) return 'undecided'
  const code = error?.decline_code ?? error?.code ?? ''
  const reason = declines[code] ?? 'The bank declined the card.'
  return { ...common, id: `${id}_failed`, type: 'failed', amount, reason }
}

/** The page's answer names the card by an id alone. */
async function cardEventOf(
  context: ProviderContext,
  id: string,
  { client_reference_id: setupId, setup_intent, status }: Stripe.Checkout.Session,
): Promise<CardEvent | undefined> {
  if (!setupId?.startsWith('set_')) return undefined
  if (status !== 'complete' || setup_intent === null) return { id, setupId, card: null }
  const { payment_method, customer } = await ask(context, (stripe) =>
    stripe.setupIntents.retrieve(idOf(setup_intent), { expand: ['payment_method'] }),
  )
  const card = typeof payment_method === 'object' ? payment_method?.card : undefined
  if (!card || !customer) return { id, setupId, card: null }
  const { brand, last4: lastFour, exp_year, exp_month } = card
  return {
    id,
    setupId,
    card: {
      token: `${idOf(customer)}/${payment_method && idOf(payment_method)}`,
      brand: brandNames[brand] ?? 'Card',
      lastFour,
      expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    },
  }
}

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

export const idOf = (object: string | { readonly id: string }): string =>
  typeof object === 'string' ? object : object.id

async function refundEventOf(
  context: ProviderContext,
  id: string,
  { id: providerRefundId, amount, currency, metadata, payment_intent }: Stripe.Refund,
): Promise<RefundEvent | undefined> {
  const reference = metadata?.reference ?? (await referenceOf(context, payment_intent))
  if (!isReference(reference)) return undefined
  const refundId = metadata?.refund_id ?? null
  const common = { id, reference, amount, currency: codeOf(currency), reason: null }
  return { ...common, type: 'refunded', refundId, providerRefundId }
}

const stages: Readonly<Record<string, DisputeEvent['stage']>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
}

async function disputeEventOf(
  context: ProviderContext,
  id: string,
  { id: disputeId, amount, currency, status, reason, payment_intent }: Stripe.Dispute,
): Promise<DisputeEvent | undefined> {
  const reference = await referenceOf(context, payment_intent)
  if (!isReference(reference)) return undefined
  const common = { id, reference, amount, currency: codeOf(currency), reason }
  return { ...common, type: 'dispute', disputeId, stage: stages[status] ?? 'opened' }
}

/** Begun by a person at Stripe or by a bank, it names the payment by Stripe's id alone. */
async function referenceOf(context: ProviderContext, intent: Stripe.Refund['payment_intent']) {
  if (intent === null) return undefined
  const { metadata } = await ask(context, (stripe) => stripe.paymentIntents.retrieve(idOf(intent)))
  return metadata.reference
}
