import { formatDecimal } from '../../../lib/format.ts'
import { isRecord, type Resolved } from './resolve.ts'

const powerOfTen = /e/
const formatNumber = (value: number): string => {
  const digits = String(value)
  return powerOfTen.test(digits) ? digits : formatDecimal(digits)
}

export interface Limits {
  /** Each a short phrase, such as `Length 8 to 16`. */
  readonly phrases: readonly string[]
  readonly pattern: string | undefined
  /** Every value that is allowed, or undefined when there are too many to name. */
  readonly values: readonly unknown[] | undefined
  /** What holds when it is left out; undefined without one, which is not the same as null. */
  readonly fallback: unknown
  readonly examples: readonly unknown[]
}

/** What a value must keep, in words. */
export function limitsOf({ node }: Resolved): Limits {
  const values = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined
  return {
    phrases: phrasesOf(node).filter((phrase) => phrase !== ''),
    pattern: typeof node.pattern === 'string' ? node.pattern : undefined,
    values,
    fallback: node.default,
    examples: values ? [] : examplesOf(node),
  }
}

function phrasesOf(node: Resolved['node']): string[] {
  const { multipleOf, uniqueItems, readOnly, writeOnly } = node
  return [
    range(node.minLength, node.maxLength, { what: 'characters', both: 'Length' }),
    numberRange(node),
    typeof multipleOf === 'number' ? `A multiple of ${multipleOf}` : '',
    range(node.minItems, node.maxItems, { what: 'entries' }),
    uniqueItems === true ? 'No entry twice' : '',
    range(node.minProperties, node.maxProperties, { what: 'fields' }),
    node.additionalProperties === false && isRecord(node.properties) ? 'No other fields' : '',
    readOnly === true ? 'Only in answers' : '',
    writeOnly === true ? 'Only in requests' : '',
  ]
}

interface RangeWords {
  readonly what: string
  /** Begins a range that has both ends: `Length 8 to 16`. */
  readonly both?: string
}

function range(least: unknown, most: unknown, { what, both }: RangeWords): string {
  const from = typeof least === 'number' && least > 0 ? formatNumber(least) : undefined
  const to = typeof most === 'number' ? formatNumber(most) : undefined
  if (from && from === to) return `Exactly ${from} ${what}`
  if (from && to) return both ? `${both} ${from} to ${to}` : `${from} to ${to} ${what}`
  if (from) return `At least ${from} ${what}`
  return to ? `At most ${to} ${what}` : ''
}

function numberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Resolved['node']): string {
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

function examplesOf({ example, examples }: Resolved['node']): unknown[] {
  if (Array.isArray(examples)) return examples
  return example === undefined ? [] : [example]
}
