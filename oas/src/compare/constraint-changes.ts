import { asObject } from '../json.ts'
import { compareNumbers, isMultipleOf, isNumber, numberText, writeJson } from '../numbers.ts'
import type { ResolvedSchema } from '../schema/resolve.ts'
import type { Direction } from '../types.ts'
import { code } from './change.ts'

type Schema = ResolvedSchema['node']

const floors = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const ceilings = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
/** How a text is read: another value is another reading, for both sides. */
const encodings = ['contentEncoding', 'contentMediaType']
/** Wider ones of a response harm nobody. */
const sizes = [...floors, ...ceilings, 'multipleOf', 'pattern']
/** Every length and number of items has these anyway. */
const isNoBound = (word: string, value: unknown): boolean => value === 0 && /^min(?!imum)/.test(word)
const bounds = [...sizes, ...encodings, 'format']

/**
 * Changes that break callers: the receiver must accept every value of the sender. Callers send requests by the old schema, and
 * accept responses by it.
 */
export function constraintBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [sender, receiver] = side === 'request' ? [old, now] : [now, old]
  return [
    ...(typesFit(sender, receiver) ? [] : typeChange(old, now)),
    ...enumBreaks(side, old, now),
    ...(losesNull(sender, receiver) ? [valueBreak(side, null)] : []),
    ...discriminatorBreaks(side, old, now),
    ...variantBreaks(side, old, now),
    ...bounds
      .filter((word) => (side === 'request' || !sizes.includes(word)) && isTighter(word, sender, receiver))
      .map((word) => difference(word, old[word], now[word])),
    ...(receiver.uniqueItems === true && sender.uniqueItems !== true
      ? [side === 'request' ? 'items must now be unique' : 'items may now repeat']
      : []),
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
  (only === undefined ? list : [only]) as unknown[] | undefined

const holds = (values: readonly unknown[], value: unknown): boolean =>
  values.some((one) => one === value || writeJson(one) === writeJson(value))

const valueBreak = (side: Direction, value: unknown): string =>
  `${code(value)} ${side === 'request' ? 'is no longer accepted' : 'may now be returned'}`

function enumBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [valuesOf(old), valuesOf(now)]
  const [sender, receiver] = side === 'request' ? [was, is] : [is, was]
  if (!receiver) return []
  if (sender) return sender.filter((value) => !holds(receiver, value)).map((value) => valueBreak(side, value))
  return [
    side === 'request'
      ? 'only the listed values are now accepted'
      : 'values other than those listed may now be returned',
  ]
}

/** No type says null beside variants. */
const losesNull = (sender: Schema, receiver: Schema): boolean =>
  sender.nullable === true && receiver.nullable !== true && Boolean(receiver.oneOf ?? receiver.anyOf)

function discriminatorBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [asObject(old.discriminator), asObject(now.discriminator)]
  const [sender, receiver] = side === 'request' ? [was, is] : [is, was]
  if (receiver.propertyName === undefined) return []
  const words = ['propertyName', 'defaultMapping'].filter((word) => was[word] !== is[word])
  if (words.length > 0) return words.map((word) => difference(`discriminator ${word}`, was[word], is[word]))
  return Object.keys(asObject(sender.mapping))
    .filter((value) => !Object.hasOwn(asObject(receiver.mapping), value))
    .map((value) => valueBreak(side, value))
}

function variantBreaks(side: Direction, old: Schema, now: Schema): string[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const [was, is] = [old[word], now[word]].map((list) => (Array.isArray(list) ? list.length : undefined))
    const [sender, receiver] = side === 'request' ? [was, is] : [is, was]
    if (receiver === undefined) return []
    if (sender === undefined) return [`${word} ${was === undefined ? 'added' : 'removed'}`]
    if (sender <= receiver) return []
    return [side === 'request' ? `${word} accepts fewer variants` : `${word} may return more variants`]
  })
}

/** Whether the receiver's keyword rejects what the sender's allows. Where there was no bound, any is a narrower one. */
function isTighter(word: string, sender: Schema, receiver: Schema): boolean {
  const [from, to] = [sender[word], receiver[word]]
  if (encodings.includes(word)) return from !== to
  if (to === undefined || isNoBound(word, to) || writeJson(from) === writeJson(to)) return false
  if (!isNumber(from) || !isNumber(to)) return true
  if (word === 'multipleOf') return !isMultipleOf(Number(numberText(from)), Number(numberText(to)))
  return compareNumbers(to, from) * (floors.includes(word) ? 1 : -1) > 0
}

/** Changes of a schema's rules that break nobody. */
export function nonBreakingChanges(old: Schema, now: Schema): string[] {
  const changes = [...bounds, 'default']
    .filter((word) => writeJson(old[word]) !== writeJson(now[word]))
    .map((word) => difference(word, old[word], now[word]))
  return [...changes, ...typeChange(old, now), ...valueChanges(old, now)]
}

/** `minimum raised from 1 to 1024`: a keyword and what became of it. */
export function difference(word: string, was: unknown, is: unknown): string {
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
