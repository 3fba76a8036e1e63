import { isNumber, type LongNumber, numberText } from '../numbers.ts'
import { counted } from '../plural.ts'
import type { ResolvedSchema } from './resolve.ts'

/** How long a text may be, how many items a list may have, how many fields an object. */
export function countPhrases(node: ResolvedSchema['node']): string[] {
  return [
    range(node.minLength, node.maxLength, { unit: 'character', prefix: 'Length' }),
    range(node.minItems, node.maxItems, { unit: 'item' }),
    node.uniqueItems === true ? 'Unique items' : '',
    range(node.minProperties, node.maxProperties, { unit: 'field' }),
  ].filter(Boolean)
}

/** How large a number may be. */
export function numberPhrases(node: ResolvedSchema['node']): string[] {
  const { multipleOf } = node
  return [numberRange(node), isNumber(multipleOf) ? `Multiple of ${numberText(multipleOf)}` : ''].filter(
    Boolean,
  )
}

interface RangeWords {
  readonly unit: string
  /** Begins a range that has both ends: `Length 8 to 16`. */
  readonly prefix?: string
}

export function range(min: unknown, max: unknown, { unit, prefix }: RangeWords): string {
  const from = typeof min === 'number' && min > 0 ? formatNumber(min) : undefined
  const to = typeof max === 'number' ? formatNumber(max) : undefined
  if (from && from === to) return `Exactly ${counted(from, unit)}`
  if (from && to) return prefix ? `${prefix} ${from} to ${to}` : `${from} to ${counted(to, unit)}`
  if (from) return `At least ${counted(from, unit)}`
  return to ? `At most ${counted(to, unit)}` : ''
}
function numberRange({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: ResolvedSchema['node']): string {
  const least = isNumber(exclusiveMinimum) ? exclusiveMinimum : minimum
  const most = isNumber(exclusiveMaximum) ? exclusiveMaximum : maximum
  const from = isNumber(least) ? formatNumber(least) : undefined
  const to = isNumber(most) ? formatNumber(most) : undefined
  const above = least === exclusiveMinimum
  const below = most === exclusiveMaximum
  if (from && to && !above && !below) return `${from} to ${to}`
  const low = from && (above ? `More than ${from}` : `At least ${from}`)
  const high = to && (below ? `less than ${to}` : `at most ${to}`)
  const both = [low, high].filter(Boolean).join(', ')
  return both.charAt(0).toUpperCase() + both.slice(1)
}
/** Thousands are grouped; powers of ten stay as JavaScript writes them. */
function formatNumber(value: number | LongNumber): string {
  const digits = numberText(value)
  if (/e/i.test(digits)) return digits
  const [whole = '0', places] = digits.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',').replace('-', '−')
  return places ? `${grouped}.${places}` : grouped
}
