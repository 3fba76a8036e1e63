import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import { merge } from '@switchboard/oas/schema'
import { followed } from '../contract/pointers.ts'

/** A schema whose reference and `allOf` are put together. Choices stay, as a list of schemas to be put together with it. */
export interface FlatSchema {
  readonly node: JsonObject
  readonly choices: readonly JsonObject[]
}

const maxDepth = 30

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
  const target = typeof $ref === 'string' ? [followed(document, { $ref }, '').value] : []
  const parts = [...target, ...asArray(allOf)].map((part) => merged(document, part, depth + 1))
  return [...parts, own].reduce<JsonObject>((one, other) => merge(one, other) as JsonObject, {})
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

/** Names of fields that a value of the schema, or anything in it, may have. */
export function propertiesOf(
  document: JsonObject,
  schema: Json | undefined,
  depth = 0,
  names: Set<string> = new Set(),
): ReadonlySet<string> {
  if (depth > 5 || !isObject(schema)) return names
  const { node, choices } = flatten(document, schema)
  const properties = asObject(node.properties)
  for (const name of Object.keys(properties)) names.add(name)
  for (const inner of [...Object.values(properties), node.items, ...choices])
    propertiesOf(document, inner, depth + 1, names)
  return names
}
