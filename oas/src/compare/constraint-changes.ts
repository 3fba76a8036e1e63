import type { ResolvedSchema } from '../schema/resolve.ts'
import type { Direction } from '../types.ts'
import { code } from './change.ts'

type Schema = ResolvedSchema['node']

const floors = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const ceilings = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']

/** What breaks callers: what they send may only be taken more widely, what they are answered only become narrower. */
export function constraintBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const fit = side === 'request' ? typesFit(old, now) : typesFit(now, old)
  return [
    ...typeBreaks(old, now, fit),
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
  const given = typesOf(first)
  return (
    given.length > 0 &&
    given.every((type) => allowed.includes(type) || (type === 'integer' && allowed.includes('number')))
  )
}

function typeBreaks(old: Schema, now: Schema, fit: boolean): string[] {
  return fit ? [] : [`type ${typesOf(old).join('|') || 'any'} became ${typesOf(now).join('|') || 'any'}`]
}

const valuesOf = ({ enum: list, const: only }: Schema) =>
  (list ?? (only === undefined ? undefined : [only])) as unknown[] | undefined

function enumBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [valuesOf(old), valuesOf(now)]
  if (side === 'request') {
    if (!is) return []
    if (!was) return ['only listed values are taken now']
    return was.filter((value) => !is.includes(value)).map((value) => `${value} is no longer taken`)
  }
  if (!was) return []
  if (!is) return ['other values than the listed ones may now be answered']
  return is.filter((value) => !was.includes(value)).map((value) => `${value} may now be answered`)
}

function formatBreaks(side: Direction, old: Schema, now: Schema): string[] {
  const [was, is] = [old.format, now.format]
  const promise = side === 'request' ? is : was
  return was === is || promise === undefined ? [] : [`format ${was ?? 'none'} became ${is ?? 'none'}`]
}

function variantBreaks(side: Direction, old: Schema, now: Schema): string[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const [was, is] = [old[word], now[word]].map((list) => (Array.isArray(list) ? list.length : undefined))
    if (was === undefined && is === undefined) return []
    if (was === undefined || is === undefined)
      return [`${word} ${was === undefined ? 'appeared' : 'is gone'}`]
    if (side === 'request') return is < was ? [`${word} takes fewer variants`] : []
    return is > was ? [`${word} answers more variants`] : []
  })
}

function tightened(old: Schema, now: Schema): string[] {
  const bound = (schema: Schema, word: string) => schema[word] as number | undefined
  const raised = floors.filter((word) => (bound(now, word) ?? -Infinity) > (bound(old, word) ?? -Infinity))
  const lowered = ceilings.filter((word) => (bound(now, word) ?? Infinity) < (bound(old, word) ?? Infinity))
  const found = [...raised, ...lowered].map(
    (word) => `${word} is tighter: ${old[word] ?? 'none'} became ${now[word]}`,
  )
  if (now.pattern !== undefined && now.pattern !== old.pattern)
    found.push(`pattern ${old.pattern ?? 'none'} became ${now.pattern}`)
  if (now.additionalProperties === false && old.additionalProperties !== false)
    found.push('other fields are refused now')
  if (now.uniqueItems === true && old.uniqueItems !== true) found.push('items must be unique now')
  return found
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
    .map((word) => `${code(word)} was ${shown(old[word])}, is ${shown(now[word])}`)
  const [was, is] = [old, now].map((schema) => typesOf(schema).sort().join(' or '))
  if (was !== is) changes.push(`the type was ${was || 'any'}, is ${is || 'any'}`)
  return [...changes, ...valueChanges(old, now)]
}

const shown = (value: unknown): string =>
  value === undefined ? 'not set' : String(JSON.stringify(value)).slice(0, 80)

function valueChanges(old: Schema, now: Schema): string[] {
  if (!Array.isArray(old.enum) || !Array.isArray(now.enum)) return []
  const [was, is] = [old.enum as unknown[], now.enum as unknown[]]
  return [
    ...is.filter((value) => !was.includes(value)).map((value) => `${code(value)} is a value, too`),
    ...was.filter((value) => !is.includes(value)).map((value) => `${code(value)} is no value any more`),
  ]
}
