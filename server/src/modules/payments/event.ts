import { Problem, refusedField } from '../../platform/http/problem.ts'
import type { PaymentEvent } from './provider.ts'

/** An event as it is sent, of which the signature was found good. Amounts are hundredths. */
export function readEvent(rawBody: Buffer): PaymentEvent | Problem {
  const given = parse(rawBody)
  if (!given) return new Problem('malformed_json', 'The event cannot be read. Send one JSON object.')
  const { id, type, reference, amount, currency, reason = null } = given
  if (!isName(id)) return wrong('id')
  if (!isName(type)) return wrong('type')
  if (!isName(reference)) return wrong('reference')
  if (!isName(currency)) return wrong('currency')
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) return wrong('amount')
  if (reason !== null && typeof reason !== 'string') return wrong('reason')
  return { id, type, reference, amount, currency, reason: reason === null ? null : displayable(reason) }
}

const longestReason = 200

/**
 * The reason is shown to a person, and moves nothing: what PostgreSQL or a terminal chokes on is taken out of it. Were the
 * event refused for that, its payment would stay open for a slip in a text. Null when nothing is left.
 */
function displayable(text: string): string | null {
  const clean = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, longestReason)
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
