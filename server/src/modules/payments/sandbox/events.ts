// Events as the sandbox sends and signs them.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSecret } from '../../../platform/db/secrets.ts'
import { Problem, refusedField } from '../../../platform/http/problem.ts'
import type { CardEvent, DisputeEvent, PaymentEvent, ProviderContext, RefundEvent } from '../provider.ts'

/** An event as it is sent, of which the signature was found good. Amounts are hundredths. */
export function readEvent(rawBody: Buffer): PaymentEvent | RefundEvent | DisputeEvent | CardEvent {
  const event = parse(rawBody)
  if (!event) throw new Problem('malformed_json', 'The event can’t be read. Send one JSON object.')
  return event.type === 'card_saved' || event.type === 'card_refused' ? cardEvent(event) : paymentEvent(event)
}

function cardEvent({ id, type, reference, card }: Record<string, unknown>): CardEvent {
  if (!isName(id)) throw wrong('id')
  if (!isName(reference)) throw wrong('reference')
  if (type === 'card_refused') return { id, setupId: reference, card: null }
  const { token, brand, last_four, expires } = (card ?? {}) as Record<string, unknown>
  if (!isText(token, /^[\w.-]{1,255}$/)) throw wrong('card/token')
  if (!isText(brand, /^[\p{L}\p{N} ]{1,30}$/u)) throw wrong('card/brand')
  if (!isText(last_four, /^\d{4}$/)) throw wrong('card/last_four')
  if (!isText(expires, /^\d{4}-(0[1-9]|1[0-2])$/)) throw wrong('card/expires')
  return { id, setupId: reference, card: { token, brand, lastFour: last_four, expires } }
}

function paymentEvent(event: Record<string, unknown>): PaymentEvent | RefundEvent | DisputeEvent {
  const { id, type, reference, amount, currency, reason = null } = event
  if (!isName(id)) throw wrong('id')
  if (!isName(type)) throw wrong('type')
  if (!isName(reference)) throw wrong('reference')
  if (!isName(currency)) throw wrong('currency')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) throw wrong('amount')
  if (reason !== null && typeof reason !== 'string') throw wrong('reason')
  const common = { id, reference, amount, currency, reason: reason === null ? null : displayable(reason) }
  if (type === 'refunded') {
    const { refund_id: refundId = null, provider_refund_id: providerRefundId } = event
    if (refundId !== null && !isName(refundId)) throw wrong('refund_id')
    if (!isName(providerRefundId)) throw wrong('provider_refund_id')
    return { ...common, type, refundId, providerRefundId }
  }
  if (type === 'dispute') {
    const { dispute_id: disputeId, stage } = event
    if (!isName(disputeId)) throw wrong('dispute_id')
    if (stage !== 'opened' && stage !== 'won' && stage !== 'lost') throw wrong('stage')
    return { ...common, type, disputeId, stage }
  }
  return { ...common, type }
}

export const refusals = {
  CARD: 'The bank declined the card. Try another card or another way to pay.',
  EWALLET: 'The e-wallet rejected the payment. You weren’t charged.',
  BANK: 'The bank rejected the transfer. You weren’t charged.',
} as const

const maxReasonLength = 200

/**
 * The reason is only displayed, so characters that PostgreSQL or a terminal can't handle are stripped. Rejecting the
 * event would leave its payment open because of a slip in a text. Null if nothing remains.
 */
function displayable(text: string): string | null {
  const clean = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maxReasonLength)
  // The cut may go through the middle of a character.
  return clean.replace(/[\ud800-\udbff]$/, '').trim() || null
}

function parse(rawBody: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(rawBody.toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

const isName = (value: unknown): value is string => isText(value, /^[\w.-]{1,64}$/)

const wrong = (field: string): Problem => refusedField(`#/${field}`, 'type', 'This isn’t a valid value here.')

export const signatureHeader = 'switchboard-signature'
const toleranceSeconds = 300

/** `t=…,v1=…`: the time is signed with the body, so that a copy is worth nothing when it is old. */
export function sign(rawBody: Buffer, secret: Buffer, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${hmac(rawBody, secret, time).toString('hex')}`
}

/** Several `v1` may stand in one header while a secret is exchanged; one that fits is enough. */
export function isSigned(rawBody: Buffer, header: unknown, secret: Buffer, now: Date): boolean {
  if (typeof header !== 'string') return false
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? [])
  const [time] = times
  if (time === undefined || times.length > 1) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const expected = hmac(rawBody, secret, time)
  return parts
    .flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
    .some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), expected))
}

const hmac = (rawBody: Buffer, secret: Buffer, time: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()

/** Shared by provider and portal, the newest first: from the settings, else generated in the database at first use. */
export async function webhookSecrets({
  db,
  settings,
}: ProviderContext): Promise<readonly [Buffer, ...Buffer[]]> {
  const { paymentWebhookSecret, previousPaymentWebhookSecret: previous } = settings
  return [
    paymentWebhookSecret ? Buffer.from(paymentWebhookSecret) : await readSecret(db, 'payment-webhook'),
    ...(previous ? [Buffer.from(previous)] : []),
  ]
}
