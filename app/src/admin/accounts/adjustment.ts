import type { components } from '@switchboard/sdk'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'

export type Direction = components['schemas']['AdminAdjustment']['direction']
type CreditType = components['schemas']['AdminCreditType']
export type AdjustmentBody = components['schemas']['AdminAddCreditsRequest']

export interface AdjustmentFields {
  /** Empty until one is chosen. */
  readonly reason_code: components['schemas']['AdjustmentReason'] | ''
  readonly type: CreditType
  readonly credits: string
  readonly validity_date: string
  readonly description: string
}

/** The request's body; a date only where the type needs one. */
export function bodyOf(
  user_id: string,
  direction: Direction,
  { type, credits, validity_date, description, reason_code }: AdjustmentFields,
): AdjustmentBody {
  return {
    user_id,
    type,
    credits: credits.trim(),
    description: description.trim(),
    ...(reason_code && { reason_code }),
    ...(direction === 'ADD' && type === 'FREE' && validity_date && { validity_date }),
  }
}

interface Wallet {
  readonly wallet_credits: string
  readonly free_credits: string
}

export interface Preview {
  readonly before: string
  readonly after: string
  /** Of the kind that is changed. */
  readonly ofKind: { readonly before: string; readonly after: string }
  /** There are not so many of that kind. */
  readonly short: boolean
}

/** The wallet before and after; undefined while the number cannot be read. */
export function previewOf(
  { wallet_credits, free_credits }: Wallet,
  direction: Direction,
  { type, credits }: Pick<AdjustmentFields, 'type' | 'credits'>,
): Preview | undefined {
  const typed = credits.trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return undefined
  const change = direction === 'ADD' ? toHundredths(typed) : -toHundredths(typed)
  const all = toHundredths(wallet_credits)
  const free = toHundredths(free_credits)
  const kind = type === 'FREE' ? free : all - free
  return {
    before: fromHundredths(all),
    after: fromHundredths(all + change),
    ofKind: { before: fromHundredths(kind), after: fromHundredths(kind + change) },
    short: kind + change < 0n,
  }
}

export const isAbove = (credits: string, limit: string): boolean =>
  /^\d{1,9}(\.\d{1,2})?$/.test(credits.trim()) && toHundredths(credits.trim()) > toHundredths(limit)

interface Intent {
  readonly adminId: string
  readonly direction: Direction
  readonly body: AdjustmentBody
  /** Of the market. */
  readonly day: string
  /** Counts how often a person has said that they want the same once more. */
  readonly round: number
}

/**
 * The Idempotency-Key of a change. It is derived from the change, the administrator and the day, and stored nowhere:
 * the same form is one intent after a reload, by the back button and in another tab alike. Repeating it on purpose is
 * another round. Browsers hash only on https and localhost; elsewhere each submission is an intent of its own.
 */
export async function intentKey({ adminId, direction, body, day, round }: Intent): Promise<string> {
  const { user_id, type, credits, description, reason_code, validity_date = '' } = body
  const hundredths = toHundredths(credits).toString()
  const parts = [
    adminId,
    direction,
    user_id,
    type,
    hundredths,
    description,
    reason_code,
    validity_date,
    day,
    round,
  ]
  if (!globalThis.crypto.subtle) return String(crypto.getRandomValues(new Uint32Array(4)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
