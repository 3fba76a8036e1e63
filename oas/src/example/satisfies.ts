import { asArray, isRecord } from '../json.ts'
import { compareNumbers, isLongNumber, isMultipleOf, isNumber, numberText, writeJson } from '../numbers.ts'
import { matchesPattern } from '../pattern/matches-pattern.ts'
import { parsePattern } from '../pattern/parse-pattern.ts'
import type { SchemaNode } from '../types.ts'
import { evaluatedFields } from './unevaluated.ts'
import { goesTheOtherWay, type Walk } from './walk.ts'

type Rule = (
  value: unknown,
  keyword: unknown,
  node: Readonly<Record<string, unknown>>,
  check: Check,
) => boolean
type Check = (value: unknown, schema: unknown) => boolean

const maxDepth = 40
const maxChecks = 20_000
/** Of all values that are tried for one example. */
const maxChecksInAll = 100_000

/**
 * Whether a value meets a schema in everything that makes an example right or wrong; checks that would take too long
 * count as met. Of formats only the short ones are checked, of unevaluated parts only fields.
 */
export function satisfies(
  value: unknown,
  schema: SchemaNode | undefined,
  walk: Pick<Walk, 'schemas' | 'direction'> & Partial<Pick<Walk, 'made'>>,
): boolean {
  let checks = 0
  const budget = walk.made ?? { checks: 0 }
  const at =
    (depth: number): Check =>
    (one, subschema) => {
      checks += 1
      budget.checks += 1
      const isTooLong = depth > maxDepth || checks > maxChecks || budget.checks > maxChecksInAll
      if (subschema === undefined || subschema === true || isTooLong) return true
      if (subschema === false) return false
      if (!isRecord(subschema)) return true
      const check = at(depth + 1)
      const name = subschema['x-named']
      if (typeof name === 'string' && Object.hasOwn(walk.schemas, name) && !check(one, walk.schemas[name]))
        return false
      // Fields for the other direction may be missing, and aren't checked.
      const node = { ...subschema, required: neededOf(subschema, walk) }
      return (
        Object.entries(node).every(([word, keyword]) => rules[word]?.(one, keyword, node, check) ?? true) &&
        hasNoOthers(one, subschema, { schemas: walk.schemas, check })
      )
    }
  return at(0)(value, schema)
}

function hasNoOthers(
  value: unknown,
  schema: Readonly<Record<string, unknown>>,
  reading: Parameters<typeof evaluatedFields>[2],
): boolean {
  const { unevaluatedProperties: others } = schema
  if (others === undefined || others === true || !isObject(value)) return true
  const known = evaluatedFields(value, schema, reading)
  return Object.entries(value).every(([name, one]) => known.has(name) || reading.check(one, others))
}

function neededOf(
  { required, properties }: Readonly<Record<string, unknown>>,
  walk: Pick<Walk, 'schemas' | 'direction'>,
) {
  const goes = (name: unknown) => {
    const field = isRecord(properties) ? properties[String(name)] : undefined
    const target =
      isRecord(field) && typeof field['x-named'] === 'string' ? walk.schemas[field['x-named']] : undefined
    return [field, target].some((one) => isRecord(one) && goesTheOtherWay(one, walk))
  }
  return asArray(required).filter((name) => !goes(name))
}

const sameAs = (one: unknown, other: unknown): boolean => one === other || writeJson(one) === writeJson(other)

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'integer')
    return typeof value === 'number'
      ? Number.isInteger(value)
      : isLongNumber(value) && /^-?\d+$/.test(numberText(value))
  if (type === 'number') return isNumber(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value) && !isLongNumber(value)
  return typeof value === type
}

const compared =
  (holds: (order: number) => boolean): Rule =>
  (value, bound) =>
    !isNumber(value) || !isNumber(bound) || holds(compareNumbers(value, bound))
const length =
  (of: (value: unknown) => number | undefined, holds: (count: number, bound: number) => boolean): Rule =>
  (value, bound) => {
    const count = of(value)
    return count === undefined || typeof bound !== 'number' || holds(count, bound)
  }
const atLeast = (count: number, bound: number) => count >= bound
const atMost = (count: number, bound: number) => count <= bound
const characters = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined)
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined)
const isObject = (value: unknown): value is Record<string, unknown> => isRecord(value) && !isLongNumber(value)
const fields = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined)

