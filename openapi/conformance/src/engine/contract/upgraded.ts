import { asObject, isObject, type Json, type JsonObject, upgradeTo31 } from '@switchboard/oas/document'

const mapsOfSchemas = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const schemas = ['items', 'not', 'additionalProperties', 'contains', 'if', 'then', 'else', 'propertyNames']
const listsOfSchemas = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
/** A change that writes out what a schema refers to might have no end. */
const maxDepth = 60

type Change = (schema: JsonObject) => JsonObject

/** The document with its schemas as JSON Schema 2020-12 has them, where OpenAPI 3.0 wrote them in its own way. */
export function upgraded(document: JsonObject): JsonObject {
  return /^3\.0/.test(String(document.openapi)) ? withSchemas(document, upgradeTo31) : document
}

/** The document with each of its schemas changed, from the outermost on. */
export const withSchemas = (document: JsonObject, change: Change): JsonObject =>
  walk(document, change) as JsonObject

function walk(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((one) => walk(one, change))
  if (!isObject(value)) return value
  return mapped(value, (name, inner) => {
    if (name === 'schema') return withSubschemas(inner, change)
    if (name === 'schemas') return mapped(asObject(inner), (_name, schema) => withSubschemas(schema, change))
    return name === 'example' || name === 'examples' ? inner : walk(inner, change)
  })
}

/** A schema and those in it, each changed. */
export function withSubschemas(value: Json, change: Change, depth = 0): Json {
  if (!isObject(value) || depth > maxDepth) return value
  const within = (inner: Json) => withSubschemas(inner, change, depth + 1)
  return mapped(change(value), (name, inner) => {
    if (mapsOfSchemas.includes(name)) return mapped(asObject(inner), (_name, schema) => within(schema))
    if (schemas.includes(name)) return within(inner)
    return listsOfSchemas.includes(name) && Array.isArray(inner) ? inner.map(within) : inner
  })
}

const mapped = (value: JsonObject, change: (name: string, inner: Json) => Json): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]))
