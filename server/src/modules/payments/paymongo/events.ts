import { createHmac, timingSafeEqual } from 'node:crypto'
import { isReference, type PaymentEvent, type ProviderContext, type RefundEvent } from '../provider.ts'
import {
  ask,
  type DataResponse,
  type Payment,
  type RefundAttributes,
  type Resource,
  type Session,
} from './client.ts'

export const signatureHeader = 'paymongo-signature'
const toleranceSeconds = 300

interface Signed {
  readonly rawBody: Buffer
  readonly header: unknown
  readonly secret: string
  readonly isLive: boolean
  readonly now: Date
}

/** `t=…,te=…,li=…`: the time is signed with the body, under the name of the mode. */
export function isSigned({ rawBody, header, secret, isLive, now }: Signed): boolean {
  const parts = new Map(
    String(header)
      .split(',')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const time = parts.get('t') ?? ''
  const signature = parts.get(isLive ? 'li' : 'te') ?? ''
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(rawBody, secret, time))
}

const signatureOf = (rawBody: Buffer, secret: string, time: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()

/** As PayMongo signs an event of test mode. */
export function signTest(rawBody: Buffer, secret: string, now: Date): Readonly<Record<string, string>> {
  const time = String(Math.floor(now.getTime() / 1000))
  return { [signatureHeader]: `t=${time},te=${signatureOf(rawBody, secret, time).toString('hex')},li=` }
}

export interface WebhookBody {
  readonly data: Resource<{
    readonly type: string
    readonly livemode: boolean
    readonly data: Resource<unknown>
  }>
}

/** PayMongo's event in the portal's terms; undefined for one that concerns no payment of the portal's. */
export async function eventOf(
  context: ProviderContext,
  { id, attributes: { type, data } }: WebhookBody['data'],
): Promise<PaymentEvent | RefundEvent | undefined> {
  switch (type) {
    case 'checkout_session.payment.paid': {
      const stand = paidBy(data.attributes as Session)
      return stand && { ...stand, id }
    }
    case 'payment.paid': {
      const payment = data.attributes as Payment
      const reference = referenceOf(payment)
      return reference === undefined ? undefined : paidEvent(payment, { id, reference })
    }
    // One that failed ends nothing: its checkout is open, and the person tries again.
    case 'payment.refunded': {
      const payment = data.attributes as Payment
      const [refund] = payment.refunds
        .filter(({ attributes }) => attributes.status === 'succeeded')
        .toSorted((a, b) => b.attributes.created_at - a.attributes.created_at)
      return refund && refundEvent(refund, { id, reference: referenceOf(payment) })
    }
    case 'payment.refund.updated': {
      const refund = data as Resource<RefundAttributes>
      const { status, payment_id } = refund.attributes
      if (status !== 'succeeded') return undefined
      const payment = await ask<DataResponse<Payment>>(context, `/payments/${payment_id}`)
      return refundEvent(refund, { id, reference: referenceOf(payment.data.attributes) })
    }
    default:
      return undefined
  }
}

/** The portal's name of a payment; undefined for somebody else's on the same account. */
export function referenceOf({ metadata }: Pick<Payment, 'metadata'>): string | undefined {
  const reference = metadata?.reference
  return isReference(reference) ? reference : undefined
}

interface EventName {
  readonly id: string
  readonly reference: string | undefined
}

const paidEvent = ({ amount, currency }: Payment, { id, reference = '' }: EventName): PaymentEvent => ({
  id,
  type: 'paid',
  reference,
  amount,
  currency: currency.toUpperCase(),
  reason: null,
})

/** The payment of a checkout; undefined while there is none. */
export function paidBy({ payments, reference_number }: Session): PaymentEvent | undefined {
  const payment = payments.find(({ attributes }) => attributes.status === 'paid')
  if (!payment || !isReference(reference_number)) return undefined
  return paidEvent(payment.attributes, { id: `${payment.id}_paid`, reference: reference_number })
}

function refundEvent(
  { id: providerRefundId, attributes }: Resource<RefundAttributes>,
  { id, reference }: EventName,
): RefundEvent | undefined {
  if (reference === undefined) return undefined
  const { amount, currency, metadata } = attributes
  const refundId = metadata?.refund_id ?? null
  return { id, type: 'refunded', reference, amount, currency, reason: null, refundId, providerRefundId }
}