const matches = (text: string, source: string): boolean => {
  const pattern = parsePattern(source)
  return !pattern || matchesPattern(pattern, text) !== false
}
const patternsOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : [])

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`
const isDay = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
/** Each reads a text once. */
const formats: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${day}$`),
  time: new RegExp(`^${time}$`, 'i'),
  'date-time': new RegExp(`^${day}T${time}$`, 'i'),
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i,
  duration: /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/,
  'json-pointer': /^(?:\/(?:[^~/]|~0|~1)*)*$/,
  ipv4: /^\d{1,3}(?:\.\d{1,3}){3}$/,
}

const rules: Readonly<Record<string, Rule>> = {
  type: (value, type, { nullable }) =>
    (nullable === true && value === null) || [type].flat().some((one) => isOfType(value, one)),
  const: (value, only) => sameAs(value, only),
  enum: (value, values) => asArray(values).some((one) => sameAs(value, one)),
  minimum: compared((order) => order >= 0),
  maximum: compared((order) => order <= 0),
  exclusiveMinimum: compared((order) => order > 0),
  exclusiveMaximum: compared((order) => order < 0),
  multipleOf: (value, unit) =>
    typeof value !== 'number' || typeof unit !== 'number' || unit <= 0 || isMultipleOf(value, unit),
  minLength: length(characters, atLeast),
  maxLength: length(characters, atMost),
  format: (value, format) =>
    typeof value !== 'string' ||
    ((formats[String(format)]?.test(value) ?? true) &&
      (!/^date/.test(String(format)) || isDay(value.slice(0, 10)))),
  pattern: (value, source) =>
    typeof value !== 'string' || typeof source !== 'string' || matches(value, source),
  minItems: length(items, atLeast),
  maxItems: length(items, atMost),
  uniqueItems: (value, unique) =>
    unique !== true ||
    !Array.isArray(value) ||
    new Set(value.map((one) => writeJson(one))).size === value.length,
  prefixItems: (value, places, _node, check) =>
    !Array.isArray(value) ||
    asArray(places).every((place, index) => index >= value.length || check(value[index], place)),
  items: (value, item, { prefixItems }, check) =>
    !Array.isArray(value) || value.slice(asArray(prefixItems).length).every((one) => check(one, item)),
  contains: (value, item, { minContains, maxContains }, check) => {
    if (!Array.isArray(value)) return true
    const count = value.filter((one) => check(one, item)).length
    const most = typeof maxContains === 'number' ? maxContains : Infinity
    return count >= (typeof minContains === 'number' ? minContains : 1) && count <= most
  },
  required: (value, names) =>
    !isObject(value) || asArray(names).every((name) => Object.hasOwn(value, String(name))),
  properties: (value, described, _node, check) =>
    !isObject(value) ||
    patternsOf(described).every(([name, field]) => !Object.hasOwn(value, name) || check(value[name], field)),
  patternProperties: (value, described, _node, check) =>
    !isObject(value) ||
    patternsOf(described).every(([source, field]) =>
      Object.entries(value).every(([name, one]) => !matches(name, source) || check(one, field)),
    ),
  additionalProperties: (value, field, { properties, patternProperties }, check) => {
    if (!isObject(value)) return true
    const known = isRecord(properties) ? properties : {}
    const sources = patternsOf(patternProperties).map(([source]) => source)
    const others = Object.entries(value).filter(
      ([name]) => !Object.hasOwn(known, name) && !sources.some((source) => matches(name, source)),
    )
    return others.every(([, one]) => check(one, field))
  },
  propertyNames: (value, name, _node, check) =>
    !isObject(value) || Object.keys(value).every((one) => check(one, name)),
  minProperties: length(fields, atLeast),
  maxProperties: length(fields, atMost),
  dependentRequired: (value, needs) =>
    !isObject(value) ||
    patternsOf(needs).every(
      ([name, others]) =>
        !Object.hasOwn(value, name) || asArray(others).every((other) => Object.hasOwn(value, String(other))),
    ),
  dependentSchemas: (value, needs, _node, check) =>
    !isObject(value) ||
    patternsOf(needs).every(([name, schema]) => !Object.hasOwn(value, name) || check(value, schema)),
  allOf: (value, all, _node, check) => asArray(all).every((one) => check(value, one)),
  anyOf: (value, any, { nullable }, check) =>
    (nullable === true && value === null) || asArray(any).some((one) => check(value, one)),
  oneOf: (value, choices, { nullable }, check) =>
    (nullable === true && value === null) || asArray(choices).filter((one) => check(value, one)).length === 1,
  not: (value, other, _node, check) => !check(value, other),
  if: (value, condition, { then: met, else: unmet }, check) =>
    check(value, check(value, condition) ? met : unmet),
}
