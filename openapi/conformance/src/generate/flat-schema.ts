import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import { followed } from '../contract/followed.ts'

/** A schema whose reference and `allOf` are put together. Choices stay, as a list of schemas to be put together with it. */
export interface FlatSchema {
  readonly node: JsonObject
  readonly choices: readonly JsonObject[]
}

const maxDepth = 30
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

export function flatten(document: JsonObject, schema: Json | undefined): FlatSchema {
  const whole = merged(document, schema, 0)
  const { oneOf, anyOf, ...node } = whole
  const choices = [...asArray(oneOf), ...asArray(anyOf)].map((choice) => asObject(choice))
  return { node, choices }
}

/** A choice put together with what stands beside it. */
export const withChoice = (node: JsonObject, choice: JsonObject): JsonObject => ({ allOf: [node, choice] })

function merged(document: JsonObject, schema: Json | undefined, depth: number): JsonObject {
  if (!isObject(schema) || depth > maxDepth) return {}
  const { $ref, allOf, ...own } = schema
  const parts: JsonObject[] = asArray(allOf).map((part) => merged(document, part, depth + 1))
  if (typeof $ref === 'string')
    parts.unshift(merged(document, followed(document, { $ref }, '').value, depth + 1))
  return [...parts, own].reduce(both, {})
}

/** A schema that satisfies both, as far as keywords tell. */
function both(one: JsonObject, other: JsonObject): JsonObject {
  const whole: Record<string, Json> = { ...one, ...other }
  for (const [name, value] of Object.entries(other)) {
    const before = one[name]
    if (before === undefined) continue
    if (upper.includes(name)) whole[name] = Math.min(Number(before), Number(value))
    else if (lower.includes(name)) whole[name] = Math.max(Number(before), Number(value))
    else if (name === 'required') whole[name] = [...new Set([...asArray(before), ...asArray(value)])]
    else if (name === 'properties') whole[name] = bothProperties(asObject(before), asObject(value))
    else if (name === 'enum') whole[name] = asArray(value).filter((item) => asArray(before).includes(item))
    else if (name === 'type') whole[name] = commonTypes(before, value)
  }
  return whole
}

function bothProperties(one: JsonObject, other: JsonObject): Json {
  const shared = Object.entries(other).map(([name, schema]): [string, Json] => [
    name,
    one[name] === undefined ? schema : { allOf: [one[name], schema] },
  ])
  return { ...one, ...Object.fromEntries(shared) }
}

function commonTypes(one: Json, other: Json): Json {
  const [ones, others] = [one, other].map((type) => (Array.isArray(type) ? type : [type])) as [Json[], Json[]]
  const common = others.filter(
    (type) => ones.includes(type) || (type === 'integer' && ones.includes('number')),
  )
  return common.length === 1 ? (common[0] ?? other) : common
}

/** The types that a value may have; empty when any will do. */
export function typesOf({ type, properties, items, enum: values }: JsonObject): readonly string[] {
  if (type !== undefined) return (Array.isArray(type) ? type : [type]).map(String)
  if (values !== undefined) return []
  if (properties !== undefined) return ['object']
  return items === undefined ? [] : ['array']
}

/** Whether an object may have no other fields than those that are named. */
export const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonObject): boolean =>
  additionalProperties === false || unevaluatedProperties === false
