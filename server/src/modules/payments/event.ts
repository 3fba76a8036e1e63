import { Problem, refusedField } from '../../http/problem.ts'
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
  return { id, type, reference, amount, currency, reason: reason?.slice(0, 200) ?? null }
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
