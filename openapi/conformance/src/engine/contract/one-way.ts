import { asArray, asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import { flatten } from '../generate/flat-schema.ts'
import { followed } from './pointers.ts'
import { withSchemas, withSubschemas } from './upgraded.ts'

export type Direction = 'request' | 'response'

const maxDepth = 20
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['then', 'else']

/**
 * The document as its schemas hold for one direction (OpenAPI 3.1, section 4.8.24): a `writeOnly` field is required of the request
 * alone, a `readOnly` one of the response alone. A `readOnly` field of a request may be ignored or rejected: it may be anything.
 */
export const documentFor = (document: JsonObject, direction: Direction): JsonObject =>
  withSchemas(document, (schema) => schemaFor(document, schema, direction))

/** The same of a schema that refers into the document. */
export const fullSchemaFor = (document: JsonObject, schema: JsonObject, direction: Direction): JsonObject =>
  withSubschemas(schema, (one) => schemaFor(document, one, direction)) as JsonObject

/** Whether a field is meant for the other direction alone, wherever its schema says so. */
export function isOneWay(
  document: JsonObject,
  schema: Json | undefined,
  keyword: string,
  depth = 0,
): boolean {
  if (!isObject(schema) || depth > maxDepth) return false
  if (schema[keyword] === true) return true
  const parts = [
    ...asArray(schema.allOf),
    ...(typeof schema.$ref === 'string' ? [target(document, schema)] : []),
  ]
  return parts.some((part) => isOneWay(document, part, keyword, depth + 1))
}

const target = (document: JsonObject, { $ref }: JsonObject): JsonObject =>
  followed(document, { $ref: $ref as string }, '').value

/** The part of a value that a request may send: an example may be of a whole thing, with fields that the backend fills. */
export function sendable(document: JsonObject, schema: Json | undefined, value: unknown, depth = 0): unknown {
  if (depth > maxDepth) return value
  const { node, choices } = flatten(document, schema)
  if (Array.isArray(value)) return value.map((one) => sendable(document, node.items, one, depth + 1))
  if (!isObject(value)) return value
  const properties = Object.fromEntries(
    [...choices.map((choice) => flatten(document, choice).node), node].flatMap((one) =>
      Object.entries(asObject(one.properties)),
    ),
  )
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = properties[name] ?? node.additionalProperties
      return isOneWay(document, field, 'readOnly')
        ? []
        : [[name, sendable(document, field, inner, depth + 1)]]
    }),
  )
}

function schemaFor(document: JsonObject, schema: JsonObject, direction: Direction): JsonObject {
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
  const names = hiddenNames(document, schema, keyword, 0)
  if (names.size === 0) return schema
  return without(document, schema, { names, keyword }, 0)
}

/** The fields of the other direction that a schema names, itself or in a part that holds for the same value. */
function hiddenNames(
  document: JsonObject,
  schema: Json | undefined,
  keyword: string,
  depth: number,
): Set<string> {
  if (!isObject(schema) || depth > maxDepth) return new Set()
  const own = Object.entries(asObject(schema.properties)).flatMap(([name, inner]) =>
    isOneWay(document, inner, keyword) ? [name] : [],
  )
  const parts = [
    ...lists.flatMap((name) => asArray(schema[name])),
    ...single.flatMap((name) => schema[name] ?? []),
    ...(typeof schema.$ref === 'string' ? [target(document, schema)] : []),
  ]
  return new Set([...own, ...parts.flatMap((part) => [...hiddenNames(document, part, keyword, depth + 1)])])
}

interface Hidden {
  readonly names: ReadonlySet<string>
  readonly keyword: string
}

/** Whether a part that is referred to requires what is hidden by this schema alone: then it has to be written out. */
function isRequiredThere(document: JsonObject, part: JsonObject, { names, keyword }: Hidden): boolean {
  const own = hiddenNames(document, part, keyword, 0)
  const required = asArray(flatten(document, part).node.required).map(String)
  return required.some((name) => names.has(name) && !own.has(name))
}

function without(document: JsonObject, schema: JsonObject, hidden: Hidden, depth: number): JsonObject {
  if (depth > maxDepth) return schema
  const { $ref, ...own } = schema
  const inner = (part: Json): Json => (isObject(part) ? without(document, part, hidden, depth + 1) : part)
  const whole: Record<string, Json> = { ...schema }
  for (const name of lists) if (Array.isArray(own[name])) whole[name] = asArray(own[name]).map(inner)
  for (const name of single) if (own[name] !== undefined) whole[name] = inner(own[name])
  if (typeof $ref === 'string' && isRequiredThere(document, target(document, schema), hidden)) {
    delete whole.$ref
    whole.allOf = [inner(target(document, schema)), ...asArray(whole.allOf)]
  }
  if (Array.isArray(own.required))
    whole.required = own.required.filter((name) => !hidden.names.has(String(name)))
  if (hidden.keyword === 'readOnly' && isObject(own.properties))
    whole.properties = Object.fromEntries(
      Object.entries(own.properties).map(([name, field]) => [
        name,
        hidden.names.has(name) ? { readOnly: true } : field,
      ]),
    )
  return whole
}
