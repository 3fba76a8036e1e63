import type { Json } from '@switchboard/oas/document'
import { markedNumber, withoutMark } from './long-numbers.ts'
import { PublishError } from './publish-error.ts'

const maxDepth = 200
const maxValues = 3_000_000

/**
 * A document as JSON that PostgreSQL takes: no NUL, no half characters, no numbers without end. An alias of YAML may stand
 * for itself, or for a million copies: both end here.
 */
export function clean(value: unknown): Json {
  let values = 0

  function copy(value: unknown, depth: number): Json {
    values += 1
    if (values > maxValues)
      throw new PublishError('The document is too large: its aliases expand to millions of values.')
    if (depth > maxDepth)
      throw new PublishError(
        `The document is nested deeper than ${maxDepth} levels, or one of its aliases contains itself.`,
      )
    if (typeof value === 'string') return markedNumber(value) ?? text(value)
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    if (typeof value === 'boolean') return value
    if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1))
    if (value instanceof Date) return value.toISOString()
    if (typeof value !== 'object' || value === null) return null
    return Object.fromEntries(
      Object.entries(value).map(([name, item]): [string, Json] => [
        text(withoutMark(name)),
        copy(item, depth + 1),
      ]),
    )
  }

  return copy(value, 0)
}

const text = (value: string): string => value.replaceAll('\0', '').toWellFormed()
