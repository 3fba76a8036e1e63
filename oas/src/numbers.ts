import { isRecord } from './json.ts'

/**
 * A number of a document that JavaScript’s numbers don’t hold, such as 9007199254740993, 1e400 or -0, by its text: it passes every
 * JSON parser on the way to a page. See decision 0067.
 */
export type LongNumber = { readonly 'x-number': string }

const written = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** A number as JSON writes it: a number where that is the same, else its text. Undefined for what is none. */
export function readNumber(text: string): number | LongNumber | undefined {
  if (!written.test(text)) return undefined
  return holds(text) ? Number(text) : { 'x-number': text }
}

/** Whether a number of JavaScript is what is written here. */
function holds(text: string): boolean {
  const value = Number(text)
  if (!Number.isFinite(value) || (value === 0 && text.startsWith('-'))) return false
  // Few texts are long enough to be another.
  return text.length < 16 && !/e/i.test(text)
    ? true
    : compareDecimals(decimal(text), decimal(String(value))) === 0
}

/** An object of a document that happens to look like one, but that a number would hold, is that object. */
export const isLongNumber = (value: unknown): value is LongNumber =>
  isRecord(value) &&
  typeof value['x-number'] === 'string' &&
  Object.keys(value).length === 1 &&
  written.test(value['x-number']) &&
  !holds(value['x-number'])

export const isNumber = (value: unknown): value is number | LongNumber =>
  typeof value === 'number' || isLongNumber(value)

export const numberText = (value: number | LongNumber): string =>
  typeof value === 'number' ? String(value) : value['x-number']

/** Below zero where the first is the lesser, above it where the second is. */
export const compareNumbers = (one: number | LongNumber, other: number | LongNumber): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareDecimals(decimal(numberText(one)), decimal(numberText(other)))

interface Decimal {
  readonly sign: -1 | 0 | 1
  /** Without zeros at either end. */
  readonly digits: string
  /** Where the point stands, from the first digit. */
  readonly point: number
}

function decimal(text: string): Decimal {
  const [, minus, whole = '', places = '', exponent = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const all = whole + places
  const zeros = /^0*/.exec(all)?.[0].length ?? 0
  const digits = all.slice(zeros).replace(/0+$/, '')
  if (digits === '') return { sign: 0, digits, point: 0 }
  return { sign: minus ? -1 : 1, digits, point: whole.length - zeros + Number(exponent) }
}

function compareDecimals(one: Decimal, other: Decimal): number {
  if (one.sign !== other.sign) return one.sign - other.sign
  if (one.point !== other.point) return one.point > other.point ? one.sign : -one.sign
  if (one.digits === other.digits) return 0
  return one.digits > other.digits ? one.sign : -one.sign
}

/** Whether a number is a multiple of a unit, by the decimals in which both are written: 19.99 is one of 0.01. */
export function isMultipleOf(value: number, unit: number): boolean {
  const [one, other] = [decimal(String(value)), decimal(String(unit))]
  if (other.sign === 0) return false
  // Both as whole numbers of the finer one’s last place.
  const places = ({ digits, point }: Decimal) => digits.length - point
  const finest = Math.max(places(one), places(other))
  const whole = (each: Decimal) => BigInt(each.digits || '0') * 10n ** BigInt(finest - places(each))
  return whole(one) % whole(other) === 0n
}

const open = '\0number:'

/** The value as JSON, each number as its document has it. */
export function writeJson(value: unknown, space?: number): string {
  let long = false
  const text = JSON.stringify(
    value,
    (_name, one: unknown) => {
      if (!isLongNumber(one)) return one
      long = true
      return open + one['x-number']
    },
    space,
  )
  // Undefined is no JSON.
  return long ? text.replace(/"\\u0000number:([^"\\]+)"/g, '$1') : (text ?? '')
}

/** JSON with each number as it is written. Throws as `JSON.parse` does; without reading sources, as in old browsers, numbers are rounded. */
export function parseJson(text: string): unknown {
  if (!mayHoldLongNumbers(text)) return JSON.parse(text)
  return (JSON.parse as ParseWithSource)(text, (_name, value, context) =>
    typeof value === 'number' && context?.source !== undefined ? readNumber(context.source) : value,
  )
}

type ParseWithSource = (
  text: string,
  revive: (name: string, value: unknown, context?: { readonly source?: string }) => unknown,
) => unknown

/** Quick, and more often true than needed. */
export const mayHoldLongNumbers = (text: string): boolean => /\d[\d._]{14}|\d[eE][+-]?\d|-\.?0|0x/.test(text)
