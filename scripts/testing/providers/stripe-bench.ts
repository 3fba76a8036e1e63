// People and banks at Stripe, and the events that tell of them.
import { createHmac } from 'node:crypto'
import {
  type Bench,
  type EventChange,
  type Happening,
  type HostedBench,
  type Portal,
  providerSettings,
  secrets,
} from './provider-server.ts'
import { type Intent, startStripeApi } from './stripe-server.ts'

interface StripeBench extends HostedBench {
  cardEvent(setupId: string, isSaved: boolean): ReturnType<Bench['event']>
}

export async function startStripe(): Promise<StripeBench> {
  let portal: Portal | undefined
  const { provider, sessions, intents, createdAt, newId, now } = await startStripeApi(
    () => portal?.parts.clock() ?? new Date(0),
  )

  const sessionOf = (reference: string) => {
    const session = [...sessions.values()].findLast((one) => one.client_reference_id === reference)
    if (!session) throw new Error(`Stripe knows no checkout ${reference}.`)
    return session
  }
  const intentOf = (reference: string) =>
    [...intents.values()].find(({ metadata }) => metadata.reference === reference)

  /** The object of an event, as `data.object` has it. */
  function objectOf(
    reference: string,
    happening: Happening,
    { amount, currency }: EventChange,
  ): [string, object] {
    const changed = {
      ...(amount !== undefined && { amount }),
      ...(currency && { currency: currency.toLowerCase() }),
    }
    const intent = intentOf(reference)
    switch (happening.type) {
      case 'unrelated':
        return [
          'payment_intent.succeeded',
          { id: 'pi_x', status: 'succeeded', amount_received: 1, metadata: { reference: 'order-7' } },
        ]
      case 'refunded': {
        const metadata = happening.refundId === null ? {} : { reference, refund_id: happening.refundId }
        const refund = {
          id: 're_9',
          status: 'succeeded',
          amount: 100_00,
          currency: 'php',
          payment_intent: intent?.id,
          metadata,
        }
        return ['refund.updated', { ...refund, ...changed }]
      }
      case 'dispute': {
        const status = happening.stage === 'opened' ? 'needs_response' : happening.stage
        const dispute = {
          id: `dp_${reference}`,
          status,
          amount: 300_00,
          currency: 'php',
          reason: 'fraudulent',
          payment_intent: intent?.id,
        }
        return [
          `charge.dispute.${happening.stage === 'opened' ? 'created' : 'closed'}`,
          { ...dispute, ...changed },
        ]
      }
      default: {
        const types = {
          paid: 'completed',
          paidAgain: 'async_payment_succeeded',
          failed: 'async_payment_failed',
          expired: 'expired',
        } as const
        const isPaid = happening.type.startsWith('paid')
        const known = {
          object: 'checkout.session',
          mode: 'payment',
          client_reference_id: reference,
          amount_total: 300_00,
          currency: 'php',
        }
        const session = [...sessions.values()].some((one) => one.client_reference_id === reference)
          ? sessionOf(reference)
          : known
        return [
          `checkout.session.${types[happening.type]}`,
          {
            ...session,
            status: happening.type === 'expired' ? 'expired' : 'complete',
            payment_status: isPaid ? 'paid' : 'unpaid',
            ...(amount !== undefined && { amount_total: amount }),
            ...(currency && { currency: currency.toLowerCase() }),
          },
        ]
      }
    }
  }
  function sign(type: string, object: object, change: EventChange = {}) {
    const {
      secret = secrets.now,
      at = portal?.parts.clock() ?? new Date(),
      id = newId('evt'),
      otherMode = false,
    } = change
    const body = JSON.stringify({ id, object: 'event', type, livemode: otherMode, data: { object } })
    const timestamp = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    return { body, headers: { 'stripe-signature': `t=${timestamp},v1=${signature}` } }
  }

  return {
    name: 'stripe',
    provider,
    settings: providerSettings('stripe', provider.url),
    join(server) {
      portal = server
    },
    async pay(reference, taken) {
      const session = sessionOf(reference)
      const { amount, currency } = taken ?? { amount: session.amount_total, currency: session.currency }
      const intent: Intent = {
        id: newId('pi'),
        status: 'succeeded',
        amount,
        amount_received: amount,
        currency: currency.toLowerCase(),
        metadata: { reference },
        last_payment_error: null,
      }
      intents.set(intent.id, intent)
      createdAt.set(intent.id, now())
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        amount_total: amount,
        currency: currency.toLowerCase(),
      })
    },
    checkout(reference) {
      const { status, amount_total: amount, currency } = sessionOf(reference)
      return { isOpen: status === 'open', amount, currency: currency.toUpperCase() }
    },
    pageAt(checkoutUrl) {
      const session = [...sessions.values()].find(({ url }) => url === checkoutUrl)
      if (!session) return undefined
      const { client_reference_id: reference, success_url: success, cancel_url: cancel } = session
      return { reference, success, cancel }
    },
    event: (reference, happening, change = {}) => sign(...objectOf(reference, happening, change), change),
    cardEvent(setupId, isSaved) {
      const session = {
        ...sessionOf(setupId),
        status: isSaved ? 'complete' : 'expired',
        setup_intent: isSaved ? 'seti_1' : null,
      }
      return sign(`checkout.session.${isSaved ? 'completed' : 'expired'}`, session)
    },
    declinedAtCheckout(reference) {
      const error = { code: 'card_declined', decline_code: 'generic_decline' }
      const intent = {
        id: 'pi_d',
        status: 'requires_payment_method',
        amount: 300_00,
        amount_received: 0,
        currency: 'php',
        last_payment_error: error,
      }
      return sign('payment_intent.payment_failed', { ...intent, metadata: { reference } })
    },
    close: provider.close,
  }
}
