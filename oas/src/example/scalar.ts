import {
  compareNumbers,
  isLongNumber,
  isNumber,
  type LongNumber,
  numberText,
  readNumber,
} from '../numbers.ts'
import { matchesAll, patternText, type TextBounds } from '../pattern/pattern-text.ts'
import { formatText, formatValues } from './format-text.ts'
import type { Node, Walk } from './walk.ts'
import { partsOf } from './walk.ts'

const maxCharacters = 2_000

export function exampleText(node: Node, { variant }: Pick<Walk, 'variant'>): string {
  const { format, contentEncoding, minLength, maxLength } = node
  const patterns = partsOf(node).flatMap(({ pattern }) => (typeof pattern === 'string' ? pattern : []))
  const min = typeof minLength === 'number' ? Math.min(minLength, maxCharacters) : 0
  const max = typeof maxLength === 'number' ? maxLength : Infinity
  const name = String(contentEncoding === 'base64' ? 'byte' : format)
  const named = formatText(name, variant, { min, max })
  if (patterns.length === 0) return named ?? word(variant, { min, max })
  return (
    (named !== undefined && textOfBoth([named, ...formatValues(name)], patterns)) ||
    // A longer text is another one. Where the length is fixed, other characters make it so.
    (variant > 0 ? patternText(patterns, { min: Math.max(1, min) + variant, max }) : undefined) ||
    // An empty text may be right, and says nothing.
    (patternText(patterns, { min: Math.max(1, min), max, variant }) ??
      patternText(patterns, { min, max, variant }) ??
      named ??
      word(variant, { min, max }))
  )
}

function word(variant: number, { min, max }: TextBounds): string {
  const digits = variant > 0 ? String(variant + 1) : ''
  const text = 'string'
    .repeat(Math.max(1, Math.ceil(min / 'string'.length)))
    .slice(0, Math.max(min, Math.min(max, 'string'.length)))
  return digits && text.length + digits.length > max ? text.slice(0, -digits.length) + digits : text + digits
}

/** The first of a format's values that the expressions are met by as well; else one with the beginning or the end that they ask for. */
function textOfBoth(values: readonly string[], patterns: readonly string[]): string | undefined {
  const [first = ''] = values
  const ofPatterns = patternText(patterns, { min: 0, max: first.length }) ?? ''
  const candidates = [
    ...values,
    ofPatterns + first.slice(ofPatterns.length),
    first.slice(0, first.length - ofPatterns.length) + ofPatterns,
  ]
  return candidates.find((one) => matchesAll(patterns, one))
}

/** One, or what lies nearest to it and is allowed. */
export function exampleNumber(
  node: Node,
  step: number,
  { variant }: Pick<Walk, 'variant'>,
): number | LongNumber {
  const long = longBound(node)
  if (long !== undefined) return long
  const bound = (keyword: string) => {
    const value = node[keyword]
    return isNumber(value) ? Number(numberText(value)) : undefined
  }
  const above = bound('exclusiveMinimum')
  const below = bound('exclusiveMaximum')
  let least = Math.max(bound('minimum') ?? -Infinity, above === undefined ? -Infinity : above + step)
  let most = Math.min(bound('maximum') ?? Infinity, below === undefined ? Infinity : below - step)
  if (least > most && step < 1) {
    // Closer together than a tenth.
    const [low, high] = [
      Math.max(bound('minimum') ?? -Infinity, above ?? -Infinity),
      Math.min(bound('maximum') ?? Infinity, below ?? Infinity),
    ]
    least = (low + high) / 2
    most = least
  }
  const multiple = bound('multipleOf')
  const between = Math.max(least, Math.min(most, 1))
  if (!multiple || multiple <= 0) {
    const whole = step === 1 && Number.isFinite(between) ? Math.ceil(between) : between
    const next = whole + variant
    return next <= most ? next : Math.max(least, whole - variant)
  }
  const unit = step === 1 && !Number.isInteger(multiple) ? wholeMultiple(multiple) : multiple
  const count = Math.ceil(rounded(between / unit))
  const up = rounded((count + variant) * unit)
  return up <= most ? up : rounded(Math.floor(rounded(most / unit)) * unit)
}

/** Without what binary fractions add. */
const rounded = (value: number): number => Number(value.toPrecision(14))

const wholeMultiple = (multiple: number): number => {
  const count = Array.from({ length: 1_000 }, (_, index) => index + 1).find((one) =>
    Number.isInteger(rounded(one * multiple)),
  )
  return rounded((count ?? 1) * multiple)
}

/** A bound that is no number of JavaScript, where one lies beyond it. */
function longBound({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Node): LongNumber | undefined {
  if (isLongNumber(minimum) && compareNumbers(minimum, 1) > 0) return minimum
  if (isLongNumber(maximum) && compareNumbers(maximum, 1) < 0) return maximum
  if (isLongNumber(exclusiveMinimum) && compareNumbers(exclusiveMinimum, 1) > 0)
    return moved(exclusiveMinimum, 1n)
  return isLongNumber(exclusiveMaximum) && compareNumbers(exclusiveMaximum, 1) < 0
    ? moved(exclusiveMaximum, -1n)
    : undefined
}

function moved(value: LongNumber, by: bigint): LongNumber | undefined {
  const text = numberText(value)
  const next = /^-?\d{1,300}$/.test(text) ? readNumber(String(BigInt(text) + by)) : undefined
  return isLongNumber(next) ? next : undefined
}
