import { satisfies } from '../example/satisfies.ts'
import { asObject, isRecord } from '../json.ts'
import { compareNumbers, isMultipleOf, isNumber, numberText, writeJson } from '../numbers.ts'
import { partsOf, type ResolvedSchema } from '../schema/resolve.ts'
import type { Direction } from '../types.ts'
import { code } from './change.ts'
import { concerns, typesOf } from './schema-views.ts'

type Schema = ResolvedSchema['node']

const floors = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const ceilings = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
/** How a text is read: another value is another reading, for both sides. */
const encodings = ['contentEncoding', 'contentMediaType']
/** Wider ones of a response harm nobody. */
const sizes = [...floors, ...ceilings, 'multipleOf', 'pattern']
const bounds = [...sizes, ...encodings, 'format']
/** Formats that have each value of another. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  int32: ['int64'],
  float: ['double'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
}

/**
 * Changes that break callers: the receiver must accept every value of the sender. Callers send requests by the old schema, and
 * accept responses by it.
 */
export function constraintBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [sender, receiver] = side === 'request' ? [old, now] : [now, old]
  const tighter = bounds.filter(
    (word) =>
      (side === 'request' || !sizes.includes(word)) &&
      isTighter(word, sender, receiver) &&
      concerns(word, typesOf(sender)),
  )
  return [
    ...(typesFit(sender, receiver) ? [] : typeChange(old, now)),
    ...enumBreaks(side, old, now),
    ...discriminatorBreaks(side, old.discriminator, now.discriminator),
    ...(Array.isArray(sender.enum)
      ? valuesOutside(sender.enum, receiver, tighter).map((value) => valueBreak(side, value))
      : tighter.map((word) => difference(word, old[word], now[word]))),
    ...(receiver.uniqueItems === true && sender.uniqueItems !== true
      ? [side === 'request' ? 'items must now be unique' : 'items may now repeat']
      : []),
  ]
}

/** Of values that are listed, those that bounds exclude. */
function valuesOutside(values: readonly unknown[], receiver: Schema, words: readonly string[]): unknown[] {
  const outer = partsOf(receiver).map((part) =>
    Object.fromEntries(words.flatMap((word) => (word in part ? [[word, part[word]]] : []))),
  )
  return values.filter((value) => !satisfies(value, { allOf: outer }, { schemas: {}, direction: 'request' }))
}

// Everything the first allows must be allowed by the second. An integer is a number, as a multiple of one is an integer.
function typesFit(first: Schema, second: Schema): boolean {
  const allowed = typesOf(second)
  if (allowed.length === 0) return true
  const types = typesOf(first)
  return (
    types.length > 0 &&
    types.every(
      (type) =>
        allowed.includes(type) ||
        (type === 'integer' && allowed.includes('number')) ||
        (type === 'number' && allowed.includes('integer') && Number.isInteger(first.multipleOf)),
    )
  )
}

function typeChange(old: Schema, now: Schema): string[] {
  const [was, is] = [old, now].map((schema) => typesOf(schema).join(' or ') || 'any')
  return was === is ? [] : [`type changed from ${was} to ${is}`]
}

const holds = (values: readonly unknown[], value: unknown): boolean => {
  const text = orderedJson(value)
  return values.some((one) => orderedJson(one) === text)
}

const orderedJson = (value: unknown): string => writeJson(inOrder(value))

/** The same value, its fields in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, one]) => [name, inOrder(one)]))
}

export const valueBreak = (side: Direction, value: unknown): string =>
  `${code(value)} ${side === 'request' ? 'is no longer accepted' : 'may now be returned'}`

function enumBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [old.enum, now.enum] as (unknown[] | undefined)[]
  const [sender, receiver] = side === 'request' ? [was, is] : [is, was]
  if (!receiver) return []
  if (sender) return sender.filter((value) => !holds(receiver, value)).map((value) => valueBreak(side, value))
  return [
    side === 'request'
      ? 'only the listed values are now accepted'
      : 'values other than those listed may now be returned',
  ]
}

export function discriminatorBreaks(side: Direction, old: unknown, now: unknown): string[] {
  const [was, is] = [asObject(old), asObject(now)]
  const [sender, receiver] = side === 'request' ? [was, is] : [is, was]
  if (receiver.propertyName === undefined) return []
  const words = ['propertyName', 'defaultMapping'].filter((word) => was[word] !== is[word])
  if (words.length > 0) return words.map((word) => difference(`discriminator ${word}`, was[word], is[word]))
  return Object.keys(asObject(sender.mapping))
    .filter((value) => !Object.hasOwn(asObject(receiver.mapping), value))
    .map((value) => valueBreak(side, value))
}

/** Whether the receiver's keyword rejects what the sender's allows. Where there was no bound, any is a narrower one. */
function isTighter(word: string, sender: Schema, receiver: Schema): boolean {
  if (encodings.includes(word)) return sender[word] !== receiver[word]
  return statedBy(receiver, word).some((to) => !isBound(word, sender, to))
}

const statedBy = (schema: Schema, word: string): unknown[] =>
  partsOf(schema).flatMap((part) => (part[word] === undefined ? [] : [part[word]]))

/** Whether the sender keeps within a bound, be it by its exclusive or inclusive form. */
function isBound(word: string, sender: Schema, to: unknown): boolean {
  const direction = floors.includes(word) ? 1 : -1
  const isWithin = (from: unknown, least: number) =>
    isNumber(from) && isNumber(to) && compareNumbers(from, to) * direction >= least
  if (word === 'minimum' || word === 'maximum')
    return isWithin(sender[word], 0) || isWithin(sender[exclusive(word)], 0)
  if (word.startsWith('exclusive'))
    return isWithin(sender[word], 0) || isWithin(sender[inclusive(word)], Number.MIN_VALUE)
  return statedBy(sender, word).some((from) => {
    if (writeJson(from) === writeJson(to) || widerFormats[String(from)]?.includes(String(to))) return true
    if (word !== 'multipleOf') return isWithin(from, 0)
    return isNumber(from) && isNumber(to) && isMultipleOf(Number(numberText(from)), Number(numberText(to)))
  })
}

const exclusive = (word: string): string => `exclusive${word.charAt(0).toUpperCase()}${word.slice(1)}`
const inclusive = (word: string): string => word.slice('exclusive'.length).toLowerCase()

/** Changes of a schema's rules that break nobody. */
export function nonBreakingChanges(old: Schema, now: Schema): string[] {
  const changes = [...bounds, 'default']
    .filter((word) => old[word] !== now[word] && writeJson(old[word]) !== writeJson(now[word]))
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
