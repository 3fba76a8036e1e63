import { compareNumbers, isNumber, writeJson } from '../numbers.ts'
import type { ResolvedSchema } from '../schema/resolve.ts'
import type { Direction } from '../types.ts'
import { code } from './change.ts'

type Schema = ResolvedSchema['node']

const floors = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const ceilings = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']

/** Changes that break callers: requests may only be accepted more widely, responses only become narrower. */
export function constraintBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const fit = side === 'request' ? typesFit(old, now) : typesFit(now, old)
  return [
    ...(fit ? [] : typeChange(old, now)),
    ...enumBreaks(side, old, now),
    ...formatBreaks(side, old, now),
    ...variantBreaks(side, old, now),
    ...(side === 'request' ? tightened(old, now) : []),
  ]
}

const typesOf = (schema: Schema) => [schema.type ?? []].flat() as string[]

// Everything the first allows must be allowed by the second. An integer is a number.
function typesFit(first: Schema, second: Schema): boolean {
  const allowed = typesOf(second)
  if (allowed.length === 0) return true
  const types = typesOf(first)
  return (
    types.length > 0 &&
    types.every((type) => allowed.includes(type) || (type === 'integer' && allowed.includes('number')))
  )
}

function typeChange(old: Schema, now: Schema): string[] {
  const [was, is] = [old, now].map((schema) => typesOf(schema).sort(nullLast).join(' or ') || 'any')
  return was === is ? [] : [`type changed from ${was} to ${is}`]
}

const nullLast = (one: string, other: string) =>
  Number(one === 'null') - Number(other === 'null') || one.localeCompare(other)

const valuesOf = ({ enum: list, const: only }: Schema) =>
  (list ?? (only === undefined ? undefined : [only])) as unknown[] | undefined

const holds = (values: readonly unknown[], value: unknown): boolean =>
  values.some((one) => one === value || writeJson(one) === writeJson(value))

function enumBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [valuesOf(old), valuesOf(now)]
  if (side === 'request') {
    if (!is) return []
    if (!was) return ['only the listed values are now accepted']
    return was.filter((value) => !holds(is, value)).map((value) => `${code(value)} is no longer accepted`)
  }
  if (!was) return []
  if (!is) return ['values other than those listed may now be returned']
  return is.filter((value) => !holds(was, value)).map((value) => `${code(value)} may now be returned`)
}

function formatBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [old.format, now.format]
  const promise = side === 'request' ? is : was
  return was === is || promise === undefined ? [] : [difference('format', was, is)]
}

function variantBreaks(side: Direction, old: Schema, now: Schema): string[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const [was, is] = [old[word], now[word]].map((list) => (Array.isArray(list) ? list.length : undefined))
    if (was === undefined && is === undefined) return []
    if (was === undefined || is === undefined) return [`${word} ${was === undefined ? 'added' : 'removed'}`]
    if (side === 'request') return is < was ? [`${word} accepts fewer variants`] : []
    return is > was ? [`${word} may return more variants`] : []
  })
}

function tightened(old: Schema, now: Schema): string[] {
  // Where there was no bound, any is a narrower one.
  const moved = (word: string) => {
    const [was, is] = [old[word], now[word]]
    return isNumber(is) ? (isNumber(was) ? compareNumbers(is, was) : undefined) : 0
  }
  const raised = floors.filter((word) => (moved(word) ?? 1) > 0)
  const lowered = ceilings.filter((word) => (moved(word) ?? -1) < 0)
  const differences = [...raised, ...lowered].map((word) => difference(word, old[word], now[word]))
  if (now.pattern !== undefined && now.pattern !== old.pattern)
    differences.push(difference('pattern', old.pattern, now.pattern))
  if (now.additionalProperties === false && old.additionalProperties !== false)
    differences.push('other fields are now rejected')
  if (now.uniqueItems === true && old.uniqueItems !== true) differences.push('items must now be unique')
  return differences
}

const bounds = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'pattern',
  'format',
  'default',
]

/** Changes of a schema's rules that break nobody. */
export function nonBreakingChanges(old: Schema, now: Schema): string[] {
  const changes = bounds
    .filter((word) => JSON.stringify(old[word]) !== JSON.stringify(now[word]))
    .map((word) => difference(word, old[word], now[word]))
  return [...changes, ...typeChange(old, now), ...valueChanges(old, now)]
}

/** `minimum raised from 1 to 1024`: a keyword and what became of it. */
function difference(word: string, was: unknown, is: unknown): string {
  if (was === undefined) return `${word} set to ${valueText(is)}`
  if (is === undefined) return `${word} ${valueText(was)} removed`
  const verb =
    !isNumber(was) || !isNumber(is) ? 'changed' : compareNumbers(is, was) > 0 ? 'raised' : 'lowered'
  return `${word} ${verb} from ${valueText(was)} to ${valueText(is)}`
}

/** Numbers and single words as they are; code where it would not end clearly. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : writeJson(value)
  return /^[\w.+-]+$/.test(text) ? text : code(text)
}

function valueChanges(old: Schema, now: Schema): string[] {
  if (!Array.isArray(old.enum) || !Array.isArray(now.enum)) return []
  const [was, is] = [old.enum as unknown[], now.enum as unknown[]]
  return [
    ...is.filter((value) => !holds(was, value)).map((value) => `${code(value)} is now accepted`),
    ...was.filter((value) => !holds(is, value)).map((value) => `${code(value)} is no longer returned`),
  ]
}
