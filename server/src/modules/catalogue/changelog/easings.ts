import { code } from './change.ts'
import type { Schema } from './flat.ts'

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
export function easings(old: Schema, now: Schema): string[] {
  const changes = bounds
    .filter((word) => JSON.stringify(old[word]) !== JSON.stringify(now[word]))
    .map((word) => `${code(word)} was ${shown(old[word])}, is ${shown(now[word])}`)
  const [was, is] = [typesOf(old), typesOf(now)]
  if (was !== is) changes.push(`the type was ${was || 'any'}, is ${is || 'any'}`)
  return [...changes, ...values(old, now)]
}

const shown = (value: unknown): string =>
  value === undefined ? 'not set' : String(JSON.stringify(value)).slice(0, 80)
const typesOf = ({ type }: Schema): string => [type ?? []].flat().sort().join(' or ')

function values(old: Schema, now: Schema): string[] {
  if (!Array.isArray(old.enum) || !Array.isArray(now.enum)) return []
  const [was, is] = [old.enum as unknown[], now.enum as unknown[]]
  return [
    ...is.filter((value) => !was.includes(value)).map((value) => `${code(value)} is a value, too`),
    ...was.filter((value) => !is.includes(value)).map((value) => `${code(value)} is no value any more`),
  ]
}
