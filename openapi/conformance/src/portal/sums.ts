import { isObject } from '@switchboard/oas/document'
import type { FindingParts, ReceivedResponse } from '../engine/context/context.ts'
import { type Fields, fieldsOf } from '../engine/rules/verdict.ts'
import { decimal, hundredths } from './fields.ts'
import { objectsIn } from './objects-in.ts'

/** Amounts of one object that make up another one of it, or of which it is a part, wherever the contract has such an object. */
const sums: readonly (readonly [whole: string, parts: readonly string[], divisor?: number])[] = [
  ['settled_credits', ['wallet_credits', 'in_flight_credits']],
  ['balance_after', ['balance_before', 'credits']],
  ['closing_credits', ['opening_credits', 'funded_credits', '-used_credits', '-expired_credits']],
  ['amount', ['fee', 'extra_amount']],
  ['gross', ['net', 'vat']],
  ['threshold2', ['threshold1'], 2],
  ['threshold3', ['threshold1'], 5],
]

const amountOf = (object: Fields, part: string): number =>
  part.startsWith('-') ? -hundredths(object[part.slice(1)]) : hundredths(object[part])

/** Amounts of a response that contradict its other amounts. An object without all of them isn't checked. */
export function checkSums(
  { body, status }: ReceivedResponse,
  contractPointer: string,
): readonly FindingParts[] {
  if (status >= 300 || !isObject(body)) return []
  return objectsIn(body).flatMap((object) => [
    ...rangesOf(object).map((parts) => ({ ...parts, contractPointer })),
    ...sums.flatMap(([whole, parts, divisor = 1]) => {
      const told = hundredths(object[whole])
      const sum = Math.round(parts.reduce((total, part) => total + amountOf(object, part), 0) / divisor)
      return Number.isNaN(told) || Number.isNaN(sum) || told === sum
        ? []
        : [
            {
              check: `sum ${whole}`,
              expected: `${whole} ${decimal(sum)}, of ${parts.join(', ')}`,
              got: decimal(told),
              contractPointer,
            },
          ]
    }),
  ])
}

/** From the cheapest to the dearest of all that something has. */
function rangesOf(object: Fields): readonly Omit<FindingParts, 'contractPointer'>[] {
  const { price_from, price_to, operations, operations_total } = object
  if (!Array.isArray(operations) || operations.length !== operations_total || price_to === undefined)
    return []
  const prices = operations.map((one) => hundredths(fieldsOf(one).price ?? fieldsOf(one).price_credits))
  if (prices.length === 0 || prices.some(Number.isNaN)) return []
  return (
    [
      ['price_from', price_from, Math.min(...prices)],
      ['price_to', price_to, Math.max(...prices)],
    ] as const
  )
    .filter(([, told, price]) => hundredths(told) !== price)
    .map(([name, told, price]) => ({
      check: `range ${name}`,
      expected: `${name} ${decimal(price)}, of ${prices.length} operations`,
      got: String(told),
    }))
}

/** When something happened, as the contract’s fields say it. */
const past =
  /^(?:at|timestamp)$|^(?!next_)(?:\w+_)?(?:created|requested|submitted|decided|cancelled|disabled|verified|finished|joined|active|attempt|result|used|sent|paid|told|published|revoked|exported)_at$/
const clockMs = 300_000
const moment = /^\d{4}-\d\d-\d\dT/
/** When something began, before which nothing else happens to it. */
const beginnings = ['created_at', 'requested_at', 'submitted_at', 'invited_at', 'announced_at', 'started_at']
const ends = /^(?:\w+_)?(?:expires|ends|effective)_at$/
const roundedMs = 1_000

/** Nothing has happened after the response that tells it, by the backend’s own clock, nor before the thing was there. */
export function checkTimes(
  { body, status, headers }: ReceivedResponse,
  contractPointer: string,
): readonly FindingParts[] {
  const now = Date.parse(headers.date ?? '')
  if (status >= 300 || Number.isNaN(now)) return []
  return objectsIn(body).flatMap((object) => {
    const beginning = beginnings.find((name) => moment.test(String(object[name])))
    const begun = Date.parse(String(beginning && object[beginning]))
    return Object.entries(object)
      .filter(([name, value]) => (past.test(name) || ends.test(name)) && moment.test(String(value)))
      .flatMap(([name, value]) => {
        const time = Date.parse(String(value))
        const expected =
          past.test(name) && time > now + clockMs
            ? `${name} before ${headers.date}, when the response was sent`
            : time < begun - roundedMs && `${name} after ${beginning} ${object[beginning ?? '']}`
        return expected ? [{ check: `time ${name}`, expected, got: String(value), contractPointer }] : []
      })
  })
}
