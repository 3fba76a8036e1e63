import {
  compareNumbers,
  isLongNumber,
  isNumber,
  type LongNumber,
  numberText,
  readNumber,
} from '../numbers.ts'
import { patternText } from '../pattern/pattern-text.ts'
import type { Node, Walk } from './walk.ts'
import { partsOf } from './walk.ts'

/** Addresses and names that belong to nobody (RFC 2606, 5737, 3849), times as in RFC 3339, a random UUID. */
const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-21', '2026-11-22'],
  'date-time': ['2026-11-21T01:42:00Z', '2026-11-22T01:42:00Z'],
  time: ['01:42:00Z', '02:42:00Z'],
  duration: ['PT1H', 'PT2H'],
  email: ['jun@example.com', 'ana@example.com'],
  'idn-email': ['jun@example.com', 'ana@example.com'],
  hostname: ['example.com', 'www.example.com'],
  'idn-hostname': ['example.com', 'www.example.com'],
  uri: ['https://example.com', 'https://example.com/a'],
  url: ['https://example.com', 'https://example.com/a'],
  iri: ['https://example.com', 'https://example.com/a'],
  'uri-reference': ['/example', '/example/a'],
  'iri-reference': ['/example', '/example/a'],
  'uri-template': ['/example/{id}', '/example/{name}'],
  'json-pointer': ['/example', '/example/a'],
  'relative-json-pointer': ['0', '1'],
  regex: ['^[a-z]+$', '^[0-9]+$'],
  uuid: ['5f0c1a52-7d0e-4a53-9a6e-0d8f3c2b1a90', '8a4e2b1c-3f6d-4c7e-b5a9-1d2e3f4a5b6c'],
  ipv4: ['192.0.2.10', '192.0.2.11'],
  ipv6: ['2001:db8::1', '2001:db8::2'],
  byte: ['c3RyaW5n', 'dGV4dA=='],
}

const maxCharacters = 2_000

export function exampleText(node: Node, { variant }: Pick<Walk, 'variant'>): string {
  const { format, contentEncoding, minLength, maxLength } = node
  const patterns = partsOf(node).flatMap(({ pattern }) => (typeof pattern === 'string' ? pattern : []))
  const min = typeof minLength === 'number' ? Math.min(minLength, maxCharacters) : 0
  const max = typeof maxLength === 'number' ? maxLength : Infinity
  const known = formats[String(contentEncoding === 'base64' ? 'byte' : format)]
  const named = known?.[Math.min(variant, known.length - 1)]
  const fits = named !== undefined && named.length >= min && named.length <= max
  // What is of a format has no pattern that it does not have, but for the odd document.
  if (fits && patterns.length === 0) return named
  if (patterns.length > 0) {
    const bounds = { min: Math.max(min, variant > 0 ? min + variant : min), max }
    // An empty text may be right, and says nothing.
    const said = { ...bounds, min: Math.max(1, bounds.min) }
    const made =
      (fits && textOfBoth(named, patterns)) || (patternText(patterns, said) ?? patternText(patterns, bounds))
    if (made !== undefined) return made
  }
  if (named !== undefined && max >= named.length && min === 0) return named
  const digits = variant > 0 ? String(variant + 1) : ''
  const word = 'string'
    .repeat(Math.max(1, Math.ceil(min / 'string'.length)))
    .slice(0, Math.max(min, Math.min(max, 'string'.length)))
  return digits && word.length + digits.length > max ? word.slice(0, -digits.length) + digits : word + digits
}

/** The text, if the expressions are met by it as well. */
const textOfBoth = (text: string, patterns: readonly string[]): string | undefined =>
  patternText([...patterns, `^${text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}$`], { min: 0, max: Infinity })

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
