import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import type { PaymentTables } from './tables.ts'

type Payment = PaymentTables['payments']

interface Checkout {
  readonly reference: string
  readonly transactionId: string
  /** Hundredths of `currency`. */
  readonly amount: number
  readonly currency: Payment['currency']
  readonly method: Payment['method']
  /** What is paid for, in words for the person. */
  readonly description: string
  readonly returnUrls: ReturnUrls
}

/** Where the provider sends the person afterwards. They prove nothing: only a signed event moves anything. */
export interface ReturnUrls {
  readonly success: string
  readonly failed: string
  readonly cancel: string
}

/** What a provider tells of a payment, signed. */
export interface PaymentEvent {
  readonly id: string
  /** `paid`, `failed` and `expired` end a payment; others are kept and move nothing. */
  readonly type: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  /** Why it failed, in words for the person. */
  readonly reason: string | null
}

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** All that the portal knows of a payment provider. */
export interface PaymentProvider {
  open(checkout: Checkout): Promise<{ readonly checkoutUrl: string }>
  /** The event of a webhook call. Throws why it is refused. */
  verify(rawBody: Buffer, headers: RequestHeaders): Promise<PaymentEvent>
}

export type ProviderContext = Pick<AppContext, 'clock' | 'settings'> & { readonly db: Queries }

/** An event as it is sent, of which the signature was found good. Amounts are hundredths. */
export function readEvent(rawBody: Buffer): PaymentEvent {
  const given = parse(rawBody)
  if (!given) throw new Problem('malformed_json', 'The event cannot be read. Send one JSON object.')
  const { id, type, reference, amount, currency, reason = null } = given
  if (!isName(id)) throw wrong('id')
  if (!isName(type)) throw wrong('type')
  if (!isName(reference)) throw wrong('reference')
  if (!isName(currency)) throw wrong('currency')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) throw wrong('amount')
  if (reason !== null && typeof reason !== 'string') throw wrong('reason')
  return { id, type, reference, amount, currency, reason: reason === null ? null : displayable(reason) }
}

const maxReasonLength = 200

/**
 * The reason is shown to a person, and moves nothing: what PostgreSQL or a terminal chokes on is taken out of it. Were the
 * event refused for that, its payment would stay open for a slip in a text. Null when nothing is left.
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

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

const wrong = (field: string): Problem =>
  refusedField(`#/${field}`, 'type', 'This is not what an event has here.')

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
    .some((given) => timingSafeEqual(Buffer.from(given, 'hex'), expected))
}

const hmac = (rawBody: Buffer, secret: Buffer, time: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()

/** What the provider and the portal share: set by the deployment, else made in the database at first use. */
export async function webhookSecret({ db, settings }: ProviderContext): Promise<Buffer> {
  const { paymentWebhookSecret } = settings
  return paymentWebhookSecret ? Buffer.from(paymentWebhookSecret) : readSecret(db, 'payment-webhook')
}
