import { isRecord } from '../json.ts'
import type { ResolvedSchema } from './resolve.ts'

export interface Constraints {
  /** Each a short phrase, such as `Length 8 to 16`. */
  readonly phrases: readonly string[]
  readonly pattern: string | undefined
  /** Every value that is allowed, or undefined when any is. */
  readonly values: readonly unknown[] | undefined
  /** What holds when it is left out; undefined without one, which is not the same as null. */
  readonly fallback: unknown
  readonly examples: readonly unknown[]
}

/** What a value must satisfy. */
export function constraintsOf({ node }: ResolvedSchema): Constraints {
  const values = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined
  return {
    phrases: phrasesOf(node).filter((phrase) => phrase !== ''),
    pattern: typeof node.pattern === 'string' ? node.pattern : undefined,
    values,
    fallback: node.default,
    examples: values ? [] : examplesOf(node),
  }
}

function phrasesOf(node: ResolvedSchema['node']): string[] {
  const { multipleOf, uniqueItems, readOnly, writeOnly } = node
  return [
    range(node.minLength, node.maxLength, { unit: 'characters', prefix: 'Length' }),
    numberRange(node),
    typeof multipleOf === 'number' ? `Multiple of ${multipleOf}` : '',
    range(node.minItems, node.maxItems, { unit: 'items' }),
    uniqueItems === true ? 'Unique items' : '',
    range(node.minProperties, node.maxProperties, { unit: 'fields' }),
    node.additionalProperties === false && isRecord(node.properties) ? 'No additional fields' : '',
    readOnly === true ? 'Response only' : '',
    writeOnly === true ? 'Request only' : '',
  ]
}

interface RangeWords {
  readonly unit: string
  /** Begins a range that has both ends: `Length 8 to 16`. */
  readonly prefix?: string
}

function range(min: unknown, max: unknown, { unit, prefix }: RangeWords): string {
  const from = typeof min === 'number' && min > 0 ? formatNumber(min) : undefined
  const to = typeof max === 'number' ? formatNumber(max) : undefined
  if (from && from === to) return `Exactly ${from} ${unit}`
  if (from && to) return prefix ? `${prefix} ${from} to ${to}` : `${from} to ${to} ${unit}`
  if (from) return `At least ${from} ${unit}`
  return to ? `At most ${to} ${unit}` : ''
}

function numberRange({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: ResolvedSchema['node']): string {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : minimum
  const most = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : maximum
  const from = typeof least === 'number' ? formatNumber(least) : undefined
  const to = typeof most === 'number' ? formatNumber(most) : undefined
  const above = least === exclusiveMinimum
  const below = most === exclusiveMaximum
  if (from && to && !above && !below) return `${from} to ${to}`
  const low = from && (above ? `More than ${from}` : `At least ${from}`)
  const high = to && (below ? `less than ${to}` : `at most ${to}`)
  const both = [low, high].filter(Boolean).join(', ')
  return both.charAt(0).toUpperCase() + both.slice(1)
}

/** Thousands are grouped; powers of ten stay as JavaScript writes them. */
function formatNumber(value: number): string {
  const digits = String(value)
  if (digits.includes('e')) return digits
  const [whole = '0', places] = digits.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',').replace('-', '−')
  return places ? `${grouped}.${places}` : grouped
}

function examplesOf({ example, examples }: ResolvedSchema['node']): unknown[] {
  if (Array.isArray(examples)) return examples
  return example === undefined ? [] : [example]
}
