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

  function copy(given: unknown, depth: number): Json {
    values += 1
    if (values > maxValues)
      throw new PublishError('The document is too large: its aliases expand to millions of values.')
    if (depth > maxDepth)
      throw new PublishError(
        `The document is nested deeper than ${maxDepth} levels, or one of its aliases contains itself.`,
      )
    if (typeof given === 'string') return markedNumber(given) ?? text(given)
    if (typeof given === 'number') return Number.isFinite(given) ? given : null
    if (typeof given === 'boolean') return given
    if (Array.isArray(given)) return given.map((item) => copy(item, depth + 1))
    if (given instanceof Date) return given.toISOString()
    if (typeof given !== 'object' || given === null) return null
    return Object.fromEntries(
      Object.entries(given).map(([name, item]): [string, Json] => [
        text(withoutMark(name)),
        copy(item, depth + 1),
      ]),
    )
  }

  return copy(value, 0)
}

const text = (given: string): string => given.replaceAll('\0', '').toWellFormed()
